import { useEffectEvent, useLayoutEffect } from 'react'
import { createListeners } from '../lib/listeners.ts'

/* The sheets that are open, the lowest first. What ties them to the way back is the app's (`app/sheets-in-history.tsx`). */

type OpenSheet = { close: () => void }

const openSheets: OpenSheet[] = []
const listeners = createListeners()

export const countOpenSheets = () => openSheets.length

/** Closes those that lie over the lowest `count`, the upmost first. One that may not be closed now stays. */
export function closeSheetsOver(count: number): void {
  for (const sheet of openSheets.slice(count).reverse()) sheet.close()
}

/** Tells of every sheet that opens or closes. @returns what ends it. */
export const watchOpenSheets = listeners.subscribe

/** Counts a sheet among the open ones while it is. */
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
