import { activityForChild } from '@fgm/shared/activities/child-in-text'
import type { GeneratedActivity, PromptSeen, VariationKind } from '@fgm/shared/generator'
import { fieldLabel } from '@fgm/shared/text/sentences'
import { Link } from '@tanstack/react-router'
import { BookOpen, CircleCheck, Eye, Info, Lightbulb, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readStored, store } from '../../../lib/browser-storage.ts'
import { lazyWithRetry } from '../../../lib/lazy-with-retry.tsx'
import { paths } from '../../../lib/paths.ts'
import { parseStored } from '../../../lib/stored-json.ts'
import { useIsWide } from '../../../lib/use-is-wide.ts'
import { useSession } from '../../../session/session.tsx'
import { Button } from '../../../ui/button.tsx'
import {
  ActivityActions,
  AskForChild,
  useActivityStatus,
} from '../../activities/activity-actions.tsx'
import { StartNow } from '../../activities/activity-card.tsx'
import { PrintAndSend } from '../../activities/print-and-send.tsx'
import { MaterialsNeeded, RecipeFacts, RecipeHead } from '../../activities/recipe.tsx'
import { LearningObjectives, SetupInstructions } from '../../activities/setup-instructions.tsx'
import { ShareBox } from '../../activities/share-box.tsx'
import { ChildPicker } from '../../children/child-picker.tsx'
import type { Children } from '../../children/use-children.ts'
import { BackToWishes, EndingNotice } from '../generation-progress.tsx'
import type { Result, Wishes } from '../generation-state.ts'
import {
  CreditCard,
  PriceOrReason,
  ServiceNotice,
  type StatusQuery,
} from '../generation-status.tsx'
import type { GenerationControls } from '../use-generation.ts'

type ResultViewProps = {
  result: Result
  generation: GenerationControls
  query: StatusQuery
  family: Children
}

/** The finished activity, already saved: as on its own page, and with actions for when it is not quite right. */
export function ResultView({ result, generation, query, family }: ResultViewProps) {
  const { activity, notes, prompt_seen, written_activity, may_need_help } = result.generation
  const { user } = useSession()
  const { children, child } = family
  const status = useActivityStatus(activity.id, child)
  const isWide = useIsWide()
  // Here, because turning a tablet moves the tools to another place.
  const [isEditing, setIsEditing] = useState(false)
  const read = activityForChild(activity, child?.name)
  const tools = (
    <div className="activity-tools grid gap-5">
      <PrintAndSend activity_id={activity.id} canPrint={activity.pdf_available}>
        <Button variant="text" size="small" icon={Pencil} onClick={() => setIsEditing(true)}>
          Edit
        </Button>
      </PrintAndSend>
      <Variations result={result} query={query} onStart={generation.start} />
      <Origin activity={activity} />
    </div>
  )
  return (
    <>
      <BackToWishes onBack={generation.close} />
      {generation.ending && <EndingNotice ending={generation.ending} onRetry={generation.retry} />}
      <ServiceNotice words={query.message} />
      <article className="activity">
        <RecipeHead activity={read}>
          <Notes notes={notes} written={written_activity} />
        </RecipeHead>
        <div className="activity-side">
          <RecipeFacts activity={activity} />
          <MaterialsNeeded activity={activity} childName={child?.name} />
          <div className="activity-stays">
            {children && status.isKnown && (
              <ActivityActions
                status={status}
                child={child}
                canComplete={false}
                start={<StartNow id={activity.id} preload="render" className="whitespace-nowrap" />}
              />
            )}
            {isWide && tools}
          </div>
        </div>
        <div className="activity-main">
          {(children?.length ?? 0) > 1 && <ChildPicker family={family} />}
          {children?.length === 0 && <AskForChild />}
          <SetupInstructions activity={read} />
          {may_need_help && (
            <p className="mt-5 small muted">
              If things are hard at home, <Link to={paths.help}>help is here</Link>.
            </p>
          )}
        </div>
        <LearningObjectives activity={read} childName={child?.name} />
        {!isWide && tools}
        {user && status.hasJustFavorited && (
          <div className="activity-share">
            <ShareBox user={user} />
          </div>
        )}
      </article>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden desk:grid-cols-[400px_minmax(0,1fr)] desk:gap-16">
        <CreditCard query={query} />
        {prompt_seen.user !== '' && <PromptSeenNote prompt_seen={prompt_seen} />}
      </div>
      {isEditing && (
        <EditSheet
          activity={activity}
          onClose={() => setIsEditing(false)}
          onSaved={(edited) => {
            setIsEditing(false)
            generation.showEdited(edited)
          }}
        />
      )}
    </>
  )
}

