import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RewardRungs } from './referrals.tsx'

/** Each row as its badge, 'an icon' for one without a number, and its words. */
function rows(user: Parameters<typeof RewardRungs>[0]['user']) {
  const { unmount } = render(<RewardRungs user={user} />)
  const shown = screen.getAllByRole('listitem').map((row) => {
    const [badge, words] = row.children
    return [badge?.querySelector('svg') ? 'an icon' : badge?.textContent, words?.textContent]
  })
  unmount()
  return shown
}

describe('the rewards for friends', () => {
  it('look alike, each with an icon, and the move up is one of them, never past the first place', () => {
    expect(rows({ referral_count: 2, registration_number: 61, queue_position: 11 })).toEqual([
      ['an icon', 'From the start: a reserved spotA spot is set aside for you.'],
      ['an icon', 'Every 3 friends: 5 places upUntil you are first in line.'],
      ['an icon', 'With 5 friends: bonus activitiesOpens 6 premium activities.'],
      ['an icon', 'With 10 friends: early accessYou are among the first to get in.'],
    ])
    const [, third] = rows({ referral_count: 2, registration_number: 53, queue_position: 3 })
    expect(third).toEqual(['an icon', 'For 3 friends: 2 places upThen you are first in line.'])
  })

  it('begin with skipping the waitlist, and leave the move out for the first in line', () => {
    const [first, ...later] = rows({
      ...{ referral_count: 0, registration_number: 601, queue_position: 1 },
    })
    expect(first).toEqual(['an icon', 'With 3 friends: skip waitlistA spot is set aside for you.'])
    expect(later.map(([, words]) => words?.split(':')[0])).toEqual([
      'With 5 friends',
      'With 10 friends',
    ])
  })
})
