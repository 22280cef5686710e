import { errorMessage, httpStatus } from '../../lib/errors.ts'
import { trpc } from '../../lib/trpc.ts'
import { showToast } from '../../ui/toast.ts'

/**
 * Opens the printable of an activity in a new tab. The tab opens with the click, because browsers block one that
 * opens after a response; where they block even that, the printable opens here.
 */
export function usePrintable() {
  const request = trpc.downloads.request.useMutation({ meta: { shows_own_error: true } })

  function open(activityId: string) {
    const tab = window.open('', '_blank')
    if (tab) explain(tab.document)
    request.mutate(
      { id: activityId },
      {
        onSuccess: ({ download_url }) => {
          if (!tab) return window.location.assign(download_url)
          tab.opener = null
          tab.location.replace(download_url)
        },
        onError: (error) => {
          tab?.close()
          showToast({ message: refusal(error), tone: 'error' })
        },
      },
    )
  }
  return {
    open,
    isPending: request.isPending,
    /** The error next to the button, for those who missed the toast. */
    error: request.error ? refusal(request.error) : undefined,
  }
}

// Browsers that save the printable instead of showing it leave the tab open; it says what happened.
function explain(page: Document): void {
  page.title = 'Your printable'
  page.body.textContent = 'Your printable is on its way. Once it is saved, you can close this tab.'
  page.body.style.cssText = 'font: 1.125rem/1.5 system-ui; padding: 2rem; color-scheme: light dark'
}

// A refusal says why ('Printables of this activity come with premium.'); a failure shows the spec's words.
function refusal(error: unknown): string {
  return (httpStatus(error) ?? 0) >= 500 ? 'Failed to download activity' : errorMessage(error)
}
