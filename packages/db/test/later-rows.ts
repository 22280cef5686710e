const at = '2026-03-02T09:00:00.000Z'
const later = '2026-03-02T16:30:00.000Z'

/** Rows of the demo data (`past-rows.ts`) in tables that came later: ana sent a link, and is reminded by mail and in one browser. */
export const laterRows = {
  ai_calls_under_way: [{ id: 'acu1', family_id: 'ana', calls: 2, expires_at: later }],
  leases: [{ name: 'mails', holder: 'one:3000 run', expires_at: later }],
  day_links: [
    {
      id: 'dl1',
      family_id: 'ana',
      token_hash: 'sha-of-day-link',
      for_name: 'Oma',
      items: '[]',
      expires_at: later,
      created_at: at,
    },
  ],
  reminders: [
    {
      id: 'r1',
      parent_id: 'ana',
      days: '[1,5]',
      local_time: '17:30',
      zone: 'Europe/Berlin',
      way: 'mail',
      next_at: later,
      unopened_count: 1,
      calendar_token_hash: 'sha-of-calendar',
      updated_at: at,
      created_at: at,
    },
  ],
  suggestions: [
    {
      family_id: 'ana',
      span: 'week',
      starts_on: '2026-03-01',
      place: 0,
      activity_id: 'shadow-wave',
    },
  ],
  push_subscriptions: [
    {
      id: 'ps1',
      parent_id: 'ana',
      session_id: 'sha-of-cookie',
      endpoint: 'https://push.example/1',
      p256dh: 'key',
      auth: 'secret',
      attempts: 0,
      created_at: at,
    },
  ],
}
