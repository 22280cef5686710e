import { useEffectEvent, useLayoutEffect } from 'react'
import { createListeners } from '../lib/listeners.ts'

/* The open sheets, the lowest first. `app/sheets-in-history.tsx` connects them to the history. */

type OpenSheet = { close: () => void }

const openSheets: OpenSheet[] = []
const listeners = createListeners()

export const countOpenSheets = () => openSheets.length

/** Closes those over the lowest `count`, the topmost first. One that may not be closed now stays. */
export function closeSheetsOver(count: number): void {
  for (const sheet of openSheets.slice(count).reverse()) sheet.close()
}

/** Calls back on every sheet that opens or closes. @returns a function that ends it. */
export const watchOpenSheets = listeners.subscribe

/** Counts a sheet among the open ones while it is open. */
export function useOpenSheet(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useLayoutEffect(() => {
    if (!isOpen) return
    const sheet = { close: () => closeNow() }
    openSheets.push(sheet)
    listeners.notify()
    return () => {
      openSheets.splice(openSheets.indexOf(sheet), 1)
      listeners.notify()
    }
  }, [isOpen])
}
