/* What families requested and the responses, compared with what was taken from the servers at that moment. */

/** What was done to the servers. */
export type FaultKind = 'kill' | 'stop' | 'added' | 'primary'
type Fault = { kind: FaultKind; from: number; to: number }

/** One request: `status` is 0 when it was cut off. */
export type SentRequest = {
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
  const faults: Fault[] = []
  const requests: SentRequest[] = []
  const broken: string[] = []
  const kinds = new Map<string, number>()

  /** Records findings, the first of each kind. */
  function find(kind: string, sentence: string) {
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    if (count <= findingsKept) broken.push(`${kind}: ${sentence}`)
  }

  const during = ({ from, to }: Pick<SentRequest, 'from' | 'to'>, ...wanted: FaultKind[]) =>
    faults.some(
      (fault) => wanted.includes(fault.kind) && from <= fault.to + graceMs && to >= fault.from,
    )

  return {
    requests,
    broken,
    faults,
    find,
    during,
    /** What was found more often than it is printed. */
    left: () =>
      [...kinds].flatMap(([kind, count]) =>
        count > findingsKept ? [`${kind}: ${count} in all`] : [],
      ),
    /** A fault that lasts until the returned function is called. */
    begin: (kind: FaultKind) => {
      const fault = { kind, from: performance.now(), to: Number.POSITIVE_INFINITY }
      faults.push(fault)
      return () => {
        fault.to = performance.now()
      }
    },
    /** Records a request, and whether it is allowed. */
    note: (one: SentRequest) => {
      requests.push(one)
      const { method, path, status, code } = one
      const place = `${method} ${path} at ${Math.round(one.from / 1000)} s`
      if (status >= 500 && status !== 503) find('an error of ours', `${place}: ${status} ${code}`)
      if (status === 503 && method === 'GET') find('a page that could not be read', place)
      if (status === 503 && code === primaryAway && !during(one, 'primary'))
        find('refused while the primary was there', place)
      if (status === 429) find('too many', `${place}: ${code}`)
    },
  }
}
