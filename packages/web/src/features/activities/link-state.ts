declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page before this one is the list of activities. */
    from_list?: boolean
    /** 'Start now' was pressed on the page before: the activity begins with its first step. */
    starts_now?: boolean
  }
}

/** What links of the list leave in the history, so that going back finds the list as it was. */
export const fromList = { from_list: true } as const

/** What a link 'Start now' leaves in the history. The first step takes the focus, instead of the heading. */
export const startsNow = { starts_now: true, keepsFocus: true } as const
