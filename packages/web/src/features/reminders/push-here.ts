/*
 * Notifications in this browser: whether they are possible, and turning them on (Push API).
 */

/** A kind sentence why notifications are not possible here; null where they may be. */
export function pushObstacle(): string | null {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple()
      ? 'On iPhone and iPad, notifications come once this site is on your home screen: tap Share, then “Add to Home Screen”, and open it from there.'
      : 'This browser takes no notifications from sites. Email or a calendar work everywhere.'
  return Notification.permission === 'denied'
    ? 'This browser blocks our notifications. You can allow them in its settings for this site.'
    : null
}

/** iPads identify as Macs. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

type Device = { endpoint: string; p256dh: string; auth: string }

/**
 * Asks for permission and subscribes. Only after a click, as browsers require.
 * @returns the subscription for the server; null when it was not allowed, or the browser could not.
 */
export async function subscribeHere(pushKey: string): Promise<Device | null> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return null
    const wanted = { userVisibleOnly: true, applicationServerKey: pushKey }
    // A subscription with an older key of the server is replaced.
    const subscription = await registration.pushManager.subscribe(wanted).catch(async () => {
      await (await registration.pushManager.getSubscription())?.unsubscribe()
      return registration.pushManager.subscribe(wanted)
    })
    const { endpoint, keys } = subscription.toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) return null
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  } catch {
    return null
  }
}
