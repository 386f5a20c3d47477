type Device = 'iphone' | 'android' | 'computer'

interface Way {
  device: Device
  /** Sentences of the catalogue; `ordered`: one after the other, otherwise for one browser each. */
  steps: readonly string[]
  ordered: boolean
}

export const WAYS: readonly Way[] = [
  {
    device: 'iphone',
    steps: ['web-pocket-iphone-open', 'web-pocket-iphone-share', 'web-pocket-iphone-add'],
    ordered: true,
  },
  {
    device: 'android',
    steps: ['web-pocket-android-open', 'web-pocket-android-menu', 'web-pocket-android-add'],
    ordered: true,
  },
  {
    device: 'computer',
    steps: ['web-pocket-computer-chrome', 'web-pocket-computer-safari', 'web-pocket-computer-firefox'],
    ordered: false,
  },
]

/** Which way is probably wanted; an iPad says that it is a Mac, but no Mac is touched with several fingers. */
export function deviceOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Device {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'iphone'
  return userAgent.includes('Android') ? 'android' : 'computer'
}
