/*
 * People, looking right. Origin: the point they stand or sit on; for heads and hair, the middle of the head. `head` is the
 * position of the head. Bodies use --skin --top --leg, hair uses --hair.
 */

/** Bodies by kind and pose: legs and trunk, then the arms, which are drawn over the head. */
export const bodies = {
  'adult-sit': {
    head: [2, -104],
    body: '<path d="M-38 0C-44-44-28-70-2-70S36-46 32-20L50-16Q56-2 48 0Z" fill="var(--top)"/><path d="M-12-26C4-32 28-28 48-18Q58-4 48 1L-24 1Z" fill="var(--leg)"/><path d="M-8-88h17v20q-9 7-17 0Z" fill="var(--skin)"/>',
    arms: '<path d="M12-50C24-40 36-42 46-50" stroke="var(--top)" stroke-width="14"/><circle cx="49" cy="-52" r="7.5" fill="var(--skin)"/><path d="M6-52q2 10 10 15" stroke="var(--ik)" stroke-width="1.8"/>',
  },
  'adult-stand': {
    head: [2, -150],
    body: '<path d="M-20-96C-34-82-36-68-32-56" stroke="var(--top)" stroke-width="13"/><circle cx="-32" cy="-53" r="7" fill="var(--skin)"/><path d="M-25-66L-21 0H-7L0-46 8 0H22L25-66Z" fill="var(--leg)"/><path d="M-29-54C-31-94-22-118 1-118S31-96 29-54Q0-49-29-54Z" fill="var(--top)"/><path d="M-8-134h17v20q-9 7-17 0Z" fill="var(--skin)"/><path d="M-21-1h-2M8-1h16M-21-1h15" stroke="var(--ik)" stroke-width="4"/>',
    arms: '<path d="M18-96C30-84 40-80 51-84" stroke="var(--top)" stroke-width="13"/><circle cx="54" cy="-86" r="7.2" fill="var(--skin)"/><path d="M12-96q3 8 9 13" stroke="var(--ik)" stroke-width="1.8"/>',
  },
  'adult-reach': {
    head: [12, -114],
    body: '<path d="M-38 0Q-42-26-12-30Q22-32 30-12Q34 0 24 0Z" fill="var(--leg)"/><path d="M-33-16C-36-56-18-80 8-80S40-52 30-14Q0-8-33-16Z" fill="var(--top)"/><path d="M2-98h17v20q-9 7-17 0Z" fill="var(--skin)"/>',
    arms: '<path d="M20-58C38-56 46-44 52-32" stroke="var(--top)" stroke-width="14"/><circle cx="54" cy="-28" r="7.5" fill="var(--skin)"/><path d="M-8-54C-10-36 4-26 18-24" stroke="var(--top)" stroke-width="14"/><circle cx="22" cy="-24" r="7.5" fill="var(--skin)"/><path d="M-2-54q-2 12 6 20" stroke="var(--ik)" stroke-width="1.8"/>',
  },
  'adult-lie': {
    head: [40, -58],
    body: '<path d="M-62-14L-84-36" stroke="var(--leg)" stroke-width="13"/><path d="M-10-32C-40-34-74-28-82-12Q-84 0-72 0H-6Z" fill="var(--leg)"/><path d="M-22-31C4-40 34-46 46-26Q52-8 44 0H-22Q-30-14-22-31Z" fill="var(--top)"/><path d="M28-44h16v14q-8 6-16 0Z" fill="var(--skin)"/>',
    arms: '<path d="M28-24C34-10 46-6 58-6" stroke="var(--top)" stroke-width="13"/><circle cx="62" cy="-7" r="7.2" fill="var(--skin)"/>',
  },
  'adult-at': {
    head: [2, -86],
    body: '<path d="M-41 3C-41-34-25-52 1-52S42-36 42 3Z" fill="var(--top)"/><path d="M-8-70h18v20q-9 8-18 0Z" fill="var(--skin)"/>',
    arms: '<path d="M29-28C40-18 42-8 36-1" stroke="var(--top)" stroke-width="14"/><circle cx="34" cy="0" r="7.4" fill="var(--skin)"/><path d="M-30-22C-35-10-26-3-14-1" stroke="var(--top)" stroke-width="14"/><circle cx="-10" cy="-1" r="7.4" fill="var(--skin)"/><path d="M23-28q7 8 7 18" stroke="var(--ik)" stroke-width="1.8"/>',
  },
  'child-sit': {
    head: [1, -66],
    body: '<path d="M-22 1C-25-30-16-41 0-41S23-30 21 1Z" fill="var(--top)"/><path d="M-8-9C8-15 22-13 36-8" stroke="var(--leg)" stroke-width="13"/><path d="M37-15q8 3 7 13" stroke="var(--ik)" stroke-width="5"/><path d="M-6-50h14v12q-7 5-14 0Z" fill="var(--skin)"/>',
    arms: '<path d="M12-28C20-20 26-20 33-25" stroke="var(--top)" stroke-width="11"/><circle cx="36" cy="-27" r="6.4" fill="var(--skin)"/>',
  },
  'child-stand': {
    head: [0, -82],
    body: '<path d="M-9 0v-20M9 0v-20" stroke="var(--ik)" stroke-width="4"/><path d="M-23-16C-25-44-15-54 0-54S23-42 22-16Q0-12-23-16Z" fill="var(--top)"/><path d="M-7-66h14v14q-7 5-14 0Z" fill="var(--skin)"/>',
    arms: '<path d="M15-40C24-34 32-34 38-42" stroke="var(--top)" stroke-width="11.5"/><circle cx="40" cy="-46" r="6.5" fill="var(--skin)"/><path d="M-17-36C-26-30-30-25-31-19" stroke="var(--top)" stroke-width="11.5"/><circle cx="-31" cy="-15" r="6.5" fill="var(--skin)"/>',
  },
  'child-reach': {
    head: [0, -82],
    body: '<path d="M-9 0l-3-20M9 0l2-20" stroke="var(--ik)" stroke-width="4"/><path d="M-23-16C-25-44-15-54 0-54S23-42 22-16Q0-12-23-16Z" fill="var(--top)"/><path d="M-7-66h14v14q-7 5-14 0Z" fill="var(--skin)"/>',
    arms: '<path d="M16-40C28-50 32-64 32-76" stroke="var(--top)" stroke-width="11.5"/><circle cx="32" cy="-81" r="6.5" fill="var(--skin)"/><path d="M-17-38C-29-46-34-58-35-68" stroke="var(--top)" stroke-width="11.5"/><circle cx="-35" cy="-73" r="6.5" fill="var(--skin)"/>',
  },
  'child-lie': {
    head: [24, -44],
    body: '<path d="M-48-9L-60-28" stroke="var(--leg)" stroke-width="10"/><path d="M-6-22C-30-24-54-18-58-8Q-58 0-50 0H-4Z" fill="var(--leg)"/><path d="M-14-22C6-30 26-32 32-16Q34-4 30 0H-14Q-20-10-14-22Z" fill="var(--top)"/><path d="M15-32h12v10q-6 5-12 0Z" fill="var(--skin)"/>',
    arms: '<path d="M18-16C22-7 32-5 42-6" stroke="var(--top)" stroke-width="10.5"/><circle cx="45" cy="-7" r="6.2" fill="var(--skin)"/>',
  },
  'child-at': {
    head: [0, -60],
    body: '<path d="M-29 3C-30-22-18-35 0-35S29-24 29 3Z" fill="var(--top)"/><path d="M-7-46h14v14q-7 5-14 0Z" fill="var(--skin)"/>',
    arms: '<path d="M19-18C28-10 28-5 22-1" stroke="var(--top)" stroke-width="11"/><circle cx="20" cy="0" r="6.3" fill="var(--skin)"/><path d="M-19-18C-26-9-20-3-12-1" stroke="var(--top)" stroke-width="11"/><circle cx="-9" cy="0" r="6.3" fill="var(--skin)"/>',
  },
} as const

