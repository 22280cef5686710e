import { describe, expect, it } from 'vitest'
import {
  addToOutbox,
  type CompletionServer,
  outboxOf,
  type PlayDone,
  removeFromOutbox,
  sendOutbox,
  sendPlay,
} from './completion-outbox.ts'

const noted = (completionId: string, familyId = 'ana') => ({
  family_id: familyId,
  completion: {
    completion_id: completionId,
    id: 'rainbow-rooms',
    completion_time: 60,
    items_found: 3,
    total_items: 3,
    fun_rating: 5,
    parent_notes: '',
  },
})

/** A server that refuses each completion with the next of these statuses (and this code), and then accepts it. */
function serverThat({
  statuses = [],
  code,
  family_id = 'ana',
}: {
  statuses?: number[]
  code?: string
  family_id?: string
}) {
  const saved: string[] = []
  function take(id: string) {
    const httpStatus = statuses.shift()
    if (httpStatus === 0) throw new TypeError('Failed to fetch')
    if (httpStatus) throw Object.assign(new Error('refused'), { data: { httpStatus, code } })
    saved.push(id)
    return { message: 'Done!' }
  }
  const server: CompletionServer = {
    familyId: async () => family_id,
    complete: async (_, { completion_id }) => take(completion_id),
    completeActivity: async (_, { id }) => take(id),
    recordPlay: async (_, { play_id }) => take(play_id),
  }
  return { server, saved }
}

describe('completed activities', () => {
  const done = { id: 'shadow-wave', child_id: 'c1', completed_at: '2026-03-01T09:00:00.000Z' }

  it('are stored once for a child, sent once, and then deleted', async () => {
    addToOutbox({ family_id: 'ana', activity: done })
    addToOutbox({
      family_id: 'ana',
      activity: { ...done, completed_at: '2026-03-01T09:05:00.000Z' },
    })
    const { server, saved } = serverThat({ statuses: [503] })
    expect(await sendOutbox(server)).toBe('waiting')
    expect(await sendOutbox(server)).toBe('sent')
    expect(await sendOutbox(server)).toBe('nothing')
    expect(saved).toEqual(['shadow-wave'])
  })

  it('are never sent by another family', async () => {
    addToOutbox({ family_id: 'ana', activity: done })
    const { server, saved } = serverThat({ family_id: 'eve' })
    expect(await sendOutbox(server)).toBe('nothing')
    expect(saved).toEqual([])
  })
})

describe('plays', () => {
  type Face = 'fine' | 'loved'
  const played = (playId: string, face: Face) => ({
    family_id: 'ana',
    play: {
      ...{ id: 'shadow-wave', play_id: playId, played_at: '2026-03-01T09:00:00.000Z', minutes: 5 },
      children: [{ child_id: 'c1', face }],
    },
  })
  const faceOf = ({ play_id, children }: PlayDone) => `${play_id}: ${children[0]?.face}`

  /** While the outbox sends the first of two plays, something happens to the other. @returns what was sent. */
  async function sentWhile(happens: (otherId: string) => void) {
    for (const id of ['one', 'two']) addToOutbox(played(id, 'fine'))
    const sent: string[] = []
    const { server } = serverThat({})
    async function recordPlay(_: string, play: PlayDone) {
      if (sent.length === 0) happens(play.play_id === 'one' ? 'two' : 'one')
      sent.push(faceOf(play))
    }
    expect(await sendOutbox({ ...server, recordPlay })).toBe('sent')
    expect(outboxOf('ana')).toEqual([])
    return sent
  }

  it('sent with a newer face meanwhile are not sent with the older one', async () => {
    const sent = await sentWhile((id) => {
      addToOutbox(played(id, 'loved'))
      removeFromOutbox(played(id, 'loved'))
    })
    expect(sent).toHaveLength(1)
  })

  it('with a newer face meanwhile are sent with that', async () => {
    const sent = await sentWhile((id) => addToOutbox(played(id, 'loved')))
    expect(sent[1]).toMatch(/: loved$/)
  })

  it('are sent with a newer face only after the older one has arrived', async () => {
    const arrived: string[] = []
    let letOlderArrive = () => {}
    const olderArrives = new Promise<void>((resolve) => {
      letOlderArrive = resolve
    })
    let noteUnderWay = () => {}
    const olderIsUnderWay = new Promise<void>((resolve) => {
      noteUnderWay = resolve
    })
    const server: CompletionServer = {
      ...serverThat({}).server,
      async recordPlay(_, play) {
        if (play.children[0]?.face === 'fine') {
          noteUnderWay()
          await olderArrives
        }
        arrived.push(faceOf(play))
      },
    }
    addToOutbox(played('one', 'fine'))
    const sending = sendOutbox(server)
    await olderIsUnderWay
    addToOutbox(played('one', 'loved'))
    const newer = sendPlay(server, played('one', 'loved'))
    letOlderArrive()
    await Promise.all([sending, newer])
    expect(arrived).toEqual(['one: fine', 'one: loved'])
  })
})

