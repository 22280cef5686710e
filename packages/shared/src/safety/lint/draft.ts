// Reads an author's draft: text where text should be, nothing where it is missing.

import { twoAgesTexts } from '../reading.ts'

/** An activity from an author's file: nothing about it is certain yet. */
export type ActivityDraft = Record<string, unknown>

export type LintLevel = 'error' | 'warn'

/** Records a finding about the current draft; an error unless given otherwise. */
export type Report = (ruleId: string, message: string, level?: LintLevel) => void

/**
 * Reads an unvalidated draft: a missing text is empty, a missing number is NaN. Lists may also be texts with one entry per line.
 */
export function readDraft(draft: ActivityDraft) {
  const text = (key: string) => (typeof draft[key] === 'string' ? draft[key] : '')
  const number = (key: string) => (typeof draft[key] === 'number' ? draft[key] : Number.NaN)
  const list = (key: string) => {
    const value: unknown = draft[key]
    if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
    return Array.isArray(value)
      ? value.filter((entry): entry is string => typeof entry === 'string')
      : []
  }
  return {
    slug: text('slug'),
    title: text('title'),
    description: text('description'),
    steps: list('setup_instructions'),
    objectives: list('learning_objectives'),
    prompt: text('connection_prompt'),
    easier: text('easier'),
    harder: text('harder'),
    /** What the small and the big child do; empty if one plays. */
    two_ages: twoAgesTexts(draft),
    note: text('safety_note'),
    materials: list('materials'),
    lines: list('materials_list'),
    interests: list('interests'),
    category: text('category'),
    skill: text('skill'),
    supervision: text('supervision'),
    min_age: number('min_age'),
    max_age: number('max_age'),
    duration: number('duration_minutes'),
    prep: number('prep_minutes'),
    draft,
  }
}

export type DraftReading = ReturnType<typeof readDraft>

/** Every text of a draft, with the name that authors use. */
export function textsOf(read: DraftReading): [string, string][] {
  return [
    ['Title', read.title],
    ['Description', read.description],
    ...read.steps.map((text, index): [string, string] => [`Step ${index + 1}`, text]),
    ...read.lines.map((text): [string, string] => ['Materials line', text]),
    ...read.objectives.map((text): [string, string] => ['Objective', text]),
    ['Connection prompt', read.prompt],
    ['Easier', read.easier],
    ['Harder', read.harder],
    ...read.two_ages.map((text): [string, string] => ['Part of one of two', text]),
    ['Safety note', read.note],
  ]
}
