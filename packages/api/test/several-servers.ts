import { aiCallsUnderWay, families } from '@fgm/db/schema'
import { GenerateActivity } from '@fgm/shared/generator'
import { type Deps, noneInFlight } from '../src/core/deps.ts'
import { openGateway } from '../src/features/generator/gateway.ts'
import { generateAtOnce } from '../src/features/generator/generator.ts'
import { writeSetting } from '../src/features/settings/settings.ts'
import { eve } from './cast.ts'
import type { FakeOpenAi } from './fakes/openai.ts'
import { generatorApp, wishOfFive } from './generator-app.ts'
import type { TestApp } from './test-app.ts'

/**
 * Servers that share the database of an app. Each has its own gateway to providers, and does not know the work in progress
 * of others.
 */
export const severalServers = ({ deps }: Pick<TestApp, 'deps'>, count: number): Deps[] =>
  Array.from({ length: count }, (_, place) => ({
    ...deps,
    underWay: noneInFlight(),
    ai: openGateway(deps),
    copy: {
      server: `server-${place}`,
      serverId: `directory-${place}`,
      run: `run-${place}`,
      refresh: () => {},
      refreshForMiss: async () => {},
    },
  }))

export type Settings = { calls_a_day: number; servers: number }

/** Servers that share a database with one family, which generates at any of them. `callCount` counts calls at the provider. */
export async function serversOfFamily(fake: FakeOpenAi, { calls_a_day, servers: count }: Settings) {
  const app = generatorApp([fake.provider()])
  writeSetting(app.deps, 'ai_calls_a_day', calls_a_day)
  writeSetting(app.deps, 'ai_unfinished_calls_a_family', 1_000)
  await eve(app)
  const family = app.db.select().from(families).get()
  if (!family) throw new Error('There is no family')
  const generate = async (
    server: Deps,
    { key, leaving = new AbortController() }: { key?: string; leaving?: AbortController } = {},
  ) => {
    const wish = GenerateActivity.parse({ ...wishOfFive, ...(key && { idempotency_key: key }) })
    const made = await generateAtOnce(server, family, wish, leaving.signal)
    if (!('activity' in made)) throw new Error('The wish got help')
    return made
  }
  const seen = () => fake.calls.length + fake.readings.length
  const before = seen()
  return {
    app,
    servers: severalServers(app, count),
    generate,
    callCount: () => seen() - before,
    underWay: () => app.db.select().from(aiCallsUnderWay).all(),
  }
}