/** Faces. Adults smile with closed eyes, children with open mouths. */
export const heads = {
  adult:
    '<path d="M22.5 0C22.5 13.9 12.3 25.1 0 25.1S-22.8 13.9-22.8 0S-12.3-25.2 0-25.2S22.5-13.9 22.5 0Z" fill="var(--skin)"/><g fill="var(--ic)" opacity=".38"><circle cx="-3" cy="6.5" r="3.7"/><circle cx="17.2" cy="6.5" r="3.7"/></g><path d="M-2 1q2.7 2.7 5.4 0m7.2 0q2.7 2.7 5.4 0M4.2 9q4.5 3.5 8-1" stroke="var(--face,var(--ik))" stroke-width="2"/>',
  child:
    '<path d="M22.5 0C22.5 11.7 12.4 22.8 0 22.8S-22.3 11.7-22.3 0S-12.4-22.4 0-22.4S22.5-11.7 22.5 0Z" fill="var(--skin)"/><g fill="var(--ic)" opacity=".38"><circle cx="-2" cy="7" r="3.5"/><circle cx="16.4" cy="7" r="3.5"/></g><g fill="var(--face,var(--ik))"><ellipse cx="1.3" cy="2" rx="2.1" ry="2.7"/><ellipse cx="13.1" cy="1.5" rx="2.1" ry="2.7"/><path d="M2.2 7.9q5 2 10.1-.6q-1 6.7-6 6.7t-6-6.2Z"/></g>',
} as const

