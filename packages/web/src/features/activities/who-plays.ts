import { playersHere } from '@fgm/shared/activities/right-now'
import { useState } from 'react'
import type { Child, Children } from '../children/use-children.ts'
import { currentFamily } from '../offline/current-family.ts'
import { rememberAnswers, usualAnswers } from './right-now-memory.ts'

/**
 * The children who play, here as in the deck: the chosen one, and who else is here at this hour. All together, the youngest is
 * the one it is for; choosing one child lets that one play alone.
 */
export function useWhoPlays(family: Children) {
  const { children = [], child, choose } = family
  const [also, setAlso] = useState(() =>
    typeof window === 'object' ? usualAnswers(currentFamily()).also : [],
  )
  const { here } = playersHere(children, child, { where: null, how: null, also })
  function play(players: readonly Child[]) {
    const [youngest, ...others] = players.toSorted((a, b) => a.age - b.age)
    if (!youngest) return
    const ids = others.map(({ id }) => id)
    rememberAnswers(currentFamily(), { ...usualAnswers(currentFamily()), also: ids })
    setAlso(ids)
    choose(youngest.id)
  }
  return {
    here,
    family: {
      ...family,
      choose: (id: string) => play(children.filter((one) => one.id === id)),
    },
    together: { is: here.length > 1, onChoose: () => play(children) },
  }
}
