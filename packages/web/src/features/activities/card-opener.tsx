import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'

/** The title of a card that opens a sheet; the full card is its target. */
export function CardOpener({ title, onOpen }: { title: string; onOpen: () => void }) {
  return (
    <h3>
      <button type="button" className="card-opener" aria-haspopup="dialog" onClick={onOpen}>
        {title}
      </button>
    </h3>
  )
}

/** Shows in the foot of such a card that it opens; for screen readers the title's button says it. */
export function OpenCue() {
  return (
    <span className="card-view" aria-hidden="true">
      View Activity
    </span>
  )
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A sheet was opened over the page before: closing it goes back there. */
    opensSheet?: boolean
  }
}

/**
 * The item whose sheet is open, kept in the address as `item`: Back closes it, a reload keeps it, and the link can be
 * shared. For the pages of lists, whose search knows `item`.
 */
export function useOpenedItem(page: '/community' | '/premium-library') {
  const navigate = useNavigate({ from: page })
  const router = useRouter()
  const isOpenedHere = useLocation({ select: ({ state }) => state.opensSheet === true })
  const go = (item: string | undefined, options: { replace?: boolean; opensSheet?: boolean }) =>
    void navigate({
      to: page,
      search: (before) => ({ ...before, item }),
      replace: options.replace,
      state: { opensSheet: options.opensSheet },
      resetScroll: false,
    })
  return {
    open: (id: string) => go(id, { opensSheet: true }),
    close: () => {
      // Without a list behind it (opened by a link), closing does not go back.
      if (isOpenedHere) router.history.back()
      else go(undefined, { replace: true })
    },
  }
}
