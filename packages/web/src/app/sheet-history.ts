import type { HistoryLocation, RegisteredRouter } from '@tanstack/react-router'
import { closeSheetsOver, countOpenSheets, watchOpenSheets } from '../ui/open-sheets.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** So many sheets lie over the page. */
    openSheets?: number
  }
}

type HistoryChange = Parameters<Parameters<RegisteredRouter['history']['subscribe']>[0]>[0]

const depthOf = ({ state }: HistoryLocation) => state.openSheets ?? 0
/** Where the page under the sheets stands in the history. */
const placeOf = (location: HistoryLocation) => location.state.__TSR_index - depthOf(location)

/**
 * Gives every open sheet an entry of the history, so that the way back of a phone closes it instead of leaving the page.
 * An entry whose sheet is gone (closed by its button, left by a link, reloaded) is stepped over: the way back never
 * leads to a page that one is on already. What a sheet has written into the address stays written.
 *
 * Not by the browser's CloseWatcher: it hears the gesture of Android, but no other way back.
 * @returns what hears of every change of the history, and what ends it.
 */
export function tieSheetsToHistory(router: RegisteredRouter) {
  const { history } = router
  let here = history.location
  let isStepping = false
  let timer: ReturnType<typeof setTimeout> | undefined

  // A moment later: a sheet that closes while the next one opens leaves its entry to it.
  function settleSoon() {
    clearTimeout(timer)
    timer = setTimeout(settle)
  }
  function settle() {
    if (isStepping) return
    const depth = depthOf(here)
    const count = countOpenSheets()
    if (depth > count) {
      isStepping = true
      history.go(count - depth)
    } else if (depth < count) {
      const state = { ...here.state, openSheets: depth + 1 }
      void router.navigate({ href: here.href, state, resetScroll: false })
      settleSoon()
    }
  }
  /** The page below gets the address that was written while a sheet lay over it. */
  function carry({ href }: HistoryLocation, { state }: HistoryLocation) {
    void router.navigate({ href, state, replace: true, resetScroll: false })
  }
  function hear({ location, action }: HistoryChange) {
    const before = here
    here = location
    const isSamePlace = placeOf(before) === placeOf(location)
    if (action.type === 'REPLACE') {
      const isMarkLost =
        depthOf(before) > 0 && before.state.__TSR_index === location.state.__TSR_index
      if (isMarkLost && depthOf(location) === 0)
        history.replace(location.href, { ...location.state, openSheets: depthOf(before) })
    } else if (action.type !== 'PUSH') {
      if (!isStepping) closeSheetsOver(depthOf(location))
      isStepping = false
      if (isSamePlace && depthOf(before) > depthOf(location) && before.href !== location.href)
        carry(before, location)
      settleSoon()
    }
  }
  const stopWatching = watchOpenSheets(settleSoon)
  // Reloaded while a sheet was open: its entry is left over.
  settleSoon()
  return {
    hear,
    stop() {
      clearTimeout(timer)
      stopWatching()
    },
  }
}
