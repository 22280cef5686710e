import { type HelpCountry, helpCountries } from '@fgm/shared/distress/help-instead'
import { type HelpLine, HelpLineWording } from '@fgm/shared/distress/help-line'
import { useId, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { zodResolver } from '../../lib/form-resolver.ts'
import { fieldErrors } from '../../lib/refusals.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { Form } from '../../ui/form.tsx'
import { PartFallback } from '../../ui/part-fallback.tsx'
import { Confirm, Sheet } from '../../ui/sheet.tsx'
import { toastResult } from '../../ui/toast-result.ts'
import { failure, formatMinute } from './admin-format.ts'
import { Figure, PanelFallback } from './panel.tsx'

type Decision = { line: HelpLine; kind: 'confirm' | 'edit' | 'withdraw' }

/** Where parents in distress are sent, country by country: how sure each line is, and the ways to put it right. */
export function HelpLinesPanel() {
  const list = trpc.distress.helpLines.useQuery(undefined, { throwOnError: false })
  const [country, setCountry] = useState<HelpCountry>('US')
  const [decision, setDecision] = useState<Decision | null>(null)
  if (!list.data) return <PanelFallback what="the help lines" query={list} />
  const lines = list.data.lines.filter((line) => line.country === country)
  const done = {
    onClose: () => setDecision(null),
    onStale: () => void list.refetch(),
  }
  return (
    <div className="grid gap-5">
      <PartFallback what="newer help lines" query={list} />
      <SelectField
        label="Country"
        options={countries}
        value={country}
        onChange={({ target }) => setCountry(target.value as HelpCountry)}
      />
      <p>
        <b>
          {lines.filter(({ checked_at }) => checked_at).length} of {lines.length} confirmed.
        </b>{' '}
        Parents see the others too, unless they are hidden: call a line or open its page before you
        confirm it.
      </p>
      <div className="grid gap-5 desk:grid-cols-2">
        {lines.map((line) => (
          <LineCard key={line.id} line={line} onDecide={(kind) => setDecision({ line, kind })} />
        ))}
      </div>
      {decision?.kind === 'edit' && <EditLine line={decision.line} {...done} />}
      {decision && decision.kind !== 'edit' && (
        <Decide line={decision.line} kind={decision.kind} {...done} />
      )}
    </div>
  )
}

const countries = helpCountries.map(({ code, name }) => ({ value: code, label: name }))

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

function LineCard({
  line,
  onDecide,
}: {
  line: HelpLine
  onDecide: (kind: Decision['kind']) => void
}) {
  const titleId = useId()
  const title = titleOf(line)
  const { phone, other_way, hours, url, sure, source, checked_at, checked_by } = line
  const isReachable = phone !== '' || other_way !== ''
  return (
    <Card role="group" aria-labelledby={titleId} className="flex flex-col gap-4 wrap-anywhere">
      <div>
        <div className="row mb-2">
          <p className="card-kicker grow">{purposes[line.type]}</p>
          <Chip tone={line.is_shown && !checked_at ? 'honey' : undefined}>{stateOf(line)}</Chip>
        </div>
        <h2 id={titleId} className="text-h3">
          {title}
        </h2>
      </div>
      <dl className="figures two">
        <Figure name="Number" isWide>
          {phone ? (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link-pad text-h3">
              {phone}
            </a>
          ) : (
            'none'
          )}
        </Figure>
        {hours && <Figure name="Hours">{hours}</Figure>}
        <Figure name="Last checked">
          {checked_at
            ? `${formatMinute(checked_at)}${checked_by ? ` by ${checked_by}` : ''}`
            : 'never'}
        </Figure>
        {other_way && (
          <Figure name="Text or chat" isWide>
            {other_way}
          </Figure>
        )}
        {url && (
          <Figure name="Page" isWide>
            <a href={url} target="_blank" rel="noreferrer" className="line-page">
              {url.replace(/^https:\/\/(www\.)?/, '').replace(/\/.*$/, '')}
            </a>
          </Figure>
        )}
      </dl>
      <details className="fold">
        <summary className="label">
          {sure === 'document' ? 'Where this was read' : 'Known from memory only'}
          {line.is_edited && ', changed by an administrator'}
        </summary>
        <p className="small">{sure === 'document' ? source : 'Nobody has looked it up yet.'}</p>
      </details>
      <div className="row row-wrap mt-auto">
        {isReachable && (
          <Button
            size="small"
            variant="calm"
            aria-label={`Confirm ${title}`}
            onClick={() => onDecide('confirm')}
          >
            Confirm
          </Button>
        )}
        <Button size="small" aria-label={`Edit ${title}`} onClick={() => onDecide('edit')}>
          Edit
        </Button>
        {line.is_shown && (
          <Button
            size="small"
            className="danger"
            aria-label={`Withdraw ${title}`}
            onClick={() => onDecide('withdraw')}
          >
            Withdraw
          </Button>
        )}
      </div>
    </Card>
  )
}

function stateOf({ is_shown, is_withdrawn, checked_at }: HelpLine): string {
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
      isOpen
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
  const form = useForm({
    resolver: zodResolver(HelpLineWording),
    mode: 'onTouched',
    defaultValues: { name, phone, other_way, hours, url },
  })
  const edit = trpc.distress.editHelpLine.useMutation({
    ...toastResult(onClose),
    onError(error) {
      for (const [field, message] of Object.entries(fieldErrors(error)))
        form.setError(field as FieldPath<HelpLineWording>, { message })
      onStale()
    },
  })
  const field = (key: FieldPath<HelpLineWording>) => ({
    error: form.formState.errors[key]?.message,
    ...form.register(key),
  })
  return (
    <Sheet
      isOpen
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
