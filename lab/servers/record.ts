/* What families requested and the responses, compared with what was taken from the servers at that moment. */

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

/** The error `code` when the product could not store something because of its primary. */
export const primaryAway = 'primary away'

/** The time for requests in flight at the end of a fault, and for a server to recover. */
const graceMs = 5_000
const findingsKept = 12

export type Record = ReturnType<typeof startRecord>

/** An empty record. */
export function startRecord() {
  const troubles: Trouble[] = []
  const asked: Asked[] = []
  const broken: string[] = []
  const kinds = new Map<string, number>()

  /** Records findings, the first of each kind. */
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
    /** What was found more often than it is printed. */
    left: () =>
      [...kinds].flatMap(([kind, count]) =>
        count > findingsKept ? [`${kind}: ${count} in all`] : [],
      ),
    /** A fault that lasts until the returned function is called. */
    begin: (kind: TroubleKind) => {
      const trouble = { kind, from: performance.now(), to: Number.POSITIVE_INFINITY }
      troubles.push(trouble)
      return () => {
        trouble.to = performance.now()
      }
    },
    /** Records a request, and whether it is allowed. */
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
