import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shadowWave } from './shadow-wave.ts'

const library = 'packages/db/src/seed/activities/starter-science.json'

it('shows on the landing page what the library contains, word for word', () => {
  const activities: { slug: string; connection_prompt: string }[] = JSON.parse(
    readFileSync(library, 'utf8'),
  )
  const activity = activities.find((one) => one.slug === 'shadow-wave')
  expect(activity).toMatchObject({
    ...shadowWave,
    connection_prompt: `Say: "${shadowWave.connection_prompt}"`,
  })
})