/** Hair: `back` is behind the body, `front` in front of the face. */
export const cuts = {
  bob: {
    back: '<path d="M-35 10C-46-17-33-45-4-45S41-20 32 12C28 27 20 27 13 27H-20C-28 27-31 21-35 10Z" fill="var(--hair)"/>',
    front:
      '<path d="M-25 0C-30-28-11-36 4-32C17-32 28-22 25-2C20-11 15-17 4-19C-9-17-20-11-25 0Z" fill="var(--hair)"/>',
  },
  beard: {
    back: '',
    front:
      '<path d="M-24 2C-28-24-14-32 2-31S28-18 24-4C18-14 10-16 0-15S-18-10-24 2Z" fill="var(--hair)"/><path d="M-20 8Q-17 27 2 27Q17 26 22 9Q15 19 8 16Q-6 15-20 8ZM4.2 20q4.5 3 8-1" fill="var(--hair)"/><path d="M4 18.5q4 2.6 8-1" stroke="var(--skin)" stroke-width="1.8"/>',
  },
  bun: {
    back: '<circle cx="-19" cy="-25" r="12.5" fill="var(--hair)"/>',
    front:
      '<path d="M-24 2C-27-24-13-30 2-29S28-16 23 4C19-10 9-16-1-16S-19-10-24 2Z" fill="var(--hair)"/><g stroke="var(--ik)" stroke-width="1.7"><circle cx="0" cy="2" r="6.5"/><circle cx="14.5" cy="1.5" r="6.5"/><path d="M6.5 1.2h1.5M-6.5 1l-13-3"/></g>',
  },
  scarf: {
    back: '<path d="M-31 2C-35-28-18-37 0-36S33-22 27 2C26 22 22 40 0 42S-28 30-31 2Z" fill="var(--hair)"/>',
    front:
      '<path d="M-23 4C-24-20-12-27 2-26S24-14 23 0C18-14 10-17 0-17S-19-12-23 4Z" fill="var(--hair)"/><path d="M-23 4C-20 20-10 26 2 26S20 20 23 0C30 24 22 38 4 40S-26 30-23 4Z" fill="var(--hair)"/>',
  },
  puffs: {
    back: '<g fill="var(--hair)"><circle cx="-16" cy="-23" r="9.5"/><circle cx="17" cy="-24" r="9.5"/></g>',
    front:
      '<path d="M-23 0C-27-20-13-28 1-27S27-14 22-2C15-12 9-14-1-14S-17-10-23 0Z" fill="var(--hair)"/>',
  },
  short: {
    back: '',
    front:
      '<path d="M-24 4C-29-22-15-32 1-32S31-20 24 4C21-10 13-14 1-14S-19-8-24 4Z" fill="var(--hair)"/>',
  },
  long: {
    back: '<path d="M-24-2C-26-20-14-28 1-27S26-18 25 2L27 24Q20 28 16 16L-20 14Q-22 26-27 22Z" fill="var(--hair)"/>',
    front: '<path d="M-23-1C-22-20-10-26 2-25S24-16 23-1C14-13-8-14-23-1Z" fill="var(--hair)"/>',
  },
  mop: {
    back: '',
    front:
      '<path d="M-23 2C-28-20-14-31 2-29C10-34 18-27 19-22C26-20 27-6 24 4C20-4 16-10 8-12C4-7-4-6-8-10C-14-10-20-6-23 2Z" fill="var(--hair)"/><g stroke="var(--ik)" stroke-width="1.5"><circle cx="1.3" cy="2" r="5.8"/><circle cx="13.1" cy="1.6" r="5.8"/></g>',
  },
} as const
