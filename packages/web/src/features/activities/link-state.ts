declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this one is the list of activities. */
    from_list?: boolean
  }
}

/** What links of the list leave in the history, so that going back finds the list as it was. */
export const fromList = { from_list: true } as const
