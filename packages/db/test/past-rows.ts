import { laterRows } from './later-rows.ts'

/*
 * Demo data as rows, in every column that a release ever had: what a migration must keep. A new table gets its rows here; a test
 * checks that.
 */

const at = '2026-03-02T09:00:00.000Z'
const later = '2026-03-09T18:30:00.000Z'
const house = JSON.stringify({
  dimensions: { width: 800, height: 600 },
  rooms: [{ id: 'kitchen', type: 'kitchen', label: "Oma's Küche 🧁" }],
  furniture: [{ id: 'table-1', type: 'table', roomId: 'kitchen' }],
})

export type Row = Record<string, string | number | null>

const user = (id: string, registrationNumber: number | null, more: Row): Row => ({
  id,
  name: id,
  email: `${id}@example.com`,
  email_key: `${id}@example.com`,
  email_canonical: `${id}@example.com`,
  email_verified_at: null,
  password_hash: '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  is_admin: 0,
  registration_number: registrationNumber,
  tier: 'founding_premium',
  founding_member: 1,
  spot_held_until: null,
  waitlist_status: 'active',
  referral_code: `CODE-${id}`,
  referred_by_user_id: null,
  queue_order: null,
  activated_at: at,
  spot_opened_at: null,
  unsubscribed_at: null,
  deleted_at: null,
  created_at: at,
  ...more,
})

const waiting = (number: number) => ({
  tier: 'recovery_tier',
  founding_member: 0,
  waitlist_status: 'reserved',
  queue_order: number * 2 ** 20,
  activated_at: null,
})

const activity = (id: string, more: Row): Row => ({
  id,
  owner_user_id: null,
  library: 'prebuilt',
  position: 1,
  title: 'Shadow Wave',
  description: 'Wave at the wall; somebody waves back.',
  category: 'Movement',
  own_category: 'Active',
  difficulty_level: 'easy',
  min_age: 2,
  max_age: 6,
  duration_minutes: 5,
  prep_minutes: 0,
  materials: '["paper"]',
  materials_list: 'A lamp\nA wall',
  setup_instructions: 'Light the lamp.\nWave.',
  learning_objectives: 'Cause and effect',
  connection_prompt: 'Who waved first?',
  easier: 'Sit down.',
  harder: 'Two hands.',
  safety_note: 'Keep the lamp out of reach.',
  supervision: 'nearby',
  skill: 'creativity',
  interests: '["art"]',
  setting: 'indoor',
  created_at: at,
  ...more,
})

const order = (id: string, userId: string | null, more: Row): Row => ({
  id,
  user_id: userId,
  provider: 'razorpay',
  receipt: `receipt-${id}`,
  provider_order_id: `order_${id}`,
  state: 'paid',
  label: 'Pioneer',
  currency: 'USD',
  amount: 300,
  amount_usd: 300,
  created_at: at,
  updated_at: later,
  ...more,
})

const payment = (id: string, userId: string | null, more: Row): Row => ({
  id,
  payment_id: `pay_${id}`,
  provider_order_id: 'order_1',
  order_id: '1',
  user_id: userId,
  disposition: 'activated',
  currency: 'USD',
  amount: 300,
  amount_usd: 300,
  receipt_number: null,
  source: 'webhook',
  refunded_at: null,
  created_at: at,
  ...more,
})

const ofMia = { child_id: 'mia', user_id: 'ana', activity_id: 'shadow-wave' }

