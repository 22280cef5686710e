import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { errorMessage, httpStatus, requestId } from '../lib/errors.ts'
import { isImportError, reloadOnceFor, reloadPage } from '../lib/import-errors.ts'
import { ButtonTo } from '../lib/links.tsx'
import { useNetwork } from '../lib/network.ts'
import { paths } from '../lib/paths.ts'
import { isServerHealthy } from '../lib/unanswered.ts'
import { Button } from '../ui/button.tsx'
import { offlineSentence, WhatWorksContext } from '../ui/frame-contexts.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { RequestId } from '../ui/request-id.tsx'
import { WedgeClock } from '../ui/wedge-clock.tsx'

/**
 * Any page that could not be shown. The bars stay, so there is always a way on. It is part of the first script and
 * uses only what is loaded: it must also appear when nothing more can be loaded.
 */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const network = useNetwork()
  const whatWorks = use(WhatWorksContext)
  // Also true when the file that watches the server is missing: the frame does not know it then.
  const [isSilent, setIsSilent] = useState(false)
  const isOffline = whatWorks !== null || isSilent
  useEffect(() => void reloadOnceFor(error), [error])
  useEffect(() => {
    if (isImportError(error)) void network.checkServer().then(setIsSilent)
  }, [error, network])

  // The browser may have cached a failed import; a reload requests it again.
  async function tryAgain() {
    if (isImportError(error) && (await isServerHealthy())) return reloadPage()
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <div className="wrap page">
      <div className="card empty" role="alert">
        <WedgeClock minutes={5} size={whatWorks ? 'large' : 'huge'} />
        <PageTitle className="text-h3">
          {isOffline ? 'You are offline' : 'That did not work'}
        </PageTitle>
        <p className="muted">{isOffline ? offlineSentence : reasonOf(error)}</p>
        {whatWorks}
        <div className="row">
          <Button variant="primary" size="small" onClick={() => void tryAgain()}>
            Try Again
          </Button>
          {!whatWorks && (
            <ButtonTo to={paths.home} variant="secondary" size="small">
              Go Home
            </ButtonTo>
          )}
        </div>
        <RequestId id={requestId(error)} />
      </div>
    </div>
  )
}

const reasonOf = (error: unknown) =>
  httpStatus(error) === undefined ? 'This page failed to load.' : errorMessage(error)
