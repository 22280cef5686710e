import type { Activity } from '@fgm/shared/activities/activities'
import type { HelpInstead } from '@fgm/shared/distress/help-instead'
import type { Draft, GenerateActivity, Generation, GenerationEvent } from '@fgm/shared/generator'

/** What a parent wished for, stored with the result so that a variation starts from the same wishes. */
export type Wishes = Omit<GenerateActivity, 'idempotency_key'>

export type Running = { wishes: Wishes; sentence: string; draft: Draft }
export type Result = { wishes: Wishes; generation: Generation }
/** Why there is no new activity. `retry` is the same request with the click's key, where it can be sent again. */
export type Ending = { tone: 'stopped' | 'failed'; message: string; retry?: GenerationRequest }
export type GenerationRequest = { wishes: Wishes; idempotency_key: string }

export type GeneratorState = {
  running: Running | null
  /** The newest activity; stays while a variation of it is written. */
  result: Result | null
  ending: Ending | null
  /** What was shown in place of an activity; stays while the numbers of another country are fetched. */
  help: { wishes: Wishes; instead: HelpInstead } | null
}

export type GeneratorAction =
  | { type: 'started'; wishes: Wishes }
  | { type: 'arrived'; event: GenerationEvent }
  | { type: 'ended'; ending: Ending }
  | { type: 'edited'; activity: Activity }
  | { type: 'closed' }

export const initialState: GeneratorState = {
  running: null,
  result: null,
  ending: null,
  help: null,
}

const firstSentence = 'Reading your wishes...'

/** The state of the page after an event. What arrives after the end is ignored. */
export function nextState(state: GeneratorState, action: GeneratorAction): GeneratorState {
  switch (action.type) {
    case 'started':
      return {
        ...state,
        running: { wishes: action.wishes, sentence: firstSentence, draft: {} },
        ending: null,
      }
    case 'arrived':
      return state.running ? afterEvent(state, state.running, action.event) : state
    case 'ended':
      return { ...state, running: null, ending: action.ending }
    case 'edited': {
      if (!state.result) return state
      const { wishes, generation } = state.result
      const activity = { ...generation.activity, ...action.activity }
      return { ...state, result: { wishes, generation: { ...generation, activity } } }
    }
    case 'closed':
      return initialState
  }
}

function afterEvent(
  state: GeneratorState,
  running: Running,
  event: GenerationEvent,
): GeneratorState {
  if (event.type === 'progress')
    return { ...state, running: { ...running, sentence: event.sentence } }
  if (event.type === 'help')
    return { ...initialState, help: { wishes: running.wishes, instead: event.instead } }
  if (event.type === 'draft') return { ...state, running: { ...running, ...written(event.draft) } }
  return { ...initialState, result: { wishes: running.wishes, generation: event.generation } }
}

/** A draft shows what is being written now; it can shrink when another provider starts over. */
const written = (draft: Draft) => ({
  draft,
  sentence: stages[stageOfDraft(draft)] ?? firstSentence,
})

/** The four stages of the progress. */
export const stages = [
  'Choosing materials...',
  'Writing the steps...',
  'Checking for safety...',
  'Reading it once more for safety...',
] as const

/** The current stage: from the server, or from the draft. */
export function stageOf({ sentence, draft }: Pick<Running, 'sentence' | 'draft'>): number {
  const said = (stages as readonly string[]).indexOf(sentence)
  return said < 0 ? stageOfDraft(draft) : said
}

/** Whether the steps are written, and wait for the review. */
export const isReadAgain = (running: Running): boolean =>
  stageOf(running) === stages.indexOf('Reading it once more for safety...')

const stageOfDraft = (draft: Draft): number => (draft.materials_list ? 1 : 0)
