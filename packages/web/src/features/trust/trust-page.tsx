import { isOperatorKnown, type Operator } from '@fgm/shared/operator'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format-time.ts'
import { paths } from '../../lib/paths.ts'
import { trpc } from '../../lib/trpc.ts'
import { LoadFailure } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords } from '../../ui/skeleton.tsx'
import './trust.css'

type TrustPageProps = {
  title: string
  /** The page in a sentence or two, for quick readers. */
  lead: string
  /** The day on which its text was last changed, such as '2026-11-28': update it with every change of the text. */
  changedOn?: string
  children: (operator: Operator) => ReactNode
}

const pages = [
  { name: 'Privacy', to: paths.privacy },
  { name: 'Terms', to: paths.terms },
  { name: 'Refunds', to: paths.refunds },
] as const
/** Linked once an administrator has filled them in. */
const operatorPages = [
  { name: 'Contact', to: paths.contact },
  { name: 'Imprint', to: paths.imprint },
] as const

/**
 * The frame of the pages about privacy, terms, refunds, contact and imprint: plain words, generated from what this
 * server really does. Without a response of the server nothing is claimed.
 */
export function TrustPage({ title, lead, changedOn, children }: TrustPageProps) {
  const operator = trpc.operator.current.useQuery(undefined, { throwOnError: false })
  const isFilled = operator.data && isOperatorKnown(operator.data)
  return (
    <div className="wrap page desk:grid desk:grid-cols-[11rem_minmax(0,1fr)] desk:gap-12 desk:items-start">
      {/* On a phone the footer of the page has the same five. */}
      <nav
        aria-label="The small print"
        className="trust-pages hidden desk:sticky desk:top-24 desk:grid"
      >
        {[...pages, ...(isFilled ? operatorPages : [])].map(({ name, to }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </nav>
      <article className="trust-text">
        <header>
          <PageTitle>{title}</PageTitle>
          <p className="text-read muted mt-2">{lead}</p>
          {changedOn && (
            <p className="label muted mt-2">
              Last changed on <time dateTime={changedOn}>{formatDate(changedOn, 'en-US')}</time>
            </p>
          )}
        </header>
        {operator.isPending && <LoadingWords>Loading the page</LoadingWords>}
        {operator.isError && !operator.data && (
          <LoadFailure title="This page could not be loaded" query={operator} />
        )}
        {operator.data && children(operator.data)}
      </article>
    </div>
  )
}

type PartProps = { title: string; look?: 'card soft'; children: ReactNode }

/** A part of a page: one question a parent has, and its answer. */
export function Part({ title, look, children }: PartProps) {
  return (
    <section id={idOf(title)} className={look}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** The links to the parts of a long page, in one row on a phone. */
export function PartLinks({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label="On this page" className="trust-parts picks scroll">
      {titles.map((title) => (
        <a key={title} className="pick" href={`#${idOf(title)}`}>
          {title}
        </a>
      ))}
    </nav>
  )
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** 'Write to hello@example.com.' Only with an address: without one a page does not ask anyone to write. */
export function WriteTo({ email }: { email: string }) {
  return (
    <>
      Write to <a href={`mailto:${email}`}>{email}</a>.
    </>
  )
}

/** The one sentence where a reader looks for an address and there is none. */
export function NoAddress() {
  return <p>We are still setting up: this is where you will find our name and address.</p>
}
