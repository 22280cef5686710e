import { atNight } from '@fgm/api/extent'
import { everydayCount } from '@fgm/api/library-size'
import { createTestApp } from '@fgm/api/test-app'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press } from '../../../../test/acts.ts'
import { anaWith, ben, mia, openFeature, registerFamilies } from '../../../../test/families.ts'
import { renderApp } from '../../../../test/render-app.tsx'

const heading = (name: string | RegExp) => screen.findByRole('heading', { name })
const whole = `Your list ${everydayCount} activities`
const anyOfAll = new RegExp(`${everydayCount} activities$`)
const narrowedTo = (count: string) =>
  new RegExp(`^Your list ${count} of ${everydayCount} activities$`)
const views = () => screen.getAllByRole('link', { name: /^View Activity/ })
const openAna = async (path = '/activities', children = [mia]) =>
  renderApp(path, await anaWith(children))

async function search(text: string) {
  const box = await screen.findByRole('searchbox', { name: 'Search' })
  await act(async () => void fireEvent.change(box, { target: { value: text } }))
}

describe('the list for a visitor', () => {
  it('contains the twelve samples and something to do now', async () => {
    await renderApp('/activities')
    await heading('Sample Activities')
    await heading('All samples 12 activities')
    expect(views()).toHaveLength(12)
    expect(screen.getByRole('link', { name: 'Start now' })).toBeTruthy()
    expect(screen.queryByRole('radiogroup', { name: 'Playing with' })).toBeNull()
  })

  atNight('says once that nothing is needed right now', async () => {
    await renderApp('/activities')
    await heading('All samples 12 activities')
    const words = () => document.querySelector('.now')?.textContent ?? ''
    for (let turn = 0; turn < 12 && !words().includes('Nothing needed'); turn += 1)
      await press('Another')
    expect(words()).toContain('Nothing needed')
    expect(words().match(/nothing needed/gi)).toHaveLength(1)
  })

  atNight.each([
    [0, 'Keep what your child loved, for every child you have.', 'Sign Up Free'],
    [42, '8 founding spots left, free for life.', 'Claim Your Free Spot'],
    [47, 'FINAL 3 FREE SPOTS', 'Claim Your Free Spot'],
    [50, 'The founding spots are taken. Keep your place in line.', 'Join Waitlist'],
  ])('asks with the real number of spots after %i families', async (count, call, button) => {
    const server = createTestApp()
    await registerFamilies(server, count)
    await renderApp('/activities', { server })
    await heading(call)
    expect((await screen.findByRole('link', { name: button })).getAttribute('href')).toBe(
      '/register',
    )
  })
})

