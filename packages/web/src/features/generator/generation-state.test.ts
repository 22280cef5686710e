import type { Draft, Generation } from '@fgm/shared/generator'
import { describe, expect, it } from 'vitest'
import {
  type GeneratorState,
  initialState,
  isReadAgain,
  nextState,
  type Running,
  stageOf,
  type Wishes,
} from './generation-state.ts'

const wishes: Wishes = {
  child_age: 5,
  category: 'Math',
  available_materials: ['paper'],
  duration: 10,
  child_interests: [],
  prompt: '',
}
const generation = {
  activity: { id: 'one', title: 'Dino Car Wash' },
  credits_remaining: 49,
  notes: [] as string[],
  written_activity: null,
  may_need_help: false,
} as Generation

const started = nextState(initialState, { type: 'started', wishes })
const draft = (state: GeneratorState, sections: Draft) =>
  nextState(state, { type: 'arrived', event: { type: 'draft', draft: sections } })
const done = (state: GeneratorState) =>
  nextState(state, { type: 'arrived', event: { type: 'done', generation } })

describe('a generation as the page sees it', () => {
  it('begins with the wishes and an empty card', () => {
    expect(started.running).toMatchObject({ wishes, draft: {} })
  })

  it('shows what is being written, from the server or from the draft', () => {
    const sentence = 'Looking in our idea book...'
    const event = { type: 'progress', sentence } as const
    expect(nextState(started, { type: 'arrived', event }).running?.sentence).toBe(sentence)
    const state = draft(started, { title: 'A', materials_list: ['paper'] })
    expect(state.running?.sentence).toBe('Writing the steps...')
  })

  it.each([
    [{}, 0],
    [{ title: 'A' }, 0],
    [{ title: 'A', materials_list: ['paper'] }, 1],
  ])('knows from %j that stage %i is under way', (sections, stage) => {
    expect(stageOf({ sentence: 'Thinking...', draft: sections })).toBe(stage)
  })

  it('prefers the server to the draft, which can be from an earlier attempt', () => {
    expect(
      stageOf({ sentence: 'Choosing materials...', draft: { materials_list: ['1 box'] } }),
    ).toBe(0)
  })

  it('knows that the steps are written and wait for the review', () => {
    const said = (sentence: string) =>
      nextState(started, { type: 'arrived', event: { type: 'progress', sentence } }).running
    const isWaiting = (sentence: string) => isReadAgain(said(sentence) as Running)
    expect(isWaiting('Reading it once more for safety...')).toBe(true)
    expect(isWaiting('Making it safer...')).toBe(false)
  })

  it('removes the title of what was refused', () => {
    expect(draft(draft(started, { title: 'A' }), {}).running?.draft).toEqual({})
  })

  it('keeps the wishes with the result, for variations', () => {
    expect(done(started)).toMatchObject({ running: null, result: { wishes, generation } })
  })

  it('keeps the result while a variation is written, also when it is stopped', () => {
    const again = nextState(done(started), { type: 'started', wishes })
    expect(again.result).not.toBeNull()
    const ending = { tone: 'stopped', message: 'Stopped.' } as const
    const ended = nextState(again, { type: 'ended', ending })
    expect(ended).toMatchObject({ running: null, ending, result: { generation } })
  })

  it('ignores what arrives after it was stopped', () => {
    const ending = { tone: 'stopped', message: 'Stopped.' } as const
    const ended = nextState(started, { type: 'ended', ending })
    expect(done(ended)).toBe(ended)
  })

  it('shows an edit, and keeps who made it', () => {
    const activity = { ...generation.activity, title: 'Dinos' }
    const state = nextState(done(started), { type: 'edited', activity })
    expect(state.result?.generation.activity.title).toBe('Dinos')
    expect(nextState(state, { type: 'closed' })).toEqual(initialState)
  })
})
