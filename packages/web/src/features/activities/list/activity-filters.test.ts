import type { ActivityCard } from '@fgm/shared/activities/activities'
import { describe, expect, it } from 'vitest'
import {
  activeKeys,
  changedWords,
  type Filters,
  filterDrops,
  type Marked,
  matching,
  momentsIn,
  noFilters,
  readFilters,
  sourcesIn,
  writeFilters,
} from './activity-filters.ts'

const socks = card({
  id: 'socks',
  title: 'Sock Mountain Match',
  own_category: 'Math',
  category: 'Math',
  min_age: 2,
  max_age: 4,
  materials: ['textiles'],
  fits_moments: ['couch', 'rain'],
  moments: null,
})
const jug = card({
  id: 'jug',
  title: 'Pour and Stop',
  description: 'A calm job at the table.',
  category: 'Practical Life',
  own_category: 'Motor',
  min_age: 3,
  max_age: 5,
  duration_minutes: 10,
  materials: ['cups_bowls', 'water_ice'],
  is_prebuilt: false,
})
const leaves = card({
  id: 'leaves',
  title: 'Leaf Parade',
  own_category: 'Creative',
  category: 'Creative',
  min_age: 6,
  max_age: 9,
  duration_minutes: 30,
  setting: 'outdoor',
  fits_moments: ['outdoors_five'],
  moments: null,
  is_prebuilt: false,
  is_mine: true,
})
const all = [socks, jug, leaves]
const none: Marked = { favorites: new Set(), done: new Set() }

const found = (filters: Partial<Filters>, cards: readonly ActivityCard[] = all, marks = none) =>
  matching(cards, { ...noFilters, ...filters }, marks).map(({ id }) => id)

describe('the filters of the list', () => {
  it('let everything pass without a filter', () => {
    expect(found({})).toEqual(['socks', 'jug', 'leaves'])
  })

  it('search title, description, category and materials, every word, in any case', () => {
    expect(found({ q: 'MOUNTAIN sock' })).toEqual(['socks'])
    expect(found({ q: 'calm' })).toEqual(['jug'])
    expect(found({ q: 'practical' })).toEqual(['jug'])
    expect(found({ q: 'pillows' })).toEqual(['socks'])
    expect(found({ q: 'sock xylophone' })).toEqual([])
  })

  it('search the interests of cards that have them', () => {
    expect(found({ q: 'dinosaurs' }, [{ ...socks, interests: ['dinosaurs'] }, jug])).toEqual([
      'socks',
    ])
  })

  it('distinguish ready, own and saved ones', () => {
    expect(found({ source: 'ready' })).toEqual(['socks'])
    expect(found({ source: 'mine' })).toEqual(['leaves'])
    expect(found({ source: 'saved' })).toEqual(['jug'])
    expect(sourcesIn(all)).toEqual(['ready', 'mine', 'saved'])
    expect(sourcesIn([socks])).toEqual(['ready'])
  })

  it('narrow by category, age, minutes, place and what the child likes and has done', () => {
    expect(found({ category: 'Motor' })).toEqual(['jug'])
    expect(found({ age: 4 })).toEqual(['socks', 'jug'])
    expect(found({ age: 12 })).toEqual([])
    expect(found({ minutes: 5 })).toEqual(['socks'])
    expect(found({ minutes: 10 })).toEqual(['socks', 'jug'])
    expect(found({ setting: 'indoor' })).toEqual(['socks', 'jug'])
    expect(found({ setting: 'outdoor' })).toEqual(['leaves'])
    const marks = { favorites: new Set(['jug']), done: new Set(['socks', 'jug']) }
    expect(found({ favorites: true }, all, marks)).toEqual(['jug'])
    expect(found({ done: true }, all, marks)).toEqual(['socks', 'jug'])
    expect(found({ done: true })).toEqual([])
  })

  it('show what fits right now, and offer only the moments that something fits', () => {
    expect(found({ moment: 'couch' })).toEqual(['socks'])
    expect(found({ moment: 'outdoors_five' })).toEqual(['leaves'])
    expect(found({ moment: 'teeth' })).toEqual([])
    expect(momentsIn(all).map(({ id }) => id)).toEqual(['couch', 'outdoors_five', 'rain'])
    expect(filterDrops(all, { ...noFilters, moment: 'teeth' }, none)).toEqual([
      { key: 'moment', count: 3 },
    ])
  })

  it('show only what can be done with the things at home', () => {
    expect(found({ materials: ['water_ice'] })).toEqual(['leaves'])
    expect(found({ materials: ['water_ice', 'cups_bowls'] })).toEqual(['jug', 'leaves'])
    expect(found({ materials: [] })).toEqual(['leaves'])
  })

  it('say which single filter to drop, the best first', () => {
    const filters: Filters = { ...noFilters, q: 'sock', age: 6, minutes: 20 }
    expect(filterDrops(all, filters, none)).toEqual([{ key: 'age', count: 1 }])
    expect(filterDrops(all, { ...noFilters, age: 4, category: 'Creative' }, none)).toEqual([
      { key: 'category', count: 2 },
      { key: 'age', count: 1 },
    ])
  })
})

