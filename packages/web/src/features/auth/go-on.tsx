import { useEffect, useRef } from 'react'
import { useNext } from './use-next.ts'

/** For who arrives signed in where one signs in: leads on at once. */
export function GoOn() {
  const next = useNext()
  const atArrival = useRef(next.goOn)
  useEffect(() => void atArrival.current(), [])
  return null
}
