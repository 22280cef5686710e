import { describe, expect, it } from 'vitest'
import {
  blankItem,
  changedItem,
  clueProblem,
  emptyDraft,
  type House,
  type HuntDraft,
  type ItemDraft,
  itemDraft,
  movedItem,
  nameProblem,
  problemsOf,
  proposedName,
  replacedItems,
  toSend,
  typeChange,
} from './hunt-draft.ts'

const house: House = {
  blueprint_id: 'cozy-apartment',
  name: 'Cozy Apartment',
  document: { dimensions: { width: 800, height: 600 }, rooms: [], furniture: [] },
  is_kept: false,
}
const item = (name: string) =>
  itemDraft({ id: name, name, description: `Find ${name}`, location: 'Kitchen', found: false })
const whole: HuntDraft = { ...emptyDraft, house, hunt_name: 'Rainy day', items: [item('ball')] }

describe('the proposed name', () => {
  const named = { ...whole, hunt_name: proposedName('color') }

  it('contains the day and the type', () => {
    expect(proposedName('letter')).toMatch(/^[A-Z][a-z]+day letter hunt$/)
    expect(proposedName('custom')).toMatch(/^[A-Z][a-z]+day hunt$/)
  })

  it('changes with the type until a parent has another one', () => {
    expect(typeChange(named, 'shape')).toEqual({
      hunt_type: 'shape',
      hunt_name: proposedName('shape'),
    })
    expect(typeChange(whole, 'shape')).toEqual({ hunt_type: 'shape' })
  })

  it.each(['Monday', 'Thursday', 'Sunday'])('changes also where it was proposed on a %s', (day) => {
    const of = (huntName: string) =>
      typeChange({ ...whole, hunt_name: huntName }, 'shape').hunt_name
    expect(of(`${day} color hunt`)).toBe(`${day} shape hunt`)
    expect(of(`${day} letter hunt`)).toBeUndefined()
  })
})

describe('a draft of a hunt', () => {
  it('needs a blueprint, a name and an item, and says so', () => {
    expect(problemsOf(1, emptyDraft)).toEqual({ house: 'Please choose a blueprint first.' })
    expect(problemsOf(2, { ...whole, hunt_name: '  ' })).toEqual({
      hunt_name: 'Please give your hunt a name.',
    })
    expect(problemsOf(3, { ...whole, items: [] })).toEqual({
      items: 'Please add at least one item.',
    })
    expect(problemsOf(4, whole)).toEqual({})
  })

  it('needs a name and a clue for each item', () => {
    const blank = blankItem()
    expect(problemsOf(3, { ...whole, items: [item('ball'), blank] })).toEqual({
      [nameProblem(blank.key)]: 'Please say what to find.',
      [clueProblem(blank.key)]: 'Please write a clue for it.',
    })
  })

  it('has items in an order that can be changed', () => {
    const items = [item('a'), item('b'), item('c')]
    const names = (list: typeof items) => list.map(({ name }) => name).join('')
    expect(names(movedItem(items, 0, 1))).toBe('bac')
    expect(names(movedItem(items, 2, -1))).toBe('acb')
    expect(movedItem(items, 0, -1)).toBe(items)
  })

  it('drops our texts of an item when its thing or place changes', () => {
    const ours = { authored_id: 'color-table', answer: 'A red cup.', task: { words: 'Hop.' } }
    const of = { ...item('ball'), ...ours, place_id: 'k', parent_tip: 'Stay near.' }
    const left = (change: Partial<ItemDraft>) => {
      const { authored_id, answer, task } = changedItem(of, change)
      return [authored_id, answer, task?.words]
    }
    const all = ['color-table', 'A red cup.', 'Hop.']
    const { name, description, location, place_id } = of
    expect(left({ name, description, location, place_id })).toEqual(all)
    expect(left({ parent_tip: 'Come along.' })).toEqual(all)
    expect(left({ name: 'A sock' })).toEqual([undefined, undefined, 'Hop.'])
    expect(left({ description: 'Find a sock.' })).toEqual([undefined, undefined, 'Hop.'])
    expect(left({ location: 'Attic', place_id: undefined })).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(left({ place_id: 'l' })).toEqual([undefined, undefined, undefined])
    expect(changedItem(of, { name: 'A sock' })).toMatchObject({ name: 'A sock', place_id: 'k' })
  })

  it('applies a response to an item at its current position, unless a parent changed it', () => {
    const [one, two, three] = [item('a'), item('b'), item('c')]
    const [first, second] = [item('x'), item('y')]
    const names = (list: readonly ItemDraft[]) => list.map(({ name }) => name).join('')
    const once = replacedItems([one, two, three], [one], [first])
    expect(names(replacedItems(movedItem(once, 0, 1), [two], [second]))).toBe('yxc')
    expect(names(replacedItems(once, [first], [one]))).toBe('abc')
    expect(replacedItems([{ ...one }, two], [one], [first])).toEqual([one, two])
  })

  it('sends what the server expects, without what is only for the page', () => {
    const { items_data, ...details } = toSend(whole)
    expect(Object.keys(details).sort()).toEqual([
      'age_range',
      'difficulty_level',
      'hunt_name',
      'hunt_type',
      'story_id',
      'treasure_place',
    ])
    expect(Object.keys(items_data[0] ?? {})).not.toContain('key')
  })
})
