import type { HistoryLocation, RegisteredRouter } from '@tanstack/react-router'
import { closeSheetsOver, countOpenSheets, watchOpenSheets } from '../ui/open-sheets.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How many sheets are open over the page. */
    openSheets?: number
  }
}

type HistoryChange = Parameters<Parameters<RegisteredRouter['history']['subscribe']>[0]>[0]

const depthOf = ({ state }: HistoryLocation) => state.openSheets ?? 0
/** The index in the history of the page under the sheets. */
const placeOf = (location: HistoryLocation) => location.state.__TSR_index - depthOf(location)

/**
 * Gives every open sheet a history entry, so that the Back button of a phone closes it instead of leaving the page.
 * An entry whose sheet is gone (closed by its button, left by a link, reloaded) is skipped: Back never leads to the
 * current page again. What a sheet has written into the address stays.
 * The browser's CloseWatcher is not enough: it only handles the gesture of Android.
 * @returns a handler for every change of the history, and a function that ends it.
 */
export function tieSheetsToHistory(router: RegisteredRouter) {
  const { history } = router
  let here = history.location
  let isStepping = false
  let timer: ReturnType<typeof setTimeout> | undefined

  // Deferred: a sheet that closes while the next one opens leaves its entry to it.
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
  /** Gives the page below the address that was written while a sheet was over it. */
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
  // After a reload with an open sheet its entry is left over.
  settleSoon()
  return {
    hear,
    stop() {
      clearTimeout(timer)
      stopWatching()
    },
  }
}
