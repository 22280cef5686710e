import { founding_spots } from '@fgm/shared/tiers'
import { Dots } from '../../ui/dots.tsx'
import { FamiliesDrawing } from '../../ui/drawings/families.tsx'
import { useRegistrationInfo } from './use-registration-info.ts'

/** Families of all kinds, and above them, while founding spots are left, the spots to count. */
export function FoundingDrawing({ isFrozen }: { isFrozen: boolean }) {
  const spots = useRegistrationInfo(isFrozen).data?.spots_remaining
  return (
    <div className="grid justify-items-center gap-16">
      {spots ? (
        <div className="w-[330px]">
          <Dots taken={founding_spots - spots} total={founding_spots} />
        </div>
      ) : null}
      <FamiliesDrawing className="w-full" />
    </div>
  )
}
