import { expect, it } from 'vitest'
import { rolesOf, tooYoungFor } from './two-players.ts'

const mila = { id: 'm', name: 'Mila', age: 4 }
const leo = { id: 'l', name: 'Leo', age: 7 }
const bo = { id: 'b', name: 'Bo', age: 2 }
type Activity = Parameters<typeof rolesOf>[0]
const fishing: Activity = {
  min_age: 3,
  moments: {
    two_ages: { small: 'holds the spoon', big: 'hooks two that match' },
  } as Activity['moments'],
  easier: 'Use three socks.',
  harder: 'Shut both eyes.',
}

it('says what the younger and the older child do, as the author wrote it', () => {
  expect(rolesOf(fishing, [leo, mila])).toEqual({
    small: { who: 'Mila, 4', text: 'Holds the spoon.' },
    big: { who: 'Leo, 7', text: 'Hooks two that match.' },
    checkedFor: 'Mila, 4',
  })
})

it('uses the easier and the harder way where the author wrote none for two ages', () => {
  const roles = rolesOf({ ...fishing, moments: null, harder: '' }, [mila, leo])
  expect([roles?.small.text, roles?.big.text]).toEqual(['Use three socks.', 'As the step says.'])
  expect(rolesOf({ ...fishing, moments: null, easier: '', harder: '' }, [mila, leo])).toBeNull()
})

it('has no roles for one child, nor for twins', () => {
  expect(rolesOf(fishing, [mila])).toBeNull()
  expect(rolesOf(fishing, [mila, { ...leo, age: 4 }])).toBeNull()
})

it('leaves out a child who is too young, and is checked for the youngest of the others', () => {
  expect(tooYoungFor(fishing, [bo, mila, leo])).toEqual([bo])
  expect(rolesOf(fishing, [bo, mila, leo])?.checkedFor).toBe('Mila, 4')
  expect(rolesOf(fishing, [bo, leo])).toBeNull()
})