describe('the list of a family', () => {
  it('contains the whole everyday library of a founder, twelve at a time', async () => {
    await openAna('/activities', [])
    await heading('My Activities')
    await heading(whole)
    expect(views()).toHaveLength(12)
    await press('Show 12 more')
    await waitFor(() => expect(views()).toHaveLength(24))
    expect(document.activeElement).toBe(views()[12])
  })

  atNight('contains the samples of a waiting family, and says what comes', async () => {
    const server = createTestApp()
    await registerFamilies(server, 50)
    await renderApp('/activities', { server, as: await server.register({ name: 'Ben' }) })
    await heading('Your list 12 activities')
    expect(screen.getByText('These 12 are yours to play now.')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'See where you stand' })
    expect(link.getAttribute('href')).toBe('/dashboard')
  })

  atNight('links a family to open premium, and mentions no spot', async () => {
    const family = await ben({ PAYMENTS: 'sandbox' })
    openFeature(family.server, 'payments')
    await renderApp('/activities', family)
    const link = await screen.findByRole('link', { name: 'Open premium for $3' })
    expect(link.getAttribute('href')).toBe('/upgrade')
    expect(screen.getByText(/^The whole library comes with premium/)).toBeTruthy()
    expect(screen.queryByText(/until your spot|once you are in/i)).toBeNull()
  })

  it('suggests what fits the child, is short and not done, and another on request', async () => {
    const { server, as } = await anaWith()
    const { body: cards } = await as.query('activities.cards')
    const { body: family } = await as.query('children.list')
    const fitting: { id: string; title: string }[] = cards.filter(
      (card: { duration_minutes: number; min_age: number; max_age: number }) =>
        card.duration_minutes === 5 && card.min_age <= 4 && card.max_age >= 4,
    )
    const [left, other, ...done] = fitting
    for (const { id } of done)
      await as.post(`/activities/${id}/complete`, { child_id: family.children[0].id })
    await renderApp('/activities', { server, as })
    const now = await screen.findByRole('link', { name: 'Start now' })
    const card = within(now.closest('article') as HTMLElement)
    const titles = new Set([left?.title, other?.title])
    titles.delete(card.getByRole('heading').textContent ?? '')
    expect(titles.size).toBe(1)
    await press('Another')
    expect([...titles]).toContain(card.getByRole('heading').textContent)
    await heading(/Your list/)
    expect(screen.getAllByTitle('Done').length).toBeGreaterThan(0)
  })

  it('suggests nothing for a baby', async () => {
    // A profile from before the ages were enforced.
    const family = await anaWith([{ name: 'Bo', birth_date: '2022-09-01' }])
    family.server.connection.exec("update children set birth_date = '2025-09-01'")
    await renderApp('/activities', family)
    expect(await screen.findByText('Our activities start at age 2.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Start now' })).toBeNull()
  })

  it('adds the first child in place and plays with it at once', async () => {
    const { server } = await openAna('/activities', [])
    await screen.findByRole('link', { name: 'Start now' })
    await press('Add Your Child')
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Leo' } })
    fireEvent.change(screen.getByLabelText('Birth date'), { target: { value: '2023-02-01' } })
    await press('Add Child')
    expect(await screen.findByRole('radio', { name: 'Leo, 3', checked: true })).toBeTruthy()
    const row = server.connection.prepare('select name, birth_date from children').get()
    expect(row).toEqual({ name: 'Leo', birth_date: '2023-02-01' })
  })

  atNight('remembers who was playing, on this device', async () => {
    const family = await anaWith([mia, { name: 'Tom', birth_date: '2018-01-10' }])
    const page = await renderApp('/activities', family)
    const tom = await screen.findByRole('radio', { name: 'Tom, 8' })
    await act(async () => void fireEvent.click(tom))
    page.unmount()
    await renderApp('/activities', family)
    expect(await screen.findByRole('radio', { name: 'Tom, 8', checked: true })).toBeTruthy()
  })
})

type Ages = { min_age: number; max_age: number }

