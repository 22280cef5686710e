import type { Operator } from '@fgm/shared/operator'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorMessage } from '../../lib/errors.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords } from '../../ui/skeleton.tsx'
import './trust.css'

type TrustPageProps = {
  title: string
  /** The page in a sentence or two, for who reads no further. */
  lead: string
  children: (operator: Operator) => ReactNode
}

/**
 * The frame of the pages about privacy, terms, refunds, contact and imprint: plain words, made from what this server
 * really does. Without an answer of the server nothing is claimed.
 */
export function TrustPage({ title, lead, children }: TrustPageProps) {
  const operator = trpc.operator.current.useQuery(undefined, { throwOnError: false })
  return (
    <div className="wrap page trust">
      <PageTitle>{title}</PageTitle>
      <p className="text-read muted">{lead}</p>
      {operator.isPending && <LoadingWords>Loading the page</LoadingWords>}
      {operator.isError && !operator.data && (
        <ErrorState
          title="This page could not be loaded"
          onRetry={() => void operator.refetch()}
          isRetrying={operator.isFetching}
        >
          {errorMessage(operator.error)}
        </ErrorState>
      )}
      {operator.data && children(operator.data)}
      <nav aria-label="The small print" className="trust-pages">
        <Link to={paths.privacy}>Privacy</Link>
        <Link to={paths.terms}>Terms</Link>
        <Link to={paths.refunds}>Refunds</Link>
        <Link to={paths.contact}>Contact</Link>
        <Link to={paths.imprint}>Imprint</Link>
      </nav>
    </div>
  )
}

/** A part of a page: one question a parent has, and its answer. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  )
}

/** Who runs the site, in a sentence; says so where nobody has written it down. */
export function operatorName({ name }: Pick<Operator, 'name'>): string {
  return name ?? 'the people who run this site'
}

/** The way to write to the operator, or the plain fact that there is none yet. */
export function WriteToUs({ operator: { email } }: { operator: Operator }) {
  if (!email) return <>There is no mail address here yet.</>
  return (
    <>
      Write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  )
}
