import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shadow_wave } from './shadow-wave.ts'

const library = 'packages/db/src/seed/activities/starter-science.json'

it('shows on the landing page what the library holds, word for word', () => {
  const activities: { slug: string; connection_prompt: string }[] = JSON.parse(
    readFileSync(library, 'utf8'),
  )
  const activity = activities.find((one) => one.slug === 'shadow-wave')
  expect(activity).toMatchObject({
    ...shadow_wave,
    connection_prompt: `Say: "${shadow_wave.connection_prompt}"`,
  })
})
