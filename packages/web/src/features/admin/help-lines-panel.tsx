import { type HelpCountry, helpCountries } from '@fgm/shared/distress/help-instead'
import { type HelpLine, HelpLineWording } from '@fgm/shared/distress/help-line'
import { TriangleAlert } from 'lucide-react'
import { Fragment, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldPath } from 'react-hook-form'
import { fieldOf, useSchemaForm } from '../../lib/form-resolver.ts'
import { fieldErrors } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Confirm, Sheet } from '../../ui/sheet.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { failure, formatMinute } from './admin-format.ts'
import { PanelFallback } from './panel.tsx'

type Decision = { line: HelpLine; kind: 'confirm' | 'edit' | 'withdraw' }

/** Where parents in distress are sent, by country: the state of each line, and the ways to correct it. */
export function HelpLinesPanel() {
  const list = trpc.distress.helpLines.useQuery(undefined, { throwOnError: false })
  const [country, setCountry] = useState<HelpCountry>('US')
  const [last, setLast] = useState<string | null>(null)
  const [decision, setDecision] = useState<Decision | null>(null)
  if (!list.data) return <PanelFallback what="the help lines" query={list} />
  const all = list.data.lines
  const lines = all.filter((line) => line.country === country).toSorted(byUrgency)
  const ordered = helpCountries.flatMap(({ code }) => all.filter((one) => one.country === code))
  const unchecked = ordered.filter((line) => line.is_shown && !line.checked_at)
  const countries = new Set(unchecked.map((line) => line.country)).size

  // The one after the last that was shown; the first time, the first of this country.
  function showNext() {
    const place = ordered.findIndex(({ id }) => id === last)
    const isNext = (line: HelpLine) =>
      last ? ordered.indexOf(line) > place : line.country === country
    const line = unchecked.find(isNext) ?? unchecked[0]
    if (!line) return
    flushSync(() => {
      setCountry(line.country)
      setLast(line.id)
    })
    const row = document.getElementById(`line-${line.id}`)
    row?.setAttribute('open', '')
    row?.querySelector('summary')?.focus()
  }
  const done = {
    onClose: () => setDecision(null),
    onStale: () => void list.refetch(),
  }
  return (
    <div className="grid gap-5">
      <PartFallback what="newer help lines" query={list} />
      <Card>
        <div className="admin-filters">
          <SelectField
            label="Country"
            options={countriesOf(all)}
            value={country}
            onChange={({ target }) => {
              setCountry(target.value as HelpCountry)
              setLast(null)
            }}
          />
        </div>
        {countries > 0 && (
          <div className="note honey mt-4">
            <TriangleAlert className="icon" aria-hidden />
            <div>
              <p>
                <b>
                  In {countries} of {helpCountries.length} countries parents see lines that nobody
                  confirmed.
                </b>{' '}
                Call each of them or open its page, then confirm it.
              </p>
              <Button className="mt-2" size="small" onClick={showNext}>
                Open the next one
              </Button>
            </div>
          </div>
        )}
        {/* One flat list: a row that changes its state stays open, and keeps the focus. */}
        {lines.map((line, place) => {
          const state = stateOf(line)
          const count = lines.filter((one) => stateOf(one) === state).length
          const previous = lines[place - 1]
          return (
            <Fragment key={line.id}>
              {(!previous || stateOf(previous) !== state) && (
                <h2 className="help-state">
                  {state} <span className="muted">({count})</span>
                </h2>
              )}
              <LineRow line={line} onDecide={(kind) => setDecision({ line, kind })} />
            </Fragment>
          )
        })}
      </Card>
      {decision?.kind === 'edit' && <EditLine line={decision.line} {...done} />}
      {decision && decision.kind !== 'edit' && (
        <Decide line={decision.line} kind={decision.kind} {...done} />
      )}
    </div>
  )
}

/** 'United States (3 of 8 confirmed)'. */
const countriesOf = (lines: HelpLine[]) =>
  helpCountries.map(({ code, name }) => {
    const own = lines.filter(({ country }) => country === code)
    const confirmed = own.filter(({ checked_at }) => checked_at).length
    return { value: code, label: `${name} (${confirmed} of ${own.length} confirmed)` }
  })

/** By state; the confirmed ones with the oldest check first. */
const byUrgency = (one: HelpLine, other: HelpLine) =>
  states.indexOf(stateOf(one)) - states.indexOf(stateOf(other)) ||
  (one.checked_at ?? '').localeCompare(other.checked_at ?? '')

const purposes: Record<HelpLine['type'], string> = {
  crisis: 'Crisis',
  domestic_violence: 'Violence at home',
  child_abuse: 'Worry about a child',
  poison: 'Poison',
  battery: 'Swallowed battery',
  perinatal: 'After a birth',
  parents: 'Parents',
}

const titleOf = ({ name, type }: HelpLine) => name || `No line yet: ${purposes[type]}`

type LineRowProps = { line: HelpLine; onDecide: (kind: Decision['kind']) => void }

