/** The origin in what somebody typed or pasted, an invitation too; null where there is none that a page here may talk
 * to, and why. */
export function originIn(text: string, here: Pick<Location, 'protocol'> = location): string | 'not-secure' | null {
  const typed = text.trim()
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`
  if (!typed || /\s/.test(typed) || !URL.canParse(address)) return null
  const { protocol, origin, hostname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const blocked = here.protocol === 'https:' && protocol === 'http:' && !isLoopback(hostname)
  return blocked ? 'not-secure' : origin
}

/** Whether no other device can open this address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]'
}
