/*
 * What is played with. Origin: the middle of the foot; about 46 wide. It lies in front of the people, its shadow behind.
 */

export const thingDrawings = {
  socks:
    '<g fill="var(--it)" transform="translate(-26-30)rotate(14)"><path d="M0 0h15v16q0 4 5 6q10 4 8 11-2 5-9 4Q9 38 3 32-1 28 0 20Z"/><path d="M-1 5q8 2 17 0" stroke="var(--ik)" stroke-width="1.6" opacity=".5"/></g><g fill="var(--ih)" transform="translate(-2-37)rotate(-8)"><path d="M0 0h15v16q0 4 5 6q10 4 8 11-2 5-9 4Q9 38 3 32-1 28 0 20Z"/><path d="M-1 5q8 2 17 0" stroke="var(--ik)" stroke-width="1.6" opacity=".5"/></g><g fill="var(--ic)" transform="translate(-8-2)rotate(-82)"><path d="M0 0h15v16q0 4 5 6q10 4 8 11-2 5-9 4Q9 38 3 32-1 28 0 20Z"/></g>',
  cups: '<path d="M-26-30h24l-4 30h-16Z" fill="var(--iw)"/><path d="M-24-14q10-4 20 0l-2 14h-16Z" fill="var(--it)" opacity=".55"/><path d="M2-30h24l-4 30H6Z" fill="var(--iw)"/><path d="M-27-30h26M1-30h26M-26-30l4 30h16l4-30M2-30l4 30h16l4-30" stroke="var(--ik)" stroke-width="2"/><path d="M4-16h20" stroke="var(--ic)" stroke-width="4"/>',
  paper:
    '<path d="M-30 1l8-30 50-3 4 31Z" fill="var(--iw)" stroke="var(--ik)" stroke-width="1.6" stroke-opacity=".55"/><path d="M-12-10q8-14 16-6t14-6" stroke="var(--ic)" stroke-width="3"/><circle cx="16" cy="-22" r="4" fill="var(--ih)"/><path d="M-30 1l62-2" stroke="var(--ik)" stroke-width="2"/>',
  crayons:
    '<path d="M-6-16l-6-22M3-16l1-26M11-16l8-20" stroke-width="5" stroke="var(--ic)"/><path d="M3-16l1-26" stroke="var(--it)" stroke-width="5"/><path d="M11-16l8-20" stroke="var(--ih)" stroke-width="5"/><path d="M-14-26h32l-4 26h-24Z" fill="var(--iw)"/><path d="M-13-17q15 4 30 0" stroke="var(--it)" stroke-width="3.4"/><path d="M-15-26h34" stroke="var(--ik)" stroke-width="2"/><path d="M22-3l14-5" stroke="var(--ic)" stroke-width="5"/>',
  blanket:
    '<path d="M-40 0C-38-28-24-44-2-46C22-46 36-26 40 0Z" fill="var(--ic)"/><path d="M-26 0C-24-18-18-34-4-45M22 0C22-18 16-34 2-46" stroke="var(--iw)" stroke-width="3" opacity=".75"/><path d="M-10 0q0-20 10-20t10 20Z" fill="var(--ip)"/><path d="M-44 0q44-3 88 0" stroke="var(--ik)" stroke-width="2"/>',
  ball: '<path d="M19-19C19-8 10 0 0 0S-19.5-8-19-19S-10-38 0-38S19-30 19-19Z" fill="var(--ic)"/><path d="M-17-26C-6-20 8-20 18-25M-12-4C-6-14-6-26-8-36" stroke="var(--ih)" stroke-width="4"/><path d="M26-30q6 2 7 9M-26-12q-5-3-6-9" stroke="var(--iq)" stroke-width="2" opacity=".5"/>',
  book: '<path d="M0-4C-10-12-24-12-34-8L-33-32C-24-36-10-36 0-28C10-36 24-36 33-32L34-8C24-12 10-12 0-4Z" fill="var(--iw)"/><path d="M0-4V-28M-34-8L-35-4Q-16-8 0 0Q16-8 35-4L34-8" stroke="var(--ik)" stroke-width="2"/><path d="M-26-24q8-3 17 0M-26-17q8-3 14 0" stroke="var(--ik)" stroke-width="1.6" opacity=".5"/><circle cx="17" cy="-21" r="6" fill="var(--ih)"/><path d="M8-13q8-5 18-1" stroke="var(--it)" stroke-width="3"/>',
  spoon:
    '<path d="M-30-22h44q-2 20-16 22h-12q-14-2-16-22Z" fill="var(--it)"/><path d="M-32-22h48" stroke="var(--ik)" stroke-width="2.2"/><path d="M-4-24L24-48" stroke="#C48F57" stroke-width="5"/><ellipse cx="28" cy="-51" rx="9" ry="6.5" transform="rotate(-40 28-51)" fill="#C48F57"/>',
  box: '<path d="M-32-34h62l-4 34h-54Z" fill="#D9A871"/><path d="M-40-46l78-2-4 14h-72Z" fill="#C48F57"/><path d="M-40-46l78-2M-30-34l3 34M30-35l-3 35" stroke="var(--ik)" stroke-width="2"/><path d="M-12-16q10-8 22 0" stroke="var(--ik)" stroke-width="2"/>',
  pillow:
    '<path d="M-34-3C-38-14-36-22-32-24Q0-28 32-23C36-18 36-8 32-2Q0 2-34-3Z" fill="var(--iw)"/><path d="M-30-26C-34-36-32-43-28-46Q0-50 29-44C33-38 32-30 28-25Q0-21-30-26Z" fill="var(--ih)"/><path d="M-20-36q20-3 40 0M-24-12q24-3 48 0" stroke="var(--ic)" stroke-width="3" opacity=".7"/>',
  shadow:
    '<path d="M-64 0L-6-118Q40-112 58-60Q64-20 60 0Z" fill="var(--ih)" opacity=".5"/><path d="M-26 0C-30-28-24-42-12-48C-24-58-22-76-10-82C-18-98-16-116-10-116S-2-100-1-85C4-86 8-86 12-85C14-100 20-116 26-114S28-96 22-82C34-74 34-58 24-48C36-40 40-22 38 0Z" fill="var(--ip)" opacity=".85"/>',
  plant:
    '<path d="M0-20C-4-34-18-36-26-48C-8-50 0-42 1-32C2-50 10-58 24-62C24-46 12-40 3-30Z" fill="var(--it)"/><path d="M0-18V-34M2-32l14-18M-2-32l-14-12" stroke="var(--ik)" stroke-width="1.6" opacity=".5"/><path d="M-16-22h34l-5 22h-24Z" fill="var(--ic)"/><path d="M-18-22h38" stroke="var(--ik)" stroke-width="2.2"/>',
  leaf: '<path d="M-30 0C-34-18-22-30-2-30C-2-12-12-1-30 0Z" fill="var(--it)"/><path d="M4 0C0-22 14-38 34-38C36-16 26-2 4 0Z" fill="var(--ic)"/><path d="M-12 1q2-12 16-14q0 12-16 14Z" fill="var(--ih)"/><path d="M-30 0Q-20-16-8-24M4 0Q14-18 27-31" stroke="var(--ik)" stroke-width="1.6" opacity=".55"/>',
  ruler:
    '<path d="M-44-2l3-18 84-8-1 19Z" fill="var(--ih)"/><path d="M-33-20l1 7M-22-21l1 5M-11-22l1 8M0-23l0 5M11-24l1 8M22-25v5M33-26l1 8" stroke="var(--ik)" stroke-width="1.7"/>',
  coins:
    '<g fill="var(--ih)" stroke="var(--ik)" stroke-width="1.8"><ellipse cx="-14" cy="-6" rx="15" ry="5.5"/><ellipse cx="-13" cy="-13" rx="15" ry="5.5"/><ellipse cx="-15" cy="-20" rx="15" ry="5.5"/><ellipse cx="-14" cy="-27" rx="15" ry="5.5"/><ellipse cx="18" cy="-6" rx="15" ry="5.5"/><ellipse cx="19" cy="-13" rx="15" ry="5.5"/></g>',
  puppet:
    '<path d="M-11 0C-14-24-12-40-14-46C-16-62 0-68 12-62Q30-58 30-50Q28-44 14-42C12-30 12-14 13 0Z" fill="var(--ic)"/><path d="M12-50q10 2 17-1" stroke="var(--ik)" stroke-width="2"/><circle cx="4" cy="-54" r="5.5" fill="var(--iw)"/><circle cx="5" cy="-54" r="2.3" fill="var(--ik)"/><path d="M-12-58q-8-6-4-14M-4-64q-4-8 2-14M6-65q0-8 6-11" stroke="var(--ih)" stroke-width="4"/><path d="M-12-12q12 4 25 0M-12-22q12 4 24 0" stroke="var(--iw)" stroke-width="3"/>',
  torch:
    '<path d="M-24-12l26-5 3 15-26 4Z" fill="var(--ic)"/><path d="M2-18l12-5 4 24-13-3Z" fill="var(--iw)"/><path d="M16-20L60-38V0L18-3Z" fill="var(--ih)" opacity=".5"/>',
  stack:
    '<path d="M-30 0l4-24h18l4 24Z" fill="var(--ic)"/><path d="M4 0l4-24h18l4 24Z" fill="var(--it)"/><path d="M-13-25l4-24h18l4 24Z" fill="var(--ih)"/><path d="M-31 0h28M3 0h28M-14-25h28" stroke="var(--ik)" stroke-width="2.2"/><path d="M-27-14h20M8-14h18M-10-39h20" stroke="var(--iw)" stroke-width="3" opacity=".75"/>',
  veg: '<path d="M-36-2L-2-16q8 4 4 13Q-16 2-36-2Z" fill="var(--ic)"/><path d="M-20-8l3 5M-10-12l3 6" stroke="var(--ik)" stroke-width="1.5" opacity=".5"/><path d="M0-12q6-14 12-14-1 8-4 12 8-6 12-4-6 8-16 10Z" fill="var(--it)"/><path d="M12 0q-8-12 2-22 4-8 12-6 10 0 11 9 6 8-2 16-4 4-10 3Z" fill="var(--it)"/><path d="M24-4q-2-10 2-20M24-12l8-6M24-10l-6-7" stroke="var(--iw)" stroke-width="2" opacity=".7"/>',
  dice: '<path d="M-32-25l22-3 3 25-22 3Z" fill="var(--iw)" stroke="var(--ik)" stroke-width="1.8"/><g fill="var(--ic)"><circle cx="-26" cy="-20" r="2.7"/><circle cx="-19.5" cy="-14" r="2.7"/><circle cx="-13" cy="-8" r="2.7"/></g><path d="M4-28l24 5-5 23-23-4Z" fill="var(--it)"/><g fill="var(--iw)"><circle cx="10" cy="-21" r="2.7"/><circle cx="22" cy="-18" r="2.7"/><circle cx="6.5" cy="-9" r="2.7"/><circle cx="18" cy="-6" r="2.7"/></g>',
  cards:
    '<g fill="var(--iw)" stroke="var(--ik)" stroke-width="1.6"><path d="M-24-1l-10-34 20-6 10 34Z"/><path d="M24-1l10-34-20-6-10 34Z"/><path d="M-12-2v-40h24v40Z"/></g><path d="M0-14q-9-7-8-12 3-5 8 0 5-5 8 0 1 5-8 12Z" fill="var(--ic)"/><circle cx="-24" cy="-29" r="3.4" fill="var(--it)"/><circle cx="24" cy="-29" r="3.4" fill="var(--ih)"/>',
  dough:
    '<path d="M-38 0C-42-17-28-26-16-24C-3-24 3-11 1 0Z" fill="var(--ih)"/><path d="M-26-14q5-4 10-1M-18-8q5-3 9 0" stroke="var(--ik)" stroke-width="1.6" opacity=".5"/><path d="M24-13a5 5 0 1 1-5-5a10 10 0 1 1-10 10" stroke="var(--ic)" stroke-width="6.5"/><path d="M9-4H36" stroke="var(--ic)" stroke-width="7"/><circle cx="36" cy="-8" r="4.5" fill="var(--ic)"/>',
  tape: '<circle cx="-8" cy="-19" r="19" fill="var(--ih)"/><circle cx="-8" cy="-19" r="9" fill="var(--iw)"/><circle cx="-8" cy="-19" r="9" stroke="var(--ik)" stroke-width="1.8"/><path d="M-8-2.5H34" stroke="var(--ih)" stroke-width="6"/><path d="M37-6l-3 3 3 3" stroke="var(--ik)" stroke-width="1.6"/>',
  scissors:
    '<path d="M-8 0l36-14-2-18-40 8Z" fill="var(--iw)" stroke="var(--ik)" stroke-width="1.4" stroke-opacity=".5"/><path d="M-12-12L26-30M-14-27L28-14" stroke="var(--iq)" stroke-width="4"/><circle cx="-21" cy="-8" r="8" stroke="var(--ic)" stroke-width="5"/><circle cx="-22" cy="-31" r="8" stroke="var(--ic)" stroke-width="5"/><circle cx="5" cy="-20.5" r="2" fill="var(--iw)"/>',
  glue: '<path d="M-32 0l5-17 26-2 3 17Z" fill="var(--it)"/><path d="M-22 0l12-26 21 8-7 18Z" fill="var(--ih)"/><path d="M18-26h14v26H18Z" fill="var(--ic)"/><path d="M20-34h10v8H20Z" fill="var(--iw)"/><path d="M18-12h14M17-26h16" stroke="var(--ik)" stroke-width="1.8"/>',
  paint:
    '<path d="M-6-20L16-52" stroke="#C48F57" stroke-width="4"/><path d="M14-50q2-10 10-12q1 8-6 15Z" fill="var(--ic)"/><path d="M-32-22h22v22h-22Z" fill="var(--iw)"/><path d="M-32-13h22v13h-22Z" fill="var(--ic)"/><path d="M-8-26h22V0H-8Z" fill="var(--iw)"/><path d="M-8-15h22V0H-8Z" fill="var(--it)"/><path d="M-33-22h24M-9-26h24" stroke="var(--ik)" stroke-width="2"/><path d="M20 0q-2-8 6-8t12 8Z" fill="var(--ih)"/>',
  chalk:
    '<path d="M-32-5l26-3" stroke="var(--ic)" stroke-width="9"/><path d="M-2-4.5h24" stroke="var(--it)" stroke-width="9"/><path d="M-16-15l22-4" stroke="var(--ih)" stroke-width="9"/><path d="M30-3l10-6M30-14l6-6" stroke="var(--iw)" stroke-width="3"/>',
  blocks:
    '<path d="M-33-21h21V0h-21Z" fill="var(--ic)"/><path d="M-10-21h21V0h-21Z" fill="var(--it)"/><path d="M13-21h21V0H13Z" fill="var(--ih)"/><path d="M-22-43H-1v21h-21Z" fill="var(--ih)"/><path d="M1-43h21v21H1Z" fill="var(--ic)"/><path d="M-12-45L0-62 12-45Z" fill="var(--it)"/><path d="M-34-22h68M-23-44h46" stroke="var(--ik)" stroke-width="1.6" opacity=".45"/>',
  teddy:
    '<g fill="#C48F57"><circle cx="-11" cy="-50" r="6"/><circle cx="11" cy="-50" r="6"/><circle cx="0" cy="-40" r="15"/><path d="M-15-2C-22-26-10-30 0-30S22-26 15-2Q0 2-15-2Z"/></g><path d="M-14-22l-9 6M14-22l9 6M-10-3l-8 1M10-3l8 1" stroke="#A8703F" stroke-width="9"/><ellipse cx="0" cy="-35" rx="6.5" ry="5" fill="#E3B27A"/><g fill="var(--ik)"><circle cx="-5.5" cy="-43" r="2"/><circle cx="5.5" cy="-43" r="2"/><circle cx="0" cy="-37.5" r="2.2"/></g><path d="M-6-27l6 4 6-4v8l-6-4-6 4Z" fill="var(--ic)"/>',
  toycar:
    '<path d="M-36-8q0-12 13-13l7-12h20l11 12q17 0 17 13Z" fill="var(--it)"/><path d="M-18-21l5-8h8v8ZM0-21v-8h3l8 8Z" fill="var(--iw)"/><path d="M-36-8h68" stroke="var(--ik)" stroke-width="2"/><g fill="var(--ik)"><circle cx="-19" cy="-7" r="7.5"/><circle cx="16" cy="-7" r="7.5"/></g><g fill="var(--ih)"><circle cx="-19" cy="-7" r="3"/><circle cx="16" cy="-7" r="3"/></g>',
  water:
    '<path d="M-34-24h68q-3 24-24 24h-20q-21 0-24-24Z" fill="var(--ic)"/><ellipse cx="0" cy="-24" rx="34" ry="7" fill="var(--iw)"/><ellipse cx="0" cy="-23" rx="29" ry="5" fill="var(--it)" opacity=".6"/><path d="M-14-24q5-3 10 0M4-22q5-3 10 0" stroke="var(--iw)" stroke-width="1.8"/><path d="M0-52q8 10 0 14q-8-4 0-14ZM18-42q5 7 0 9q-5-2 0-9Z" fill="var(--it)"/>',
  yarn: '<circle cx="-4" cy="-20" r="20" fill="var(--ic)"/><path d="M-20-28Q-4-18 12-32M-23-17Q-4-8 15-20M-14-4Q0-2 10-10M-12-38Q-8-20-16-6" stroke="var(--iw)" stroke-width="2.2" opacity=".8"/><path d="M8-4q8 6 14-1t8 0 8-3" stroke="var(--ic)" stroke-width="3.4"/>',
  fizz: '<path d="M-15-50h30l-4 50h-22Z" fill="var(--iw)"/><path d="M-13-32q13-5 26 0l-3 32h-20Z" fill="var(--it)" opacity=".7"/><path d="M-13-32q6-9 13-2q7-8 13 2q-13-3-26 0Z" fill="var(--ih)"/><g fill="var(--iw)"><circle cx="-4" cy="-14" r="2.6"/><circle cx="4" cy="-22" r="3"/><circle cx="3" cy="-7" r="2"/></g><path d="M-16-50h32M-15-50l4 50h22l4-50" stroke="var(--ik)" stroke-width="2"/><g fill="var(--it)"><circle cx="24" cy="-46" r="3"/><circle cx="28" cy="-58" r="2"/><circle cx="-22" cy="-54" r="2.4"/></g>',
  beans:
    '<path d="M-30-20h60q-3 20-20 20h-20q-17 0-20-20Z" fill="var(--it)"/><path d="M-28-20Q-16-36 2-33Q20-32 28-20Z" fill="var(--iw)"/><g fill="#D79A5C"><ellipse cx="-14" cy="-24" rx="4" ry="2.6"/><ellipse cx="-2" cy="-29" rx="4" ry="2.6"/><ellipse cx="8" cy="-23" rx="4" ry="2.6"/><ellipse cx="18" cy="-26" rx="4" ry="2.6"/><ellipse cx="36" cy="-3" rx="4" ry="2.6"/><ellipse cx="-36" cy="-3" rx="4" ry="2.6"/></g><path d="M-32-20h64" stroke="var(--ik)" stroke-width="2"/>',
  pasta:
    '<path d="M-30-20h60q-3 20-20 20h-20q-17 0-20-20Z" fill="var(--ic)"/><g stroke="var(--ih)" stroke-width="7"><path d="M-18-24l8-8M-2-25l10-6M14-24l8-6M-10-36l12-3"/></g><path d="M-32-20h64" stroke="var(--ik)" stroke-width="2"/><path d="M36-3l7-3" stroke="var(--ih)" stroke-width="6"/>',
  flour:
    '<path d="M-34-40q15-5 30 0l4 40h-38Z" fill="var(--iw)"/><path d="M-30-40l-3-6q14-5 28 0l-3 6Z" fill="#E3B27A"/><path d="M-19-8v-18M-19-20l-6-5M-19-20l6-5M-19-13l-6-5M-19-13l6-5" stroke="var(--ih)" stroke-width="3"/><path d="M8-16h32q-2 16-12 16h-8q-10 0-12-16Z" fill="var(--it)"/><path d="M10-16q6-8 14-6t14 6Z" fill="var(--iw)"/><path d="M6-16h36M-36-41q16-5 32 0" stroke="var(--ik)" stroke-width="1.8"/>',
  fruit:
    '<circle cx="-14" cy="-17" r="18" fill="var(--ic)"/><path d="M-15-33q1-5 4-7" stroke="var(--ik)" stroke-width="2.2"/><path d="M-12-35q5-7 13-5q-3 8-13 5Z" fill="var(--it)"/><path d="M-22-22q3-5 8-6" stroke="var(--iw)" stroke-width="2.4" opacity=".6"/><path d="M4-6Q22-2 30-26l6-1Q36 4 8 2Z" fill="var(--ih)"/><path d="M30-26l2-5 4 1v3Z" fill="#A8703F"/>',
  drum: '<path d="M-28-26h56l-5 26h-46Z" fill="var(--it)"/><ellipse cx="0" cy="-27" rx="29" ry="6" fill="var(--iw)"/><path d="M-28-25l12 24 16-20 16 20 12-24" stroke="var(--ih)" stroke-width="2.4"/><path d="M-34-48L-8-30M34-50L10-31" stroke="#C48F57" stroke-width="4.5"/><circle cx="-8" cy="-30" r="4.5" fill="var(--ic)"/><circle cx="10" cy="-31" r="4.5" fill="var(--ic)"/>',
  sticks:
    '<path d="M-34-4L6-9M-30-14L4-22M-20 0l36-16" stroke="#E3B27A" stroke-width="7"/><path d="M-24-24l26 12" stroke="var(--it)" stroke-width="6.5"/><path d="M20-2l4-30M32-2l-6-30" stroke="#C48F57" stroke-width="5.5"/><path d="M21-20h10" stroke="var(--ik)" stroke-width="2.4"/>',
  scarf:
    '<path d="M-34-6C-26-34-14-44-2-34S12-14 24-22S34-44 38-46C44-28 38-8 24-6S2-12-8-16S-24-12-24 0Z" fill="var(--ic)"/><path d="M-28-10C-20-30-12-34-4-27S10-8 24-13S36-28 40-32" stroke="var(--ih)" stroke-width="3"/><path d="M-34-5l-2 6M-30-3l-1 5M-26-1l1 4" stroke="var(--ic)" stroke-width="2"/>',
  towel:
    '<path d="M-34-2q-3-10 2-11h62q6 2 3 11Q0 2-34-2Z" fill="var(--it)"/><path d="M-32-14q-3-10 2-11h58q6 2 3 11Z" fill="var(--iw)"/><path d="M-28-26q-3-9 2-10h50q6 2 3 10Z" fill="var(--ic)"/><path d="M-30-8h58M-28-31h48M-30-19h54" stroke="var(--ih)" stroke-width="2.4"/>',
  tubes:
    '<path d="M-30-46h18V0h-18Z" fill="#D9A871"/><path d="M-6-34h18V0H-6Z" fill="#C48F57"/><ellipse cx="-21" cy="-46" rx="9" ry="3.4" fill="#A8703F"/><ellipse cx="3" cy="-34" rx="9" ry="3.4" fill="#A8703F"/><path d="M18-8h24" stroke="#D9A871" stroke-width="14" stroke-linecap="butt"/><ellipse cx="18" cy="-8" rx="3" ry="7" fill="#A8703F"/><path d="M-30-24h18M-6-16h18" stroke="var(--ih)" stroke-width="4" stroke-linecap="butt"/>',
  plane:
    '<path d="M-34-34L36-50 2-14-8-24Z" fill="var(--iw)"/><path d="M-8-24L36-50-2-8Z" fill="var(--it)"/><path d="M-34-34L36-50 2-14-8-24ZM-8-24l6 16 6-9" stroke="var(--ik)" stroke-width="1.6" stroke-opacity=".6"/><path d="M-38-14q8-6 14 0t14 2M-26 0q6-4 10 0" stroke="var(--iq)" stroke-width="2" opacity=".5"/>',
  wads: '<path d="M-36-8l4-12 12-6 12 5 3 12-8 9-14 1Z" fill="var(--iw)"/><path d="M4-10l3-14 13-8 14 7 3 13-8 11-15 2Z" fill="var(--ih)"/><path d="M-32-20l8 6 8-8M-24-14l4 12M7-24l11 6 8-11M18-18l4 18M18-18l-12 8" stroke="var(--ik)" stroke-width="1.5" opacity=".55"/><path d="M-10-32l2-8 9-4 8 5 1 8-7 5Z" fill="var(--ic)"/>',
  stones:
    '<path d="M-36 0q-2-14 12-15t16 15Z" fill="#A79AA5"/><path d="M-6 0q0-12 13-13t15 13Z" fill="var(--iw)"/><path d="M18 0q2-9 10-9t11 9Z" fill="#A79AA5"/><path d="M-18-14q2-12 14-12t13 13q-6 0-9 5-6-7-18-6Z" fill="var(--ih)"/><path d="M-6-20q3-3 6 0M-28-7q3-3 7 0M4-6q4-3 8 0" stroke="var(--ik)" stroke-width="1.6" opacity=".55"/>',
  letter:
    '<path d="M-34-36h62l3 36h-65Z" fill="var(--iw)"/><path d="M-34-36L-2-12 28-36" stroke="var(--ik)" stroke-width="2"/><path d="M-34-36h62l3 36h-65Z" stroke="var(--ik)" stroke-width="1.6" stroke-opacity=".6"/><path d="M-2-8q-8-6-7-10 3-4 7 0 4-4 7 0 1 4-7 10Z" fill="var(--ic)"/>',
  slips:
    '<path d="M-38-2l3-14 26 3-2 13Z" fill="var(--ih)"/><path d="M-8-6l4-15 26 5-4 15Z" fill="var(--iw)" stroke="var(--ik)" stroke-width="1.4" stroke-opacity=".5"/><path d="M14-18l2-15 26 1-1 15Z" fill="var(--ic)"/><path d="M-28-26l24-8 5 12-24 8Z" fill="var(--it)"/><path d="M-31-9l14 2M-1-13l14 3M20-25l14 0M-18-24l12-4" stroke="var(--ik)" stroke-width="1.7" opacity=".6"/>',
  shapes:
    '<path d="M-36 0l16-28 16 28Z" fill="var(--ic)"/><path d="M-2-24h24V0H-2Z" fill="var(--it)"/><path d="M24 0a14 14 0 0 1 18-14V0Z" fill="var(--ih)"/><path d="M-12-32l14-14 14 14-14 6Z" fill="var(--ip)"/>',
  shirt:
    '<path d="M-16-50q16 8 32 0l22 12-8 14-10-4 2 28h-44l2-28-10 4-8-14Z" fill="var(--ic)"/><path d="M0-46V0" stroke="var(--ik)" stroke-width="1.8" opacity=".5"/><g fill="var(--ih)"><circle cx="5" cy="-36" r="2.8"/><circle cx="5" cy="-24" r="2.8"/><circle cx="5" cy="-12" r="2.8"/></g><path d="M-14-50q14 8 28 0" stroke="var(--ik)" stroke-width="1.8"/>',
  boat: '<path d="M-40-3q10-6 20 0t20 0 20 0 20 0" stroke="var(--it)" stroke-width="3.4"/><path d="M-34-20l14 2 20-26 20 26 14-2-12 17h-44Z" fill="var(--iw)"/><path d="M0-44L-8-18h16Z" fill="var(--ih)"/><path d="M-34-20q34 6 68 0M-34-20l12 17h44l12-17" stroke="var(--ik)" stroke-width="1.7" stroke-opacity=".7"/>',
  map: '<path d="M-38-4l4-38 22 4 22-4 24 4 4 36-24-3-24 4Z" fill="var(--iw)"/><path d="M-12-38l-2 36M10-42l4 37" stroke="var(--ik)" stroke-width="1.4" opacity=".45"/><path d="M-30-14q8-14 18-8t12-6 16 2" stroke="var(--it)" stroke-width="2.6" stroke-dasharray="4 5"/><path d="M22-32l8 8m0-8l-8 8" stroke="var(--ic)" stroke-width="3.2"/><path d="M-28-28q4-7 9 0Z" fill="var(--ih)"/>',
  news: '<path d="M-36 0l2-42h58l4 42Z" fill="var(--iw)"/><path d="M-28-34h46" stroke="var(--ik)" stroke-width="4"/><path d="M-28-26h20M-28-20h20M-28-14h20M-28-8h20M-2-8h22" stroke="var(--ik)" stroke-width="1.7" opacity=".55"/><path d="M-2-27h20v14H-2Z" fill="var(--it)"/><path d="M24-42l5 4 2 36-3 2" stroke="var(--ik)" stroke-width="1.6" opacity=".6"/>',
  vase: '<path d="M-4-26C-10-40-8-50-10-56M2-26C4-42 10-50 12-60M0-26V-62" stroke="var(--it)" stroke-width="2.8"/><circle cx="-11" cy="-58" r="7" fill="var(--ic)"/><circle cx="13" cy="-62" r="7" fill="var(--ih)"/><circle cx="0" cy="-68" r="7" fill="var(--iw)"/><g fill="var(--ip)"><circle cx="-11" cy="-58" r="2.4"/><circle cx="13" cy="-62" r="2.4"/><circle cx="0" cy="-68" r="2.4"/></g><path d="M-14-28h28l-5 28H-9Z" fill="var(--it)"/><path d="M-15-28h30" stroke="var(--ik)" stroke-width="2.2"/>',
  masks:
    '<path d="M-36-34q16-8 32 0 0 26-16 30-16-4-16-30Z" fill="var(--ih)"/><path d="M6-40q15-7 30 0 1 26-14 30Q6-14 6-40Z" fill="var(--ic)"/><g fill="var(--ik)"><circle cx="-26" cy="-24" r="2.8"/><circle cx="-14" cy="-24" r="2.8"/><circle cx="15" cy="-30" r="2.8"/><circle cx="27" cy="-30" r="2.8"/></g><path d="M-26-15q6 6 12 0M15-18q6-6 12 0" stroke="var(--ik)" stroke-width="2.2"/><path d="M-20-4V0M22-10V0" stroke="#C48F57" stroke-width="4"/>',
  microphone:
    '<path d="M-14-2L14-34" stroke="#C48F57" stroke-width="6.5"/><ellipse cx="20" cy="-42" rx="14" ry="10" transform="rotate(-48 20-42)" fill="#C48F57"/><path d="M34-56l8-6M38-44h10M24-62l2-9" stroke="var(--ic)" stroke-width="3"/><path d="M-30 0q-2-8 6-9t12 9Z" fill="var(--ih)"/>',
  shaker:
    '<path d="M-30 0l8-34 18 4-8 34Z" fill="var(--ic)"/><path d="M6 0l-4-36 18-2 4 36Z" fill="var(--ih)"/><path d="M-26-16l18 4M4-18l18-2" stroke="var(--iw)" stroke-width="4"/><path d="M-38-38l-5-6M-28-44l-1-8M28-44l6-6M34-32l8-2" stroke="var(--iq)" stroke-width="2.2" opacity=".6"/>',
  pulley:
    '<path d="M0-62v10M-30-44L0-54 30-44" stroke="var(--iq)" stroke-width="3"/><path d="M-30-44l-10 20M-30-44l10 20M30-44l-10 28M30-44l10 28" stroke="var(--iq)" stroke-width="1.8"/><path d="M-42-24h24l-4 20h-16Z" fill="var(--ic)"/><path d="M18-16h24L38 0H22Z" fill="var(--it)"/>',
} as const