/** Where it is saved, also when another one is generated after it, and openly who made it. */
function Origin({ activity: { made_by } }: { activity: GeneratedActivity }) {
  const Icon = made_by.is_ai ? Lightbulb : BookOpen
  return (
    <div className="grid gap-2 small muted">
      <p className="flex gap-2">
        <CircleCheck className="icon mt-px" aria-hidden />
        <span>
          Saved in{' '}
          <Link to={paths.activities} search={{ source: 'mine' }}>
            My Activities
          </Link>
        </span>
      </p>
      <p className="flex gap-2">
        <Icon className="icon mt-px" aria-hidden />
        <span>{made_by.ribbon}</span>
      </p>
    </div>
  )
}

type NotesProps = {
  notes: readonly string[]
  written: { id: string; title: string } | null
}

/** The generator's note about the wish: what it used, did not understand, or changed for safety. */
function Notes({ notes, written }: NotesProps) {
  if (notes.length === 0 && !written) return null
  return (
    <ul className="mt-3 grid gap-2 small muted" aria-label="Notes">
      {notes.map((note) => (
        <li key={note} className="flex gap-2">
          <Info className="icon mt-px" aria-hidden />
          <span>{note}</span>
        </li>
      ))}
      {written && (
        <li className="flex gap-2">
          <BookOpen className="icon mt-px" aria-hidden />
          <span>
            Written for this moment, in the library:{' '}
            <Link to={paths.activity} params={{ activity_id: written.id }}>
              {written.title}
            </Link>
          </span>
        </li>
      )}
    </ul>
  )
}

// A sheet that fails to load must not break the page: the activity and the wishes stay.
const EditSheet = lazyWithRetry(
  async () => (await import('../../activities/edit-sheet.tsx')).EditSheet,
)

const kinds: { kind: VariationKind; label: string }[] = [
  { kind: 'easier', label: 'Easier one' },
  { kind: 'harder', label: 'Harder one' },
  { kind: 'other_materials', label: 'Other materials' },
]

type VariationsProps = {
  result: Result
  query: StatusQuery
  onStart: (wishes: Wishes) => void
}

/** Not quite right? Each of the three generates a new activity with its own price; this one stays in the library. */
function Variations({ result, query, onStart }: VariationsProps) {
  const { wishes, generation } = result
  return (
    <section aria-labelledby="variations">
      <h2 id="variations" className="plain-heading">
        Not quite right?
      </h2>
      <div className="row row-wrap gap-x-1 gap-y-0 -ms-1.5">
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            variant="text"
            size="small"
            className="px-1.5"
            disabled={query.reason !== null}
            aria-describedby="variation-price"
            onClick={() =>
              onStart({ ...wishes, variation: { kind, of_activity_id: generation.activity.id } })
            }
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="label muted" id="variation-price">
        <PriceOrReason query={query} />
      </p>
    </section>
  )
}

const key = 'prompt-seen'
const sent =
  'mb-2.5 rounded-control bg-sunk px-4 py-3.5 font-(family-name:--text) text-ui leading-[1.5] font-[500] whitespace-pre-wrap wrap-anywhere'

/** 'What the AI saw': every word that was sent. Open the first time, so that parents find it. */
export function PromptSeenNote({ prompt_seen }: { prompt_seen: PromptSeen }) {
  const { system, user, reading } = prompt_seen
  const [isFirst] = useState(() => readStored(key) === null)
  useEffect(() => store(key, 'true'), [])
  return (
    <details className="card fold px-5 py-2" open={isFirst}>
      <summary>
        <Eye className="icon" aria-hidden />
        <h2 className="plain-heading">What the AI saw</h2>
      </summary>
      <pre className={sent}>{readablePrompt(user) ?? user}</pre>
      <p className="label muted pb-3">
        No name, no birthday, no e-mail address. We check what comes back against our safety list
        before you see it.
        {reading && ' Then an AI reads the finished text once more, with the age and nothing else.'}
      </p>
      <details className="fold">
        <summary className="label">Word for word, with our standing instructions</summary>
        <pre className={sent}>{`${system}\n\n${user}`.trim()}</pre>
        {reading && <pre className={sent}>{`${reading.system}\n\n${reading.user}`}</pre>}
      </details>
    </details>
  )
}

/** The wishes as they were sent, one line each instead of JSON; null when they are not JSON. */
export function readablePrompt(user: string): string | null {
  const sent = parseStored(user)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null
  return Object.entries(sent)
    .map(([key, value]) => [key, words(value)])
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${fieldLabel(key)}: ${text}`)
    .join('\n')
}

function words(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(', ')
  if (typeof value !== 'object') return String(value)
  // An item of a list has its id and its name.
  if ('is' in value) return words(value.is)
  return Object.values(value).map(words).filter(Boolean).join(' ')
}