describe('the address of the list', () => {
  it('contains every filter and is read back', () => {
    const filters: Filters = {
      q: 'socks & tape',
      moment: 'car_seat',
      source: 'mine',
      favorites: true,
      done: true,
      category: 'Science',
      age: 3,
      minutes: 10,
      materials: ['paper', 'tape'],
      setting: 'outdoor',
    }
    const words = writeFilters(filters)
    expect(words).toMatchObject({
      moment: 'car_seat',
      materials: 'paper tape',
      age: '3',
      favorites: 'yes',
      done: 'yes',
    })
    expect(readFilters(words)).toEqual(filters)
    expect(activeKeys(filters)).toHaveLength(10)
  })

  it('distinguishes nothing at home from not asked', () => {
    expect(writeFilters({ ...noFilters, materials: [] })).toMatchObject({ materials: 'nothing' })
    expect(readFilters({ materials: 'nothing' }).materials).toEqual([])
    expect(readFilters({}).materials).toBeNull()
  })

  it('leaves out what does not narrow, and ignores nonsense', () => {
    expect(Object.values(writeFilters(noFilters)).every((word) => word === undefined)).toBe(true)
    const nonsense = {
      moment: 'never',
      source: 'stolen',
      category: 'X',
      age: '99',
      minutes: '7',
      setting: 'moon',
    }
    expect(readFilters(nonsense)).toEqual(noFilters)
  })
})

function card(fields: Partial<ActivityCard>): ActivityCard {
  return {
    id: 'card',
    title: 'A card',
    description: '',
    category: 'Math',
    own_category: 'Math',
    difficulty_level: 'easy',
    min_age: 2,
    max_age: 12,
    duration_minutes: 5,
    materials: [],
    needs: '',
    interests: [],
    setting: 'indoor',
    fits_moments: [],
    moments: null,
    scene: 'rug.socks.32',
    library: 'prebuilt',
    is_prebuilt: true,
    is_mine: false,
    ...fields,
  }
}

describe('the age of who is playing', () => {
  it('narrows an address without filters, and no search by name', () => {
    expect(readFilters({}, 4).age).toBe(4)
    expect(readFilters({ minutes: '5' }, 4).age).toBe(4)
    expect(readFilters({ age: 'all' }, 4).age).toBeNull()
    expect(readFilters({ age: '7' }, 4).age).toBe(7)
    for (const words of [{ q: 'sock' }, { favorites: 'yes' }, { done: 'yes' }, { source: 'mine' }])
      expect([words, readFilters(words, 4).age]).toEqual([words, null])
  })

  it('stays out of the address until the parent chooses one', () => {
    expect(changedWords({}, { minutes: 5 }, 4).age).toBeUndefined()
    expect(changedWords({}, { q: 'sock' }, 4).age).toBeUndefined()
    expect(changedWords({}, { age: null }, 4).age).toBe('all')
    expect(changedWords({ age: 'all' }, { age: 4 }, 4).age).toBeUndefined()
    expect(changedWords({ q: 'sock' }, { age: 4 }, 4).age).toBe('4')
    expect(changedWords({ age: 'all' }, { minutes: 5 }, 4).age).toBe('all')
    expect(changedWords({}, noFilters, null).age).toBeUndefined()
  })
})
