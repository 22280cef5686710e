import { useEffect, useState } from 'react'

type Checked = { place: string; age: number; problem: string | undefined }

/**
 * What speaks against a hiding place for the youngest player. Until that is known, `is_safe` is false: then the place is
 * told to the adult alone. The rules load when there is a place to check.
 */
export function useTreasureProblem(place: string, age: number) {
  const [checked, setChecked] = useState<Checked>()
  useEffect(() => {
    if (place.trim() === '') return
    let isWanted = true
    void import('@fgm/shared/hunts/stories/treasure').then(
      ({ treasureProblem }) =>
        isWanted && setChecked({ place, age, problem: treasureProblem(place, age) }),
      // Without a network the rules may not be there.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [place, age])
  const isKnown = checked?.place === place && checked.age === age
  return {
    problem: isKnown ? checked.problem : undefined,
    is_safe: isKnown && checked.problem === undefined,
  }
}
