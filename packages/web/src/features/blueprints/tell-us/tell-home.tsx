import type { HomePlan } from '@fgm/shared/blueprints/homes/packing'
import { readHome } from '@fgm/shared/blueprints/homes/reader'
import type { HomeWish } from '@fgm/shared/blueprints/homes/wish'
import { isStairwell, wishLimits } from '@fgm/shared/blueprints/homes/wish-words'
import { Link } from '@tanstack/react-router'
import { Check, Minus, Plus, WandSparkles } from 'lucide-react'
import { useId } from 'react'
import { formatCount } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { trpc } from '../../../lib/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { MultiChoiceGroup } from '../../../ui/choice-group.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { FormError } from '../../../ui/form.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { showToast } from '../../../ui/toast.ts'
import { HelpView } from '../../distress/help-view.tsx'
import { HousePlan } from '../house-plan.tsx'
import {
  chipLabel,
  chipsOf,
  type HomeDraft,
  ourRoom,
  roomOf,
  toggled,
  withBedrooms,
  withLine,
  withOwner,
  withReading,
} from './told-home.ts'

type TellHomeProps = {
  home: HomeDraft
  plan: HomePlan | undefined
  names: readonly string[]
  onChange: (home: HomeDraft) => void
  onDone: () => void
}

/** The first of two steps: one line, counters and chips, and the resulting house. */
export function TellHome({ home, plan, names, onChange, onDone }: TellHomeProps) {
  const { line, wish } = home
  const setWish = (next: HomeWish) => onChange({ line, wish: next })
  return (
    <div className="wrap page task tell-us">
      <header className="row justify-between">
        <PageTitle className="text-h2">Tell us about your home</PageTitle>
        <Link to={paths.blueprintCreate} className="font-[700] whitespace-nowrap">
          Draw it yourself
        </Link>
      </header>
      {plan && (
        <div className="tell-us-sheet">
          {/* Without furniture: only rooms and doors change. */}
          <HousePlan
            document={{ ...plan.document, furniture: [] }}
            title={`Your home so far: ${roomWords(plan)}`}
          />
        </div>
      )}
      <div className="tell-us-form">
        <Line
          line={line}
          count={roomWords(plan)}
          onChange={(next) => onChange(withLine(home, next, names))}
        />
        <ReadClosely home={home} names={names} onChange={onChange} />
        <Counter
          label="Bedrooms"
          value={wish.bedrooms.length}
          max={wishLimits.bedrooms}
          onChange={(count) => setWish(withBedrooms(wish, count, names))}
        />
        <Owners wish={wish} names={names} onChange={setWish} />
        <Counter
          label="Bathrooms"
          value={wish.bathrooms}
          max={wishLimits.bathrooms}
          onChange={(bathrooms) => setWish({ ...wish, bathrooms })}
        />
        <OtherRooms wish={wish} onChange={setWish} />
        <StickyAction>
          <Button variant="primary" isBlock onClick={onDone}>
            Show the plans
          </Button>
        </StickyAction>
      </div>
    </div>
  )
}

/** '7 rooms and stairs'. */
function roomWords(plan: HomePlan | undefined): string {
  const rooms = plan?.document.rooms ?? []
  const lived = rooms.filter((room) => !isStairwell(room))
  const count = formatCount(lived.length, 'room')
  return lived.length < rooms.length ? `${count} and stairs` : count
}

type LineProps = { line: string; count: string; onChange: (line: string) => void }