/** The rows of each table. */
export const pastRows: Record<string, Row[]> = {
  users: [
    user('root', null, { is_admin: 1, founding_member: 0, waitlist_status: 'waitlisted' }),
    user('ana', 1, { email_verified_at: at, name: 'Ana “Ñ” 안나' }),
    user('fay', 2, {}),
    user('ben', 51, { tier: 'recovery_tier', founding_member: 0, spot_opened_at: at }),
    user('cleo', 52, { ...waiting(52), referred_by_user_id: 'ana', email_verified_at: later }),
    user('dora', 53, { ...waiting(53), referred_by_user_id: 'ben', unsubscribed_at: later }),
    user('emil', 54, waiting(54)),
    user('left-1', 3, { name: '', email: '', referral_code: 'LEFT-1', deleted_at: later }),
  ],
  sessions: [{ id: 'sha-of-cookie', user_id: 'ana', expires_at: later, created_at: at }],
  access_tokens: [
    {
      id: 't1',
      user_id: 'ana',
      name: 'Kitchen display',
      token_hash: 'sha-of-a-key',
      scopes: '["read","write"]',
      expires_at: later,
      last_used_at: null,
      created_at: at,
    },
  ],
  idempotent_requests: [
    {
      user_id: 'ana',
      procedure: 'children.add',
      key: 'request-0001',
      input_hash: 'sha-of-input',
      response: '{"id":"mia"}',
      made_id: 'mia',
      created_at: at,
    },
  ],
  google_accounts: [{ sub: '1122334455', user_id: 'cleo', created_at: at }],
  email_tokens: [
    {
      token_hash: 'sha-of-token',
      user_id: 'dora',
      purpose: 'verify_email',
      email_key: 'dora@example.com',
      expires_at: later,
      used_at: null,
      created_at: at,
    },
  ],
  throttles: [{ key: 'login:hash', count: 3, resets_at: later }],
  children: [
    {
      id: 'mia',
      user_id: 'ana',
      name: 'Mia',
      birth_date: '2022-02-28',
      interests: '["dinosaurs","art"]',
      preferences: 'No loud\nsurprises.',
      created_at: at,
    },
  ],
  activities: [
    activity('shadow-wave', {}),
    activity('own-1', { owner_user_id: 'ana', library: 'own', title: 'Line one\nline two' }),
    activity('shared-1', { library: 'community' }),
  ],
  completions: [{ ...ofMia, completed_at: at, note: 'She laughed.' }],
  favorites: [{ ...ofMia, favorited_at: at }],
  credit_entries: [
    { id: 'c1', user_id: 'ana', amount: 50, reason: 'became_active', created_at: at },
    { id: 'c2', user_id: 'ana', amount: -1, reason: 'generated_activity', created_at: later },
  ],
  help_line_checks: [
    {
      ...{ id: 'gb-crisis-samaritans', name: 'Samaritans', phone: '116 123', other_way: '' },
      ...{ hours: '24/7', url: 'https://www.samaritans.org', is_withdrawn: 0 },
      ...{ checked_at: at, checked_by_user_id: 'root' },
    },
  ],
  mail_outbox: [
    {
      id: 'm1',
      user_id: 'ana',
      kind: 'welcome',
      to_name: 'Ana',
      to_address: 'ana@example.com',
      subject: 'Welcome',
      text_body: 'Dear Ana,\n\nfive minutes.',
      html_body: '<p>Dear Ana</p>',
      state: 'waiting',
      attempts: 2,
      unsubscribe_url: 'https://fgm.example/mail-choice?token=t',
      next_attempt_at: later,
      last_error: 'ECONNREFUSED',
      sent_at: null,
      created_at: at,
    },
  ],
  mail_outages: [{ id: 1, failed_tries: 2, paused_until: later, began_at: at }],
  server_secrets: [{ name: 'csrf', secret: 'c2VjcmV0', created_at: at }],
  settings: [{ name: 'payments_mode', value: '"on"', updated_at: at }],
  generations: [
    {
      id: 'g1',
      user_id: 'ana',
      idempotency_key: 'click-0001',
      state: 'delivered',
      request: '{"child_age":4}',
      attempt: 0,
      activity_id: 'own-1',
      credits_charged: 1,
      provider: 'ideabook',
      provider_display_name: null,
      model: 'idea book',
      prompt_seen: '{"system":"","user":""}',
      notes: '["Used paper."]',
      server: 'one:3000',
      ended_because: null,
      created_at: at,
      ended_at: later,
    },
  ],
  ai_attempts: [
    {
      id: 'a1',
      generation_id: 'g1',
      provider: 'fake',
      model: 'm',
      outcome: 'timeout',
      is_success: 0,
      ms: 25_000,
      first_token_ms: null,
      input_tokens: 812,
      output_tokens: 0,
      cost_micro_usd: 77,
      is_counted: 1,
      created_at: at,
    },
  ],
  ai_provider_choices: [{ name: 'fake', is_enabled: 1, is_primary: 0, updated_at: at }],
  referrals: [
    {
      id: 'r1',
      referrer_user_id: 'ana',
      referee_user_id: 'emil',
      state: 'held',
      reason: 'same_device',
      device_hash: 'd',
      network_hash: 'n',
      mailbox_hash: 'm',
      created_at: at,
      decided_at: later,
      decided_by_user_id: 'root',
    },
  ],
  queue_moves: [
    {
      id: 'q1',
      user_id: 'cleo',
      places: 5,
      reason: 'friends_joined',
      referral_count: 3,
      created_at: at,
    },
  ],
  ...laterRows,
  invitations: [
    {
      id: 'i1',
      family_id: 'ana',
      made_by_parent_id: 'ana',
      token_hash: 'sha-of-invitation',
      is_mailed: 0,
      expires_at: later,
      created_at: at,
    },
  ],
  child_bringers: [{ child_id: 'mia', parent_id: 'ana' }],
  day_link_replies: [
    {
      id: 'dr1',
      family_id: 'ana',
      day_link_id: 'dl1',
      item_id: '1',
      for_name: 'Oma',
      title: 'Shadow Wave',
      is_hunt: 0,
      note: 'They giggled.',
      done_at: later,
    },
  ],
  second_factors: [
    {
      user_id: 'root',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      last_step: 59_000_000,
      confirmed_at: later,
      created_at: at,
    },
  ],
  recovery_codes: [{ code_hash: 'of-a-code', user_id: 'root' }],
  devices: [{ device_hash: 'd', user_id: 'ana', created_at: at }],
  blueprints: [
    {
      id: 'b1',
      owner_user_id: 'ana',
      position: 0,
      name: 'Home',
      description: 'Ours',
      blueprint_data: house,
      shared_at: later,
      usage_count: 2,
      version: 7,
      created_at: at,
      updated_at: later,
    },
  ],
  hunts: [
    {
      id: 'h1',
      owner_user_id: 'ana',
      position: 0,
      blueprint_id: 'b1',
      blueprint_template: '{"name":"Home","template_type":"custom"}',
      blueprint_data: house,
      hunt_name: 'Rainy Sunday',
      hunt_type: 'color',
      items_data: '[{"id":"i1","clue":"Under the table"}]',
      difficulty_level: 3,
      age_range: '4-5',
      version: 1,
      created_at: at,
      updated_at: later,
    },
  ],
  hunt_completions: [
    {
      id: 'hc1',
      user_id: 'ana',
      hunt_id: 'h1',
      completion_id: 'client-made',
      completion_time: 312,
      items_found: 4,
      total_items: 5,
      fun_rating: 5,
      parent_notes: 'Again!',
      score: 480,
      completed_at: later,
    },
  ],
  hunt_players: [{ hunt_completion_id: 'hc1', child_id: 'mia', user_id: 'ana' }],
  orders: [order('1', 'ben', {}), order('2', null, { state: 'expired', provider_order_id: null })],
  payments: [
    payment('1', 'ben', { receipt_number: 1 }),
    payment('2', null, { order_id: null, disposition: 'unmatched', refunded_at: later }),
  ],
  payment_events: [{ event_id: 'evt_1', kind: 'payment.captured', created_at: at }],
  saved_activities: [
    {
      user_id: 'ben',
      activity_id: 'shared-1',
      source: 'community',
      saved_at: at,
      removed_at: later,
    },
  ],
  author_blocks: [{ id: 'ab1', user_id: 'ben', author_user_id: 'ana', created_at: at }],
  community_items: [
    {
      activity_id: 'shared-1',
      source_activity_id: 'own-1',
      author_user_id: 'ana',
      state: 'shown',
      own_category: 'Active',
      min_age: 2,
      max_age: 6,
      duration_minutes: 5,
      search_text: 'shadow wave',
      download_count: 1,
      rating_count: 1,
      rating_sum: 4,
      rating_score: 21.5 / 6,
      shared_at: at,
    },
  ],
  community_ratings: [
    {
      activity_id: 'shared-1',
      user_id: 'cleo',
      rating: 4,
      verdict: 'worked',
      minutes: 6,
      rated_at: later,
    },
  ],
  community_reports: [
    {
      id: 'cr1',
      activity_id: 'shared-1',
      user_id: 'ben',
      reason: 'The lamp is hot.',
      created_at: at,
      decision: 'keep',
      decided_at: later,
      decided_by_user_id: 'root',
    },
  ],
  audit_entries: [
    {
      id: 7,
      administrator_id: 'root',
      action: 'admin.setFeatureMode',
      target_kind: 'feature',
      target_id: 'payments',
      details: '{"mode":"on"}',
      created_at: at,
    },
  ],
}

