/*
 * What families asked and were answered, held against what was taken from the servers at that moment.
 */

/** What was done to the servers. */
export type TroubleKind = 'kill' | 'stop' | 'added' | 'primary'
type Trouble = { kind: TroubleKind; from: number; to: number }

/** One request: `status` is 0 when it was cut off. */
export type Asked = {
  method: string
  path: string
  status: number
  code: string
  from: number
  to: number
}

/** How `code` says that the product could not keep something because of its primary. */
export const primaryAway = 'primary away'

/** What is in flight when the trouble is over, and what a server does to be itself again. */
const graceMs = 5_000
const findingsKept = 12

export type Record = ReturnType<typeof startRecord>

/** A record with nothing in it. */
export function startRecord() {
  const troubles: Trouble[] = []
  const asked: Asked[] = []
  const broken: string[] = []
  const kinds = new Map<string, number>()

  /** Notes what is not as promised, the first of each kind. */
  function find(kind: string, sentence: string) {
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    if (count <= findingsKept) broken.push(`${kind}: ${sentence}`)
  }

  const during = ({ from, to }: Pick<Asked, 'from' | 'to'>, ...wanted: TroubleKind[]) =>
    troubles.some(
      (trouble) =>
        wanted.includes(trouble.kind) && from <= trouble.to + graceMs && to >= trouble.from,
    )

  return {
    asked,
    broken,
    troubles,
    find,
    during,
    /** What was found more often than it is told of. */
    left: () =>
      [...kinds].flatMap(([kind, count]) =>
        count > findingsKept ? [`${kind}: ${count} in all`] : [],
      ),
    /** A trouble that lasts until the returned function is called. */
    begin: (kind: TroubleKind) => {
      const trouble = { kind, from: performance.now(), to: Number.POSITIVE_INFINITY }
      troubles.push(trouble)
      return () => {
        trouble.to = performance.now()
      }
    },
    /** Notes a request, and what may not be. */
    note: (one: Asked) => {
      asked.push(one)
      const { method, path, status, code } = one
      const told = `${method} ${path} at ${Math.round(one.from / 1000)} s`
      if (status >= 500 && status !== 503) find('an error of ours', `${told}: ${status} ${code}`)
      if (status === 503 && method === 'GET') find('a page that could not be read', told)
      if (status === 503 && code === primaryAway && !during(one, 'primary'))
        find('refused while the primary was there', told)
      if (status === 429) find('too many', `${told}: ${code}`)
    },
  }
}
