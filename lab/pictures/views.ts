import type { Page } from 'playwright-core'
import { post } from '../../e2e/families.ts'
import { playToTheEnd } from '../../e2e/play.ts'
import { dayLink, invitation, takeBack } from './sent-links.ts'
import { weekWithLine } from './week-with-line.ts'

/** Who looks: a visitor, one who signs up, a founding family, one that waits in line, or the administrator. */
export type Role = 'visitor' | 'newcomer' | 'family' | 'waiting' | 'admin'

/** A picture's name, who sees the page, its address, and what to do there before the picture. */
export type View = {
  name: string
  as: Role
  path: string | ((request: Page['request'], url: string) => Promise<string>)
  act?: (page: Page) => Promise<unknown>
  /** The whole page, not only the visible part. */
  isWhole?: boolean
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const click = (name: string | RegExp) => (page: Page) => button(page, name).click()
const inSight = { isWhole: false } as const

const newHunt = async (page: Page) => {
  await page.getByLabel('Hunt name').fill('Saturday hunt')
  await button(page, 'Next').click()
  await button(page, 'Generate Sample Items').click()
  await page.getByRole('heading', { name: 'Item 4' }).waitFor()
}

/** Clicks the next step until this many are found: past tasks, and past what a story says between two clues. */
async function find(page: Page, count: number) {
  await button(page, 'Start the hunt').click()
  const way = page.locator('.play-go .primary')
  const end = page.getByRole('heading', { name: /^All \d+ found!$/ })
  for (let done = 0; ; ) {
    await way.or(end).first().waitFor()
    if (await end.isVisible()) return
    const isClue = (await way.textContent())?.trim() === 'Found it'
    if (isClue && done === count) return
    await way.click()
    if (isClue) done += 1
  }
}

async function register(page: Page) {
  const mailbox = `new-${Date.now()}@demo.example`
  await page.getByLabel('Full name').fill('Vera Lind')
  await page.getByLabel('Email').fill(mailbox)
  await page.getByLabel('Password', { exact: true }).fill('sunny-sock-mountain')
  await page.getByLabel('Confirm password', { exact: true }).fill('sunny-sock-mountain')
  await button(page, 'Sign Up').click()
  await page
    .getByText(/Welcome/)
    .first()
    .waitFor()
}

/** Where a family is and how the child is: ten cards that must be understood at a glance. */
const tenMoments = [
  ['Home', 'Wild'],
  ['Home', 'Whiny'],
  ['Car, bus', 'Bored'],
  ['Car, bus', 'Whiny'],
  ['In a line', 'Whiny'],
  ['In a line', 'Wild'],
  ['Bed', 'Wiped out'],
  ['Bed', 'Bored'],
  ['Outdoors', 'Wild'],
  ['Table', 'Fine'],
] as const

/** Chooses, and goes on to a card that is in no picture yet. */
async function choose(page: Page, where: string, how: string, shown: Set<string>) {
  // On a desktop the choices are open.
  const ask = button(page, /^Where are we\?/)
  if (await ask.isVisible()) await ask.click()
  for (const name of [where, how])
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
  await page.keyboard.press('Escape')
  const title = async () => (await page.locator('#now-title').textContent()) ?? ''
  while (shown.has(await title())) await button(page, 'Another').click()
  shown.add(await title())
}

/** A drawn house of the family, and where it is edited. */
const ownHouse: View['path'] = async (request, url) => {
  const { id } = await post(request, url, '/api/blueprints/two-bedroom-home/copy', {})
  return `/scavenger-hunt/blueprints/edit/${id}`
}

const cardsShown = new Set<string>()

export const views: View[] = [
  { name: '01-landing', as: 'visitor', path: '/' },
  { name: '02-register', as: 'visitor', path: '/register' },
  { name: '03-registered', as: 'newcomer', path: '/register', act: register, ...inSight },
  {
    name: '03-first-run',
    as: 'newcomer',
    path: async (request, url) => {
      await post(request, url, '/api/logout', {}, 200)
      return '/register'
    },
    act: async (page) => {
      await register(page)
      await button(page, 'Go to Activities Now').click()
      await page.getByRole('heading', { name: 'Who plays with you?' }).waitFor()
    },
    ...inSight,
  },
  { name: '04-login', as: 'visitor', path: '/login' },
  { name: '04-play-need-visitor', as: 'visitor', path: '/activities/shadow-wave/play', ...inSight },
  {
    name: '04-play-end-visitor',
    as: 'visitor',
    path: '/activities/shadow-wave/play',
    act: playToTheEnd,
    ...inSight,
  },
  { name: '05-forgot-password', as: 'visitor', path: '/forgot-password' },
  { name: '06-activities-visitor', as: 'visitor', path: '/activities' },
  { name: '07-locked-activity', as: 'visitor', path: '/activities/squeeze-and-carry' },
  { name: '08-activity-visitor', as: 'visitor', path: '/activities/shadow-wave' },
  { name: '09-premium-visitor', as: 'visitor', path: '/premium-library' },
  { name: '10-community-visitor', as: 'visitor', path: '/community' },
  { name: '11-prices-visitor', as: 'visitor', path: '/upgrade' },
  { name: '12-hunts-visitor', as: 'visitor', path: '/scavenger-hunt' },
  { name: '13-free-downloads', as: 'visitor', path: '/activities/free' },
  { name: '14-privacy', as: 'visitor', path: '/privacy' },
  { name: '15-terms', as: 'visitor', path: '/terms' },
  { name: '16-refunds', as: 'visitor', path: '/refunds' },
  { name: '16-help', as: 'visitor', path: '/help' },
  { name: '17-contact', as: 'visitor', path: '/contact' },
  { name: '18-imprint', as: 'visitor', path: '/imprint' },
  { name: '19-not-found', as: 'visitor', path: '/nowhere' },
  { name: '20-activity-not-found', as: 'visitor', path: '/activities/no-such-thing' },
  { name: '30-activities', as: 'family', path: '/activities' },
  { name: '30-deck', as: 'family', path: '/activities', ...inSight },
  {
    name: '30-deck-open',
    as: 'family',
    path: '/activities',
    act: async (page) => {
      const ask = button(page, /^Where are we\?/)
      if (await ask.isVisible()) await ask.click()
      await page.getByRole('radio', { name: 'Bed' }).check({ force: true })
    },
    ...inSight,
  },
  ...tenMoments.map(
    ([where, how], place): View => ({
      name: `30-card-${place}-${where}-${how}`.toLowerCase().replaceAll(' ', '-'),
      as: 'family',
      path: '/activities',
      act: (page) => choose(page, where, how, cardsShown),
      ...inSight,
    }),
  ),
  { name: '31-filters', as: 'family', path: '/activities', act: click('Filters'), ...inSight },
  { name: '32-activity', as: 'family', path: '/activities/sock-mountain-match' },
  { name: '33-play-need', as: 'family', path: '/activities/shadow-wave/play', ...inSight },
  {
    name: '33-play-step',
    as: 'family',
    path: '/activities/shadow-wave/play',
    act: (page) => button(page, 'First step').or(button(page, 'Next')).click(),
    ...inSight,
  },
  {
    name: '33-play-down',
    as: 'family',
    path: '/activities/shadow-wave/play',
    act: click(/^(Phone down|Read aloud)$/),
    ...inSight,
  },
  {
    name: '33-play-end',
    as: 'family',
    path: '/activities/shadow-wave/play',
    act: playToTheEnd,
    ...inSight,
  },
  {
    name: '33-play-end-said',
    as: 'family',
    path: '/activities/shadow-wave/play',
    act: (page) => page.getByRole('radio', { name: 'Again!' }).first().check({ force: true }),
  },
  {
    name: '34-completed',
    as: 'family',
    // Not done before, in any picture.
    path: async (request, url) => {
      const headers = { accept: 'application/json' }
      const listed = await (await request.get(`${url}/activities`, { headers })).json()
      const input = encodeURIComponent(JSON.stringify({}))
      const marks = await (await request.get(`${url}/trpc/activities.marks?input=${input}`)).json()
      const done: { activity_id: string }[] = marks.result.data.completed
      const isDone = (id: string) => done.some(({ activity_id }) => activity_id === id)
      return `/activities/${(listed as { id: string }[]).find(({ id }) => !isDone(id))?.id}`
    },
    act: async (page) => {
      await button(page, 'Mark as Completed').click()
      await page.getByRole('heading', { name: 'You two did it' }).waitFor()
    },
    ...inSight,
  },
  { name: '35-generator', as: 'family', path: '/ai-generator' },
  {
    name: '36-generated',
    as: 'family',
    path: '/ai-generator',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Creative' }).check()
      await page.getByRole('button', { name: 'Paper', exact: true }).click()
      await button(page, 'Generate Activity').click()
      await page.getByRole('heading', { name: 'Setup Instructions' }).waitFor()
      // The pause between two ideas is over after twenty seconds.
      const pause = page.getByText(/^Cooldown Active$/)
      await pause.waitFor()
      await pause.waitFor({ state: 'detached', timeout: 40_000 })
    },
  },
  { name: '37-community', as: 'family', path: '/community' },
  { name: '38-community-share', as: 'family', path: '/community?tab=share' },
  { name: '39-premium', as: 'family', path: '/premium-library' },
  {
    name: '40-premium-sheet',
    as: 'family',
    path: '/premium-library',
    act: (page) => page.getByRole('article').getByRole('button').first().click(),
    ...inSight,
  },
  { name: '41-dashboard', as: 'family', path: '/dashboard', act: weekWithLine },
  { name: '42-upgrade', as: 'family', path: '/upgrade' },
  { name: '43-profile', as: 'family', path: '/profile' },
  { name: '44-profile-children', as: 'family', path: '/profile?tab=children' },
  {
    name: '45-add-child',
    as: 'family',
    path: '/profile?tab=children',
    act: click('Add a Child'),
    ...inSight,
  },
  { name: '46-profile-activities', as: 'family', path: '/profile?tab=activities' },
  { name: '47-profile-membership', as: 'family', path: '/profile?tab=membership' },
  { name: '48-profile-account', as: 'family', path: '/profile?tab=account' },
  { name: '48-profile-cards', as: 'family', path: '/profile#cards' },
  { name: '48-profile-tomorrow', as: 'family', path: '/profile#tomorrow' },
  {
    name: '49-invite',
    as: 'family',
    path: async (request, url) => {
      await takeBack(request, url)
      return '/profile/invite'
    },
    act: click('Show the Code'),
  },
  { name: '49-join', as: 'visitor', path: invitation },
  { name: '49-join-with-account', as: 'waiting', path: invitation },
  {
    name: '49-day-link-make',
    as: 'family',
    path: '/profile/day-link?activity=sock-mountain-match',
    act: (page) => page.getByLabel('Sock Mountain Match').waitFor(),
  },
  {
    name: '49-day-link-made',
    as: 'family',
    path: '/profile/day-link?activity=sock-mountain-match',
    act: async (page) => {
      await page.getByLabel('For whom').fill('Oma')
      await button(page, 'Make the Link').click()
      await page.getByRole('heading', { name: 'The link for Oma' }).waitFor()
    },
  },
  { name: '49-day', as: 'visitor', path: dayLink },
  {
    name: '49-day-activity',
    as: 'visitor',
    path: dayLink,
    act: (page) =>
      page
        .getByRole('link', { name: /^Play / })
        .first()
        .click(),
  },
  { name: '50-hunts', as: 'family', path: '/scavenger-hunt' },
  { name: '51-hunt-gate', as: 'waiting', path: '/scavenger-hunt' },
  { name: '52-hunt-intro', as: 'family', path: '/scavenger-hunt/play/rainbow-rooms' },
  {
    name: '53-hunt-player',
    as: 'family',
    path: '/scavenger-hunt/play/rainbow-rooms',
    act: (page) => find(page, 1),
    ...inSight,
  },
  {
    name: '54-hunt-player-expert',
    as: 'family',
    path: '/scavenger-hunt/play/great-house-mystery',
    act: (page) => find(page, 2),
    ...inSight,
  },
  {
    name: '55-hunt-end',
    as: 'family',
    path: '/scavenger-hunt/play/count-with-me',
    act: (page) => find(page, 3),
  },
  { name: '56-tell-us', as: 'family', path: '/scavenger-hunt/tell-us' },
  {
    name: '56-tell-us-choose',
    as: 'family',
    path: '/scavenger-hunt/tell-us',
    act: async (page) => {
      await page.getByLabel('Say it in one line').fill('three bedrooms, a hall and a big kitchen')
      await button(page, 'Show the plans').click()
      await page.getByRole('heading', { name: 'Which is most like yours?' }).waitFor()
    },
  },
  { name: '56-blueprints', as: 'family', path: '/scavenger-hunt/blueprints' },
  { name: '57-editor-new', as: 'family', path: '/scavenger-hunt/blueprints/create', ...inSight },
  { name: '58-editor', as: 'family', path: ownHouse, ...inSight },
  { name: '59-hunt-create', as: 'family', path: '/scavenger-hunt/create?blueprint=cozy-apartment' },
  {
    name: '60-hunt-items',
    as: 'family',
    path: '/scavenger-hunt/create?blueprint=cozy-apartment',
    act: newHunt,
  },
  {
    name: '60-hunt-item-open',
    as: 'family',
    path: '/scavenger-hunt/create?blueprint=cozy-apartment',
    act: async (page) => {
      await newHunt(page)
      await button(page, 'Change item 2').click()
    },
  },
  {
    name: '61-hunt-made',
    as: 'family',
    path: '/scavenger-hunt/create?blueprint=cozy-apartment',
    act: async (page) => {
      await newHunt(page)
      await button(page, 'Next').click()
      await button(page, 'Create Hunt').click()
      await page.getByRole('link', { name: 'Play Hunt: Saturday hunt' }).first().waitFor()
    },
  },
  {
    name: '62-our-hunts',
    as: 'family',
    path: '/scavenger-hunt/play/little-shape-walk',
    act: async (page) => {
      await find(page, 3)
      await page.getByLabel('A line to remember it by').fill('Four looks behind the couch')
      await button(page, 'Save & Continue').click()
      await page.getByText('Saved. That was a good hunt!').waitFor()
      await page.goto(new URL('/scavenger-hunt/our-hunts', page.url()).href)
      await page.getByText('Four looks behind the couch').first().waitFor()
    },
  },
  { name: '63-hunt-not-found', as: 'family', path: '/scavenger-hunt/play/no-such-hunt' },
  { name: '64-access-denied', as: 'family', path: '/admin' },
  { name: '70-dashboard-waiting', as: 'waiting', path: '/dashboard' },
  { name: '71-premium-waiting', as: 'waiting', path: '/premium-library' },
  { name: '72-community-waiting', as: 'waiting', path: '/community' },
  { name: '73-upgrade-waiting', as: 'waiting', path: '/upgrade' },
  { name: '74-landing-waiting', as: 'waiting', path: '/' },
  ...[
    '',
    'providers',
    'waitlist',
    'families',
    'reports',
    'reviews',
    'help-lines',
    'mails',
    'settings',
    'audit',
  ].map(
    (section, place): View => ({
      name: `${80 + place}-admin-${section || 'launch'}`,
      as: 'admin',
      path: `/admin/${section}`,
    }),
  ),
  {
    name: '88-admin-settings-open',
    as: 'admin',
    path: '/admin/settings',
    act: async (page) => {
      for (const fold of await page.locator('.settings-section > summary').all()) await fold.click()
    },
  },
]