function Line({ line, count, onChange }: LineProps) {
  const { understood } = readHome(line)
  return (
    <div>
      <TextField
        label={
          <span className="row justify-between">
            Say it in one line <span className="muted small font-[400]">{count}</span>
          </span>
        }
        placeholder="three bedrooms, a hall, a big kitchen"
        value={line}
        maxLength={wishLimits.line}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="row row-wrap mt-2 gap-2" role="status">
        {understood.map(({ label }) => (
          <Chip key={label} tone="teal" icon={Check}>
            {label}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** The line needs this much text before a provider is worth a request. */
const longEnough = 12

/** The vendors that read lines for this family; none during maintenance, or for a family that may not use the generator. */
function useReaders(): readonly string[] {
  const health = trpc.health.ai.useQuery(undefined, { throwOnError: false })
  const access = trpc.generator.credits.useQuery(undefined, { throwOnError: false })
  const operator = trpc.operator.current.useQuery(undefined, { throwOnError: false })
  if (!health.data?.available_providers.length || health.data.status === 'maintenance') return []
  return (access.data?.has_access && operator.data?.ai_services) || []
}

/** Where a provider is available, it reads what our rules did not: into the same counters, never the plan. */
function ReadClosely({
  home,
  names,
  onChange,
}: Pick<TellHomeProps, 'home' | 'names' | 'onChange'>) {
  const readers = useReaders()
  const read = trpc.blueprints.readHome.useMutation({ meta: { shows_own_error: true } })
  const text = home.line.trim()
  if (text.length < longEnough || readers.length === 0) return null
  async function readLine() {
    const reading = await read.mutateAsync({ text }).catch(() => undefined)
    if (reading?.wish) onChange(withReading(home, reading.wish, names))
    else if (reading && !reading.instead)
      showToast({ message: 'We could not read more of it. The counters below work, too.' })
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="text"
        size="small"
        icon={WandSparkles}
        isPending={read.isPending}
        onClick={() => void readLine()}
      >
        Read it more closely
      </Button>
      <p className="small muted">Your line goes to {readers.join(' or ')}, without names.</p>
      {read.data?.instead && <HelpView instead={read.data.instead} />}
      <FormError error={read.error} />
    </div>
  )
}

type CounterProps = {
  label: string
  value: number
  max: number
  onChange: (value: number) => void
}

function Counter({ label, value, max, onChange }: CounterProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="row justify-between">
      <span id={id} className="text-lead font-[700]">
        {label}
      </span>
      <div className="stepper w-44">
        <button
          type="button"
          aria-label={`Fewer ${label.toLowerCase()}`}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          <Minus className="icon" aria-hidden />
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={`More ${label.toLowerCase()}`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Plus className="icon" aria-hidden />
        </button>
      </div>
    </fieldset>
  )
}

type WishProps = { wish: HomeWish; onChange: (wish: HomeWish) => void }

function Owners({ wish, names, onChange }: WishProps & { names: readonly string[] }) {
  const rooms = [
    { value: ourRoom, label: 'Ours' },
    ...names.map((name) => ({ value: roomOf(name), label: name })),
  ]
  const values = rooms.map(({ value }) => value)
  const owned = wish.bedrooms.flatMap(({ name }) => (name && values.includes(name) ? [name] : []))
  const isFull =
    wish.bedrooms.every(({ name }) => name) && wish.bedrooms.length >= wishLimits.bedrooms
  return (
    <MultiChoiceGroup
      label="Whose bedrooms"
      options={rooms.map(({ value, label }) => ({
        ...{ value, label },
        // 'Ours' is not a name, and so has no letter.
        ...(value !== ourRoom && { face: [...label][0] ?? '?' }),
        isDisabled: isFull && !owned.includes(value),
      }))}
      values={owned}
      onChange={(next) => {
        const changed = values.find((value) => next.includes(value) !== owned.includes(value))
        if (changed) onChange(withOwner(wish, changed))
      }}
    />
  )
}

function OtherRooms({ wish, onChange }: WishProps) {
  const shown = chipsOf(wish)
  const others = wish.others.map((name) => ({ value: `other ${name}`, label: name }))
  const pressed = [
    ...shown.filter(({ key }) => Number(wish[key]) > 0).map(({ key }) => key as string),
    ...others.map(({ value }) => value),
  ]
  return (
    <MultiChoiceGroup
      label="Other rooms"
      isLabelHidden
      options={[
        ...shown.map((chip) => ({ value: chip.key as string, label: chipLabel(wish, chip) })),
        ...others,
      ]}
      values={pressed}
      onChange={(next) => {
        const gone = others.find(({ value }) => !next.includes(value))
        if (gone)
          return onChange({ ...wish, others: wish.others.filter((name) => name !== gone.label) })
        const changed = shown.find(({ key }) => next.includes(key) !== pressed.includes(key))
        if (changed) onChange(toggled(wish, changed.key))
      }}
    />
  )
}
