import { useRegistrationInfo } from './use-registration-info.ts'

/** Once the free spots are taken: what the next family pays. */
export function NextPrice() {
  const info = useRegistrationInfo()
  if (info?.spots_remaining !== 0) return null
  const { name, price_usd } = info.next_user_tier
  return (
    <p className="small muted mt-3">
      Next: {name}, ${price_usd / 100} once
    </p>
  )
}