/** What is said, sung or counted if no thing is needed. It is drawn in the air between the heads. */
export const airDrawings = {
  notes:
    '<path d="M-16-10V-36L2-40v24" stroke="var(--ic)" stroke-width="3.4"/><path d="M-16-34L2-38" stroke="var(--ic)" stroke-width="6"/><g fill="var(--ic)"><ellipse cx="-20" cy="-9" rx="6" ry="4.5"/><ellipse cx="-2" cy="-15" rx="6" ry="4.5"/></g><path d="M20-2v-22q6 2 8 8" stroke="var(--it)" stroke-width="3.2"/><ellipse cx="16" cy="-1" rx="5.5" ry="4" fill="var(--it)"/>',
  talk: '<path d="M-34-44q18-5 34 0 6 12 0 22-8 3-16 3l-9 9v-9q-6 0-9-2-5-11 0-23Z" fill="var(--iw)"/><path d="M6-28q15-4 28 0 5 9 0 18-3 1-6 2v8l-9-7q-7 0-13-2-4-9 0-19Z" fill="var(--ih)"/><g fill="var(--ik)"><circle cx="-26" cy="-32" r="2.4"/><circle cx="-17" cy="-32" r="2.4"/><circle cx="-8" cy="-32" r="2.4"/></g><path d="M13-19h14" stroke="var(--ik)" stroke-width="2.4"/>',
  numbers:
    '<path d="M-36-44q36-8 72 0 8 17 0 34-14 4-26 4l-12 10v-10q-18 0-34-4-8-17 0-34Z" fill="var(--iw)"/><path d="M-25-33l5-4v20" stroke="var(--ic)" stroke-width="3.6"/><path d="M-7-33q7-7 12 0 2 6-12 15h13" stroke="var(--it)" stroke-width="3.6"/><path d="M17-36h11l-8 8q10 0 9 7-4 6-12 2" stroke="var(--ip)" stroke-width="3.6"/>',
  guess:
    '<path d="M-26-46q26-8 52 0 9 19 0 36-10 4-19 4l-12 10v-10q-13 0-21-4-9-17 0-36Z" fill="var(--iw)"/><path d="M-8-35q2-8 9-8t8 8q0 6-8 9v5" stroke="var(--ic)" stroke-width="4"/><circle cx="1" cy="-14" r="2.8" fill="var(--ic)"/>',
  heart:
    '<path d="M0-8q-20-15-18-26 7-11 18 0 11-11 18 0 2 11-18 26Z" fill="var(--ic)"/><path d="M-30-28l-6-2M-26-12l-6 4M30-28l6-2M26-12l6 4" stroke="var(--ih)" stroke-width="3"/>',
  story:
    '<path d="M-36-44q36-8 72 0 8 17 0 34-14 4-26 4l-12 10v-10q-18 0-34-4-8-17 0-34Z" fill="var(--iw)"/><path d="M-24-12v-12l4 3 0-7h6v7h6v-7h6v7l4-3v12Z" fill="var(--ip)"/><path d="M10-32l3 6 6 1-5 4 1 6-5-3-5 3 1-6-5-4 6-1Z" fill="var(--ih)"/>',
} as const
