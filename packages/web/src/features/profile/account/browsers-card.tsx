import type { SignedInBrowser } from '@fgm/shared/family/auth'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../lib/errors.ts'
import { formatDate, formatMoment } from '../../../lib/format-time.ts'
import { trpc } from '../../../lib/trpc.ts'
import { useLogout } from '../../../session/use-logout.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadingWords, Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.ts'

/** So many stand there at first: this one and those of the last days. */
const firstBrowsers = 3

/** Where the family is signed in. A lost phone is signed out from here; this browser has Sign Out. */
export function BrowsersCard() {
  const logout = useLogout()
  return (
    <div className="card profile-part">
      <h3>Signed-in browsers</h3>
      <Browsers />
      <Button
        variant="secondary"
        size="small"
        icon={LogOut}
        isPending={logout.isPending}
        onClick={() => logout.mutate()}
      >
        Sign Out
      </Button>
    </div>
  )
}

function Browsers() {
  const browsers = trpc.auth.browsers.useQuery(undefined, { throwOnError: false })
  const [isWhole, setIsWhole] = useState(false)
  if (browsers.data) {
    const all = browsers.data.browsers.toSorted(
      (a, b) => Number(b.is_current) - Number(a.is_current),
    )
    return (
      <>
        <ul className="profile-browsers">
          {all.slice(0, isWhole ? all.length : firstBrowsers).map((browser) => (
            <Browser key={browser.id} browser={browser} />
          ))}
        </ul>
        {!isWhole && all.length > firstBrowsers && (
          <Button size="small" onClick={() => setIsWhole(true)}>
            Show All {all.length} Browsers
          </Button>
        )}
      </>
    )
  }
  if (browsers.isPending)
    return (
      <>
        <LoadingWords>Loading the browsers</LoadingWords>
        <Skeleton shape="h24" className="w-full" />
      </>
    )
  return (
    <>
      <FormError error={`The browsers could not be loaded. ${errorMessage(browsers.error)}`} />
      <Button
        size="small"
        isPending={browsers.isFetching}
        onClick={() => void browsers.refetch()}
        aria-label="Try Again: browsers"
      >
        Try Again
      </Button>
    </>
  )
}

function Browser({ browser }: { browser: SignedInBrowser }) {
  const signOut = trpc.auth.signBrowserOut.useMutation({
    meta: { shows_own_error: true },
    onSuccess: ({ message }) => showToast({ message }),
  })
  // Two browsers of one day are told apart by the time.
  const since = `since ${formatMoment(browser.created_at)}`
  return (
    <li>
      <div className="grow">
        <p>Signed in {since}</p>
        <p className="muted small">Until {formatDate(browser.expires_at)}</p>
        <FormError error={signOut.error ? errorMessage(signOut.error) : undefined} />
      </div>
      {browser.is_current ? (
        <Chip tone="teal">This browser</Chip>
      ) : (
        <Button
          size="small"
          isPending={signOut.isPending}
          onClick={() => signOut.mutate({ id: browser.id })}
          aria-label={`Sign out the browser signed in ${since}`}
        >
          Sign Out There
        </Button>
      )}
    </li>
  )
}