describe('finished hunts', () => {
  it('are sent once, and then deleted', async () => {
    addToOutbox(noted('one-1111'))
    addToOutbox(noted('two-2222'))
    const { server, saved } = serverThat({})
    expect(await sendOutbox(server)).toBe('sent')
    expect(await sendOutbox(server)).toBe('nothing')
    expect(saved.sort()).toEqual(['one-1111', 'two-2222'])
  })

  it('wait for another try after a CSRF token that is no longer valid', async () => {
    addToOutbox(noted('one-1111'))
    const { server, saved } = serverThat({ statuses: [400], code: 'csrf' })
    expect(await sendOutbox(server)).toBe('waiting')
    expect(await sendOutbox(server)).toBe('sent')
    expect(saved).toEqual(['one-1111'])
  })

  it.each([[0], [500], [503], [429], [401]])('wait for another try after %i', async (status) => {
    addToOutbox(noted('one-1111'))
    const { server, saved } = serverThat({ statuses: [status] })
    expect(await sendOutbox(server)).toBe('waiting')
    expect(outboxOf('ana')).toHaveLength(1)
    expect(await sendOutbox(server)).toBe('sent')
    expect(saved).toEqual(['one-1111'])
  })

  it('of a deleted hunt are not sent again, and not called saved', async () => {
    addToOutbox(noted('one-1111'))
    addToOutbox(noted('two-2222'))
    expect(await sendOutbox(serverThat({ statuses: [404] }).server)).toBe('refused')
    expect(outboxOf('ana')).toEqual([])
  })

  it('wait, also where another was refused', async () => {
    addToOutbox(noted('one-1111'))
    addToOutbox(noted('two-2222'))
    expect(await sendOutbox(serverThat({ statuses: [404, 503] }).server)).toBe('waiting')
    expect(outboxOf('ana')).toHaveLength(1)
  })

  it('are never sent by another family', async () => {
    addToOutbox(noted('one-1111'))
    const { server, saved } = serverThat({ family_id: 'eve' })
    expect(await sendOutbox(server)).toBe('nothing')
    expect([saved, outboxOf('ana').length]).toEqual([[], 1])
  })

  it('wait while it is unknown who is logged in', async () => {
    addToOutbox(noted('one-1111'))
    const { server } = serverThat({})
    const familyId = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await sendOutbox({ ...server, familyId })).toBe('waiting')
    expect(outboxOf('ana')).toHaveLength(1)
  })

  it('stored again replace what was stored', () => {
    addToOutbox(noted('one-1111'))
    const { completion } = noted('one-1111')
    addToOutbox({ family_id: 'ana', completion: { ...completion, fun_rating: 3 } })
    expect(outboxOf('ana')).toEqual([
      { family_id: 'ana', completion: { ...completion, fun_rating: 3 } },
    ])
  })

  it('in an unknown form are ignored', async () => {
    localStorage.setItem('fgm-unsent:odd', '{')
    localStorage.setItem('fgm-unsent:older', '{"completion":{}}')
    expect(await sendOutbox(serverThat({}).server)).toBe('nothing')
  })
})
