import { describe, expect, it } from 'vitest'
import { type CompletionServer, keepUnsent, sendUnsent, unsentOf } from './completion-outbox.ts'

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

/** A server that refuses each completion with the next of these statuses (and this code), and then takes it. */
function serverThat({
  answers = [],
  code,
  family_id = 'ana',
}: {
  answers?: number[]
  code?: string
  family_id?: string
}) {
  const saved: string[] = []
  function take(id: string) {
    const httpStatus = answers.shift()
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

describe('activities that were done', () => {
  const done = { id: 'shadow-wave', child_id: 'c1', completed_at: '2026-03-01T09:00:00.000Z' }

  it('are noted once for a child, sent once, and then forgotten', async () => {
    keepUnsent({ family_id: 'ana', activity: done })
    keepUnsent({
      family_id: 'ana',
      activity: { ...done, completed_at: '2026-03-01T09:05:00.000Z' },
    })
    const { server, saved } = serverThat({ answers: [503] })
    expect(await sendUnsent(server)).toBe('waiting')
    expect(await sendUnsent(server)).toBe('sent')
    expect(await sendUnsent(server)).toBe('nothing')
    expect(saved).toEqual(['shadow-wave'])
  })

  it('are never sent by another family', async () => {
    keepUnsent({ family_id: 'ana', activity: done })
    const { server, saved } = serverThat({ family_id: 'eve' })
    expect(await sendUnsent(server)).toBe('nothing')
    expect(saved).toEqual([])
  })
})

describe('finished hunts', () => {
  it('are sent once, and then forgotten', async () => {
    keepUnsent(noted('one-1111'))
    keepUnsent(noted('two-2222'))
    const { server, saved } = serverThat({})
    expect(await sendUnsent(server)).toBe('sent')
    expect(await sendUnsent(server)).toBe('nothing')
    expect(saved.sort()).toEqual(['one-1111', 'two-2222'])
  })

  it('wait for another try after a CSRF token that is no longer valid', async () => {
    keepUnsent(noted('one-1111'))
    const { server, saved } = serverThat({ answers: [400], code: 'csrf' })
    expect(await sendUnsent(server)).toBe('waiting')
    expect(await sendUnsent(server)).toBe('sent')
    expect(saved).toEqual(['one-1111'])
  })

  it.each([[0], [500], [503], [429], [401]])('wait for another try after %i', async (status) => {
    keepUnsent(noted('one-1111'))
    const { server, saved } = serverThat({ answers: [status] })
    expect(await sendUnsent(server)).toBe('waiting')
    expect(unsentOf('ana')).toHaveLength(1)
    expect(await sendUnsent(server)).toBe('sent')
    expect(saved).toEqual(['one-1111'])
  })

  it('of a hunt that is gone are not asked for again', async () => {
    keepUnsent(noted('one-1111'))
    expect(await sendUnsent(serverThat({ answers: [404] }).server)).toBe('sent')
    expect(unsentOf('ana')).toEqual([])
  })

  it('are never sent by another family', async () => {
    keepUnsent(noted('one-1111'))
    const { server, saved } = serverThat({ family_id: 'eve' })
    expect(await sendUnsent(server)).toBe('nothing')
    expect([saved, unsentOf('ana').length]).toEqual([[], 1])
  })

  it('wait while nobody can say who is signed in', async () => {
    keepUnsent(noted('one-1111'))
    const { server } = serverThat({})
    const familyId = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await sendUnsent({ ...server, familyId })).toBe('waiting')
    expect(unsentOf('ana')).toHaveLength(1)
  })

  it('that are noted again replace what was noted', () => {
    keepUnsent(noted('one-1111'))
    const { completion } = noted('one-1111')
    keepUnsent({ family_id: 'ana', completion: { ...completion, fun_rating: 3 } })
    expect(unsentOf('ana')).toEqual([
      { family_id: 'ana', completion: { ...completion, fun_rating: 3 } },
    ])
  })

  it('in a form that nobody knows are left alone', async () => {
    localStorage.setItem('fgm-unsent:odd', '{')
    localStorage.setItem('fgm-unsent:older', '{"completion":{}}')
    expect(await sendUnsent(serverThat({}).server)).toBe('nothing')
  })
})
