import type { TestApp } from '@fgm/api/test-app'

type Changes = { [column: string]: string | number }

/** An own creation of a family, without a generation: a copy of a sample with these changes. */
export function addOwn(
  { connection }: TestApp,
  family: string,
  id: string,
  changes: Changes = {},
): string {
  const owner = connection.prepare('select family_id as id from parents where name = ?').get(family)
  const sample = connection.prepare("select * from activities where id = 'squiggle-rescue'").get()
  const row: Changes = {
    ...(sample as Changes),
    id,
    title: `Squiggles of ${id}`,
    owner_family_id: (owner as { id: string }).id,
    library: 'own',
    position: 0,
    ...changes,
  }
  const names = Object.keys(row)
  connection
    .prepare(
      `insert into activities (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row))
  return id
}

type Family = Awaited<ReturnType<TestApp['register']>>

/** A shared own creation. @returns the id of the community's copy. */
export async function shared(
  server: TestApp,
  author: { name: string; browser: Family },
  id: string,
  changes: Changes = {},
): Promise<string> {
  const ownId = addOwn(server, author.name, id, changes)
  const response = await author.browser.post('/community/share-activity', { activity_id: ownId })
  if (response.status !== 201) throw new Error(`${id} was not shared: ${response.body.error}`)
  return response.body.id
}