describe('searching and filtering', () => {
  it('begins with what fits the chosen child, and shows all with one click', async () => {
    const family = await anaWith([mia, { name: 'Tom', birth_date: '2018-01-10' }])
    const { body: all } = await family.as.query('activities.cards')
    const fitting = (age: number) =>
      all.filter((card: Ages) => card.min_age <= age && age <= card.max_age).length
    const { router } = await renderApp('/activities', family)
    // Both were added at the same clock time: either may be first.
    fireEvent.click(await screen.findByRole('radio', { name: 'Mia, 4' }))
    await heading(`Your list ${fitting(4)} of ${everydayCount} activities`)
    expect(screen.getByRole('button', { name: 'Fits Mia', pressed: true })).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Tom, 8' }))
    await heading(`Your list ${fitting(8)} of ${everydayCount} activities`)
    expect(router.state.location.href).toBe('/activities')
    await press('Fits Tom')
    await heading(whole)
    expect(router.state.location.search).toEqual({ age: 'all' })
    await press('Fits Tom')
    await heading(`Your list ${fitting(8)} of ${everydayCount} activities`)
    await press('All')
    await heading(whole)
  })

  atNight('searches while typing and keeps the words in the address', async () => {
    const { router } = await openAna()
    await search('flashlight')
    await heading(narrowedTo('\\d+'))
    expect(views().some((view) => view.textContent?.includes('Shadow Wave'))).toBe(true)
    expect(router.state.location.href).toBe('/activities?q=flashlight')
  })

  atNight('reads all filters from the address', async () => {
    await openAna(
      '/activities?category=Science&age=3&minutes=5&materials=flashlight&setting=indoor',
    )
    await heading(narrowedTo('[1-9]'))
    expect(screen.getByRole('button', { name: 'Remove filter: Science' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove filter: Age 3' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove filter: Flashlight' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove filter: Indoors' })).toBeTruthy()
    expect(screen.getByRole('button', { name: '5 minutes', pressed: true })).toBeTruthy()
  })

  atNight('narrows in the sheet, whose button shows the count', async () => {
    const { router } = await openAna()
    await heading(anyOfAll)
    await press('Filters')
    await screen.findByRole('dialog', { name: 'What fits?' })
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Math' })))
    await screen.findByRole('button', { name: /^Show \d+ activities$/ })
    const moments = () =>
      within(screen.getByRole('radiogroup', { name: 'Moment' })).getAllByRole('radio')
    expect(moments()).toHaveLength(8)
    await press(screen.getByRole('button', { name: /^\d+ more moments$/ }).textContent ?? '')
    expect(moments().length).toBeGreaterThan(12)
    await press('Nothing at all')
    const show = await screen.findByRole('button', { name: /^Show [1-9] activit/ })
    await act(async () => void fireEvent.click(show))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.href).toBe('/activities?category=Math&materials=nothing')
    await press('Clear all')
    await heading(whole)
  })

  atNight('offers only the sources there are, and the favorites once there are some', async () => {
    const { server, as } = await anaWith()
    const { body: family } = await as.query('children.list')
    await as.post('/activities/shadow-wave/favorite', { child_id: family.children[0].id })
    await renderApp('/activities', { server, as })
    await heading(anyOfAll)
    // Everything is ready to start: the filter would narrow nothing.
    expect(screen.queryByRole('button', { name: 'Ready to Start' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'My Creation' })).toBeNull()
    await press('Favorites')
    await heading(`Your list 1 of ${everydayCount} activities`)
    expect(screen.getByTitle('Favorite')).toBeTruthy()
    await press('All')
    await heading(whole)
  })

  it('shows what the chosen child has done, separately for each', async () => {
    const { server, as } = await anaWith([mia, { name: 'Tom', birth_date: '2021-01-10' }])
    const { body: family } = await as.query('children.list')
    const [first, second] = family.children
    await as.post('/activities/shadow-wave/complete', { child_id: first.id })
    const { router } = await renderApp('/activities', { server, as })
    await heading(anyOfAll)
    await press('Done')
    await heading(`Your list 1 of ${everydayCount} activities`)
    expect(router.state.location.search).toEqual({ done: 'yes' })
    fireEvent.click(screen.getByRole('radio', { name: `${second.name}, ${second.age}` }))
    await heading('Nothing fits all of that')
    await press(`Without Done: ${everydayCount} activities`)
    await heading(whole)
  })

  atNight('offers to drop one filter when nothing fits', async () => {
    const family = await anaWith()
    const { body: all } = await family.as.query('activities.cards')
    const inMath = all.filter((card: { category: string }) => card.category === 'Math').length
    await renderApp('/activities?category=Math', family)
    await search('xylophone')
    await heading('Nothing fits all of that')
    await press(`Without “xylophone”: ${inMath} activities`)
    await heading(`Your list ${inMath} of ${everydayCount} activities`)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})

describe('when the list cannot be loaded', () => {
  it('says so and tries again on request', async () => {
    const server = createTestApp()
    const table = 'alter table activities rename to'
    server.connection.exec(`${table} gone`)
    await renderApp('/activities', { server })
    await screen.findByRole('heading', { name: 'Failed to load activities' })
    server.connection.exec('alter table gone rename to activities')
    await press('Try Again')
    await heading('All samples 12 activities')
  })

  it('shows the public list without a response', async () => {
    const { server, as } = await anaWith()
    await renderApp('/activities', { server, as, failing: 'activities.cards' })
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
    expect(alert.textContent).toContain(
      'Network error. Please check if the backend server is running.',
    )
    await waitFor(() => expect(views()).toHaveLength(12))
  })
})
