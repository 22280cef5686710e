import { useEffect, useState } from 'react'

type Rules = typeof import('@fgm/shared/hunts/stories/treasure')

/** Once loaded, the rules are there at the first render, too. */
let known: Rules | undefined

/** What speaks against a hiding place for the youngest. Offline there are no rules: `is_safe` is false, for adults only. */
export function useTreasureProblem(place: string, age: number) {
  const [rules, setRules] = useState(known)
  const [hasFailed, setHasFailed] = useState(false)
  const isPlace = place.trim() !== ''
  useEffect(() => {
    if (!isPlace || rules) return
    let isWanted = true
    void import('@fgm/shared/hunts/stories/treasure').then(
      (loaded) => {
        known = loaded
        if (isWanted) setRules(loaded)
      },
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [isPlace, rules])
  const problem = isPlace ? rules?.treasureProblem(place, age) : undefined
  return {
    problem,
    is_safe: isPlace && rules !== undefined && problem === undefined,
    isChecking: isPlace && !rules && !hasFailed,
  }
}
