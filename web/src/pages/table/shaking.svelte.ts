import { settings } from '../../settings.svelte.ts'

/** Metres per second squared, without gravity: a shake, not a step. */
const HARD = 14
/** Some browsers, such as those on iOS, must be asked, after a tap. */
type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<string> }
let isAllowed = $state(false)

function motionEvents(): Asking | undefined {
  return 'DeviceMotionEvent' in globalThis && matchMedia('(pointer: coarse)').matches
    ? (DeviceMotionEvent as Asking)
    : undefined
}

/** Whether this device could be shaken at all, and whether it may be now. */
export const knowsShaking = (): boolean => motionEvents() !== undefined
export const canShake = (): boolean =>
  settings.shakes && knowsShaking() && (isAllowed || !motionEvents()?.requestPermission)

/** Switch it on or off; where a browser must be asked, a tap must have led here. */
export async function allowShaking(isOn: boolean): Promise<void> {
  const ask = motionEvents()?.requestPermission
  isAllowed = isOn && (!ask || (await ask().catch(() => '')) === 'granted')
  settings.turn('shakes', isAllowed)
}

/** Do this when the device is shaken; the returned function ends it. */
export function onShake(then: () => void): () => void {
  const feel = ({ acceleration }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 }
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) > HARD) then()
  }
  if (!canShake()) return () => undefined
  addEventListener('devicemotion', feel)
  return () => removeEventListener('devicemotion', feel)
}