function LineRow({ line, onDecide }: LineRowProps) {
  const titleId = useId()
  const title = titleOf(line)
  const { name, phone, other_way, hours, url, is_shown, checked_at, checked_by } = line
  const isReachable = phone !== '' || other_way !== ''
  return (
    <details
      id={`line-${line.id}`}
      className="help-line fold wrap-anywhere"
      aria-labelledby={titleId}
    >
      <summary className="py-2">
        <div className="grow">
          <h3 id={titleId} className="plain-heading">
            {title}
          </h3>
          <p className="small muted">
            {name && `${purposes[line.type]} · `}
            {phone ? <span className="whitespace-nowrap">{phone}</span> : other_way || 'no number'}
          </p>
        </div>
      </summary>
      <div className="grid justify-items-start gap-1">
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link-pad text-h3">
            {phone}
          </a>
        )}
        {hours && <p className="small">{hours}</p>}
        {other_way && <p className="small">{other_way}</p>}
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className="small link-pad">
            {url.replace(/^https:\/\/(www\.)?/, '').replace(/\/.*$/, '')}
          </a>
        )}
        <p className="label muted">
          Last checked:{' '}
          <span>
            {checked_at
              ? `${formatMinute(checked_at)}${checked_by ? ` by ${checked_by}` : ''}`
              : 'never'}
          </span>
        </p>
        <p className="label muted">{sourceOf(line)}</p>
        <div className="row row-wrap mt-2">
          {isReachable && (
            <Button
              size="small"
              variant="done"
              aria-label={`Confirm ${title}`}
              onClick={() => onDecide('confirm')}
            >
              Confirm
            </Button>
          )}
          <Button size="small" aria-label={`Edit ${title}`} onClick={() => onDecide('edit')}>
            Edit
          </Button>
          {is_shown && (
            <Button
              size="small"
              variant="text"
              aria-label={`Withdraw ${title}`}
              onClick={() => onDecide('withdraw')}
            >
              Withdraw
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}

function sourceOf({ sure, source, is_edited }: HelpLine): string {
  const origin = sure === 'document' ? `Read at ${source}` : 'From memory, not looked up yet'
  return is_edited ? `${origin}. Changed by an administrator` : origin
}

/** What needs attention first. */
const states = ['Not confirmed', 'Hidden until confirmed', 'Withdrawn', 'Confirmed'] as const
type State = (typeof states)[number]

function stateOf({ is_shown, is_withdrawn, checked_at }: HelpLine): State {
  if (is_withdrawn) return 'Withdrawn'
  if (!is_shown) return 'Hidden until confirmed'
  return checked_at ? 'Confirmed' : 'Not confirmed'
}

type DecisionProps = { line: HelpLine; onClose: () => void; onStale: () => void }

function Decide({
  line,
  kind,
  onClose,
  onStale,
}: DecisionProps & { kind: 'confirm' | 'withdraw' }) {
  const outcome = {
    ...toastResult(onClose),
    // Another administrator may have changed it (409).
    onError: onStale,
  }
  const confirm = trpc.distress.confirmHelpLine.useMutation(outcome)
  const withdraw = trpc.distress.withdrawHelpLine.useMutation(outcome)
  const action = kind === 'confirm' ? confirm : withdraw
  const { id, checked_at, phone, other_way } = line
  return (
    <Confirm
      onOpenChange={onClose}
      title={kind === 'confirm' ? 'Confirm this line?' : 'Withdraw this line?'}
      confirmLabel={kind === 'confirm' ? 'I looked it up' : 'Withdraw it'}
      onConfirm={() => action.mutate({ id, checked_at })}
      isPending={action.isPending}
      error={failure(kind, action.error)}
    >
      {`${titleOf(line)}: ${phone || other_way}. ${meanings[kind]}`}
    </Confirm>
  )
}

const meanings = {
  confirm: 'Parents see it at once, with this number.',
  withdraw: 'Parents no longer see it, until it is confirmed again.',
} as const

/** Changes a line to what was just looked up; saving confirms it. */
function EditLine({ line, onClose, onStale }: DecisionProps) {
  const { id, checked_at, name, phone, other_way, hours, url } = line
  const form = useSchemaForm(HelpLineWording, { name, phone, other_way, hours, url })
  const edit = trpc.distress.editHelpLine.useMutation({
    ...toastResult(onClose),
    onError(error) {
      for (const [field, message] of Object.entries(fieldErrors(error)))
        form.setError(field as FieldPath<HelpLineWording>, { message })
      onStale()
    },
  })
  const field = (name: FieldPath<HelpLineWording>) => fieldOf(form, name)
  return (
    <Sheet
      onOpenChange={onClose}
      title={titleOf(line)}
      description="Parents see it like this as soon as you save."
    >
      <Form
        form={form}
        onSubmit={(words) => edit.mutate({ id, checked_at, ...words })}
        isPending={edit.isPending}
        error={failure('save the line', edit.error)}
      >
        <TextField label="Name" maxLength={120} {...field('name')} />
        <TextField label="Number" isOptional inputMode="tel" maxLength={30} {...field('phone')} />
        <TextField label="Text or chat" isOptional maxLength={120} {...field('other_way')} />
        <TextField label="Hours" isOptional maxLength={120} {...field('hours')} />
        <TextField label="Page" isOptional inputMode="url" maxLength={200} {...field('url')} />
        <Button type="submit" variant="primary" isBlock isPending={edit.isPending}>
          Save and confirm
        </Button>
      </Form>
    </Sheet>
  )
}
