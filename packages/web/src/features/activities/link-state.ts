declare module '@tanstack/react-router' {
  interface HistoryState {
    /** 'Start now' was pressed on the page before: the activity begins with its first step. */
    starts_now?: boolean
  }
}

/** What a link 'Start now' leaves in the history. The first step takes the focus, instead of the heading. */
export const startsNow = { starts_now: true, keepsFocus: true } as const