/** What a later migration called a column, or where it was split off. */
const laterNames: Record<string, readonly string[]> = {
  user_id: ['family_id', 'parent_id'],
  owner_user_id: ['owner_family_id'],
  author_user_id: ['author_family_id', 'author_parent_id'],
  referrer_user_id: ['referrer_family_id'],
  referee_user_id: ['referee_family_id'],
  decided_by_user_id: ['decided_by_administrator_id'],
  checked_by_user_id: ['checked_by_administrator_id'],
}

export const withLaterNames = (row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      (laterNames[name] ?? []).map((later) => [later, value]),
    ),
  ),
})

/**
 * The same rows in today's tables: each has its old and its new names. A user was a family and its one parent; a family that had
 * left has no parent any more. A completion is the first play of a child.
 */
export function rowsOfToday(table: string, rows: Row[]): Record<string, Row[]> {
  if (table === 'completions') return playsOf(rows.map(withLaterNames))
  if (table !== 'users') return { [table]: rows.map(withLaterNames) }
  const here = rows.filter(({ deleted_at }) => (deleted_at ?? null) === null)
  return {
    families: rows.map((row) => ({ ...row, confirmed_at: row.email_verified_at ?? null })),
    parents: here.map((row) => ({
      ...row,
      family_id: row.id ?? null,
      joined_at: row.created_at ?? null,
    })),
  }
}

function playsOf(rows: Row[]): Record<string, Row[]> {
  const idOf = ({ child_id, activity_id }: Row) => `${child_id}/${activity_id}`
  return {
    plays: rows.map((row) => ({
      family_id: row.family_id ?? null,
      id: idOf(row),
      parent_id: null,
      activity_id: row.activity_id ?? null,
      source: 'marked',
      played_at: row.completed_at ?? null,
      minutes: null,
    })),
    play_children: rows.map((row) => ({
      family_id: row.family_id ?? null,
      play_id: idOf(row),
      child_id: row.child_id ?? null,
      face: null,
      ...('note' in row && { line: row.note ?? null }),
    })),
  }
}
