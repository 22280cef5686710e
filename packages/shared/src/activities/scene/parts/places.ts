/*
 * Where it is played. Stage 320 x 220, ground at y 208. A place has a back, behind the people, and a front, before them; each
 * carries one unfinished thing, because the house is never tidy. Fill first; the pen (2.2) only on edges that carry weight.
 */

export const placeDrawings = {
  sofa: {
    back: '<path d="M24 36h42v32H25Z" fill="var(--iw)"/><path d="M30 62q8-16 16-6t14-8v14Z" fill="var(--it)"/><path d="M23 35h44v34H24Z" stroke="var(--iq)" stroke-width="2.2"/><path d="M290 207V82" stroke="var(--iq)" stroke-width="3"/><path d="M272 84l8-28h20l8 28Z" fill="var(--ih)"/><path d="M60 178V118Q60 98 82 97L240 96Q260 98 261 118V178Z" fill="var(--it)"/><path d="M160 99v66" stroke="var(--ik)" stroke-width="1.8" opacity=".45"/>',
    front:
      '<path d="M52 168q108-5 216 0v26H52Z" fill="var(--it)"/><path d="M70 169q90-4 180 0" stroke="var(--ik)" stroke-width="1.8" opacity=".45"/><path d="M34 194V148q1-15 18-15t18 15v46ZM250 194v-46q1-15 18-15t18 15v46Z" fill="var(--it)"/><path d="M70 190v-40q-1-16-17-17M250 190v-40q1-16 17-17" stroke="var(--ik)" stroke-width="1.8" opacity=".45"/><path d="M48 194v13M272 194v13" stroke="var(--ik)" stroke-width="4"/><g fill="var(--ih)" transform="translate(214 204)rotate(-80)scale(.7)"><path d="M0 0h15v16q0 4 5 6q10 4 8 11-2 5-9 4Q9 38 3 32-1 28 0 20Z"/></g>',
  },
  bed: {
    back: '<path d="M250 34a20 20 0 1 0 18 30a17 17 0 0 1-18-30Z" fill="var(--ih)"/><g fill="var(--ih)"><circle cx="216" cy="48" r="2.2"/><circle cx="282" cy="92" r="2.2"/><circle cx="226" cy="84" r="1.7"/></g><path d="M32 207V102q0-18 16-18h8q12 0 12 14V207Z" fill="#C48F57"/><path d="M68 168C60 134 72 120 104 120S214 118 222 132S220 162 214 168Z" fill="var(--iw)"/>',
    front:
      '<path d="M58 178h236v20H58Z" fill="var(--iw)"/><path d="M58 166C92 154 130 164 170 160S262 152 290 168L292 188Q170 194 58 188Z" fill="var(--it)"/><path d="M58 174C92 162 130 172 170 168S262 160 291 176" stroke="var(--iw)" stroke-width="3.4" opacity=".75"/><path d="M284 207v-62q0-10 9-10t9 10v62Z" fill="#C48F57"/><path d="M42 207v-8" stroke="var(--ik)" stroke-width="3"/><path d="M196 207q2-9 14-9q10 0 15 9Z" fill="var(--ic)"/>',
  },
  table: {
    back: '<path d="M160 8v26" stroke="var(--iq)" stroke-width="2.4"/><path d="M152 56L96 152h128L168 56Z" fill="var(--ih)" opacity=".34"/><path d="M136 58C136 42 146 33 160 33S184 42 184 58Z" fill="var(--it)"/><path d="M133 59C146 62 174 62 187 58" stroke="var(--ik)" stroke-width="2.2"/>',
    front:
      '<path d="M28 151q132-6 264-1l1 14q-130 5-266 1Z" fill="#D79A5C"/><path d="M29 166q130 4 262-1" stroke="var(--ik)" stroke-width="2.2"/><path d="M52 167l-6 40M268 166l7 41" stroke="var(--ik)" stroke-width="4"/><path d="M92 184q6-13 18-7q9-9 18 2q12-3 13 7Z" fill="var(--ic)"/><path d="M108 184q3-9 12-8l6 9Z" fill="var(--iw)"/><path d="M88 184h56l-6 24H94Z" fill="#D79A5C"/><path d="M92 192h49M93 200h46" stroke="var(--ik)" stroke-width="1.5" opacity=".5"/>',
  },
  rug: {
    back: '<path d="M108 96h108v7H108Z" fill="#D79A5C"/><path d="M116 96V70h9v26M128 96V64h12v32M186 96V72h10v24" fill="var(--ic)"/><path d="M128 96V64h12v32Z" fill="var(--it)"/><path d="M143 96l10-27 10 4-9 23Z" fill="var(--ih)"/><path d="M186 96V72h10v24Z" fill="var(--ip)"/><path d="M104 104h116" stroke="var(--iq)" stroke-width="2.2"/><path d="M22 206C52 191 266 190 300 206C262 214 60 214 22 206Z" fill="var(--ic)"/><path d="M52 205C90 196 232 196 270 205" stroke="var(--ih)" stroke-width="3"/>',
    front:
      '<path d="M284 206h16v-14h-16Z" fill="var(--ih)"/><path d="M302 206l-4-13 12-4 5 14Z" fill="var(--it)"/>',
  },
  kitchen: {
    back: '<path d="M44 60h100v6H44Z" fill="#D79A5C"/><path d="M54 60V42h18v18ZM80 60V36h16v24Z" fill="var(--iw)"/><path d="M54 60V50h18v10Z" fill="var(--ic)"/><path d="M80 60V46h16v14Z" fill="var(--ih)"/><path d="M112 60q-2-12 8-14q10 2 8 14Z" fill="var(--it)"/><path d="M186 44h92M204 44v26M232 44v20M258 44v28" stroke="var(--iq)" stroke-width="2.4"/><circle cx="204" cy="76" r="8" fill="var(--it)"/><path d="M222 64h20v12q-10 8-20 0Z" fill="var(--ip)"/><path d="M252 72h12l2 14h-16Z" fill="#C48F57"/>',
    front:
      '<path d="M38 156h244v50H38Z" fill="var(--iw)"/><path d="M30 143q130-5 260 0v13H30Z" fill="#D79A5C"/><path d="M31 157h258M118 160v44M202 160v44M38 158v47M282 158v47" stroke="var(--ik)" stroke-width="2"/><path d="M108 176v8M128 176v8M212 176v8" stroke="var(--ik)" stroke-width="3"/><path d="M234 152h28v30q-14 4-28 0Z" fill="var(--ic)"/><path d="M234 174q14 4 28 0" stroke="var(--iw)" stroke-width="3"/><path d="M296 205l14-3" stroke="#C48F57" stroke-width="4"/>',
  },
  bath: {
    back: '<path d="M36 60h248M36 92h248M36 124h248M96 40v104M160 28v116M224 40v104" stroke="var(--iq)" stroke-width="1.6" opacity=".16"/><path d="M286 136V104q0-12-13-12t-13 11" stroke="var(--iq)" stroke-width="5"/><path d="M260 112q5 8 0 10q-5-2 0-10Z" fill="var(--it)"/><g stroke="var(--it)" stroke-width="2"><circle cx="154" cy="80" r="8"/><circle cx="172" cy="62" r="5"/><circle cx="146" cy="52" r="4"/></g>',
    front:
      '<path d="M36 142q124-4 250 0q0 50-46 56H84q-46-6-48-56Z" fill="var(--iw)"/><g fill="var(--iw)"><circle cx="62" cy="140" r="10"/><circle cx="246" cy="138" r="11"/><circle cx="264" cy="142" r="8"/><circle cx="80" cy="142" r="8"/><circle cx="136" cy="141" r="9"/><circle cx="168" cy="142" r="7"/></g><path d="M32 145q128-3 258 0M36 147q2 46 48 51h156q42-5 45-51" stroke="var(--ik)" stroke-width="2.2"/><path d="M86 199l-6 8M236 199l6 8" stroke="var(--ik)" stroke-width="5"/><path d="M98 150v26q12 5 25 0v-26Z" fill="var(--ic)"/><path d="M98 168q12 5 25 0" stroke="var(--ih)" stroke-width="3"/>',
  },
  car: {
    back: '<path d="M44 128C52 66 72 40 158 40S258 66 276 128Z" fill="var(--ic)"/><path d="M62 128C66 76 86 56 150 55V128ZM166 55C220 55 244 76 258 128H166Z" fill="var(--is)"/>',
    front:
      '<path d="M44 128C52 66 72 40 158 40S258 66 276 128" stroke="var(--ic)" stroke-width="9"/><path d="M158 44v84" stroke="var(--ic)" stroke-width="12"/><path d="M12 168C12 138 24 128 46 124H262C294 128 308 140 308 166V184H14Z" fill="var(--ic)"/><path d="M158 130v50M170 144h16M66 144h16" stroke="var(--ik)" stroke-width="2.2" opacity=".7"/><path d="M296 148q10 2 12 12h-12Z" fill="var(--ih)"/><path d="M12 182h296" stroke="var(--ik)" stroke-width="3"/><g fill="var(--ik)"><circle cx="78" cy="184" r="23"/><circle cx="242" cy="184" r="23"/></g><g fill="var(--iw)"><circle cx="78" cy="184" r="9"/><circle cx="242" cy="184" r="9"/></g>',
  },
  queue: {
    back: '<g fill="var(--ip)" opacity=".28"><path d="M12 207C10 150 20 128 38 128S66 150 64 207Z"/><circle cx="40" cy="104" r="21"/></g><path d="M268 207V62" stroke="var(--iq)" stroke-width="4"/><path d="M246 28h46q4 22-1 42h-44q-5-20-1-42Z" fill="var(--it)"/><circle cx="268" cy="49" r="15" fill="var(--iw)"/><path d="M268 49V36A13 13 0 0 1 275 38Z" fill="var(--ic)"/>',
    front:
      '<path d="M280 190h24l-3 17h-18Z" fill="var(--ih)"/><path d="M286 190q0-10 6-10t6 10" stroke="var(--iq)" stroke-width="2.4"/><path d="M285 191l4-13 6 2M298 190l3-12" stroke="var(--ic)" stroke-width="3"/>',
  },
  garden: {
    back: '<circle cx="254" cy="58" r="20" fill="var(--ih)"/><path d="M22 206v-62l9-9 9 9v62M50 206v-64l9-9 9 9v64M78 206v-65l9-9 9 9v65M106 206v-65l9-9 9 9v65M134 206v-66l9-9 9 9v66M162 206v-66l9-9 9 9v66M190 206v-65l9-9 9 9v65M218 206v-65l9-9 9 9v65M246 206v-64l9-9 9 9v64M274 206v-62l9-9 9 9v62" fill="#E3B27A"/><path d="M16 160q144-6 286 0M16 190q144-4 286 0" stroke="#C48F57" stroke-width="5"/>',
    front:
      '<path d="M12 207q2-12 8-14q0 8 2 14M24 207q3-8 9-10M288 207q-2-14 4-18q3 8 4 18M298 207q4-10 10-10" stroke="var(--it)" stroke-width="3"/><path d="M42 207v-16" stroke="var(--it)" stroke-width="3"/><circle cx="42" cy="188" r="6" fill="var(--ic)"/><path d="M272 207q4-8 12-8t12 8Z" fill="#A8703F"/>',
  },
  park: {
    back: '<path d="M14 207C60 160 130 152 176 176S270 168 308 207Z" fill="var(--it)" opacity=".3"/><path d="M246 207C250 170 250 140 244 112h18C258 140 260 176 268 207Z" fill="#A8703F"/><path d="M204 92C196 52 226 26 256 28S306 54 300 92S278 130 250 128S208 118 204 92Z" fill="var(--it)"/><path d="M254 130V86M254 104l14-12" stroke="var(--ik)" stroke-width="1.8" opacity=".45"/><circle cx="232" cy="72" r="5" fill="var(--ic)"/><circle cx="276" cy="62" r="5" fill="var(--ic)"/><path d="M44 60q10-10 18 0q12-4 14 8H34q0-8 10-8Z" fill="var(--iw)"/>',
    front:
      '<path d="M14 207q2-12 8-14q0 8 2 14M26 207q3-8 9-10M296 207q-2-14 4-18q3 8 4 18" stroke="var(--it)" stroke-width="3"/><path d="M280 207q-4-12 8-13q8 3 2 13Z" fill="var(--ic)"/>',
  },
  window: {
    back: '<path d="M98 30h124v104H98Z" fill="var(--is)"/><path d="M98 134v-22q16-14 30-6t30-12 30 8 34-8v40Z" fill="var(--it)" opacity=".55"/><path d="M150 56q8-10 18-2q12-2 12 10h-36q-2-8 6-8Z" fill="var(--iw)"/><path d="M152 72l-3 9M163 72l-3 9M174 72l-3 9" stroke="var(--it)" stroke-width="2.4"/><path d="M97 29h126v106H98ZM160 29v106" stroke="var(--iq)" stroke-width="3"/><path d="M86 138h148" stroke="var(--iq)" stroke-width="5"/><path d="M84 24q14 50-2 96h16V24ZM236 24q-14 50 2 96h-16V24Z" fill="var(--ih)"/><path d="M76 22h168" stroke="var(--iq)" stroke-width="3"/>',
    front:
      '<g fill="var(--it)" transform="translate(286 206)rotate(-84)scale(.66)"><path d="M0 0h15v16q0 4 5 6q10 4 8 11-2 5-9 4Q9 38 3 32-1 28 0 20Z"/></g>',
  },
  balcony: {
    back: '<circle cx="216" cy="76" r="30" fill="var(--ih)"/><path d="M18 150v-40h34v-18h30v30h28V84l22-16 22 16v46h34v-24h40v16h30v-20h40v46Z" fill="var(--ip)" opacity=".3"/><g fill="var(--ih)"><path d="M60 104h7v9h-7ZM124 92h7v9h-7ZM208 116h7v9h-7Z"/></g>',
    front:
      '<path d="M22 152h276M40 153v52M64 153v52M88 153v52M112 153v52M136 153v52M160 153v52M184 153v52M208 153v52M232 153v52M256 153v52M280 153v52" stroke="var(--iq)" stroke-width="3"/><path d="M20 150h280" stroke="var(--iq)" stroke-width="5"/><path d="M34 160h40l-6 22H40Z" fill="var(--ic)"/><path d="M40 160q-6-12 2-18q4 8 6 16q0-14 8-18q4 10 2 20q6-10 12-10q0 8-6 12Z" fill="var(--it)"/><path d="M262 152q2 18 0 30h22q-4-14 0-30Z" fill="var(--iw)"/>',
  },
  desk: {
    back: '<path d="M58 44h40v34H59ZM110 38h36v44h-35Z" fill="var(--iw)"/><path d="M66 70q8-18 14-8t12-8v16Z" fill="var(--it)"/><circle cx="128" cy="56" r="9" fill="var(--ih)"/><path d="M118 76q10-12 20 0" stroke="var(--ic)" stroke-width="3"/><path d="M77 40l2 6M127 34l2 6" stroke="var(--ic)" stroke-width="4"/><path d="M196 78h92" stroke="var(--iq)" stroke-width="3"/><path d="M206 76V50h10v26M218 76V44h9v32" fill="var(--it)"/><path d="M230 76l8-28 9 3-7 25Z" fill="var(--ih)"/><path d="M256 76q-2-14 8-16h6q10 2 8 16Z" fill="var(--ic)"/>',
    front:
      '<path d="M28 151q132-6 264-1l1 13q-130 5-266 1Z" fill="var(--iw)"/><path d="M200 164h72v42h-72Z" fill="var(--it)"/><path d="M29 165q130 4 262-1M200 185h72" stroke="var(--ik)" stroke-width="2.2"/><path d="M230 175h12M230 195h12" stroke="var(--ik)" stroke-width="3"/><path d="M48 166l-2 41" stroke="var(--ik)" stroke-width="4"/><path d="M104 178h36l-5 29h-26Z" fill="var(--ih)"/><path d="M110 178q2-9 11-8t12 8Z" fill="var(--iw)"/><path d="M150 207q-3-8 5-9 8 1 6 9Z" fill="var(--iw)"/>',
  },
  shelf: {
    back: '<path d="M196 62h92v145h-92Z" fill="#D79A5C"/><path d="M204 70h76v34h-76ZM204 112h76v36h-76ZM204 156h76v44h-76Z" fill="#A8703F"/><path d="M208 104V78h9v26M219 104V74h10v30" fill="var(--ic)"/><path d="M232 104l6-27 9 2-6 25Z" fill="var(--ih)"/><path d="M256 104q-2-12 8-14 10 2 8 14Z" fill="var(--it)"/><path d="M210 148v-28h10v28M222 148v-24h8v24" fill="var(--it)"/><path d="M234 148v-30h11v30" fill="var(--iw)"/><path d="M250 148q0-16 12-16t12 16Z" fill="var(--ih)"/><path d="M58 66h52v40H58Z" fill="var(--iw)"/><path d="M66 98q10-20 18-9t18-9v18Z" fill="var(--ic)" opacity=".8"/><path d="M57 65h54v42H58Z" stroke="var(--iq)" stroke-width="2.2"/><path d="M18 207C50 194 268 194 304 207C262 214 60 214 18 207Z" fill="var(--it)"/>',
    front: '<path d="M286 206l20-3-2-9-20 4Z" fill="var(--ic)"/>',
  },
  hall: {
    back: '<path d="M128 58h72v149h-72Z" fill="#C48F57"/><path d="M137 68h54v50h-54ZM137 128h54v66h-54Z" fill="#D79A5C"/><circle cx="190" cy="136" r="4" fill="var(--ih)"/><path d="M226 74h68" stroke="#A8703F" stroke-width="6"/><path d="M238 76v8M258 76v8M280 76v8" stroke="var(--iq)" stroke-width="3"/><path d="M229 86q9-6 18 0l5 52h-28Z" fill="var(--ih)"/><path d="M272 88q8-6 16 0l4 34h-24Z" fill="var(--ip)"/><path d="M30 76h54v38H30Z" fill="var(--iw)"/><path d="M38 106q10-16 18-6t20-10v16Z" fill="var(--it)"/><path d="M29 75h56v40H29Z" stroke="var(--iq)" stroke-width="2.2"/><path d="M108 207q52-7 112 0Z" fill="var(--ip)" opacity=".35"/>',
    front:
      '<path d="M268 207q-2-9 6-10l4 3q12 0 13 7ZM294 206q0-8 5-9l4 3q9 0 9 6Z" fill="var(--ic)"/>',
  },
  room: {
    back: '<path d="M40 44q30 16 60 6t60 0 60 0 60-6" stroke="var(--iq)" stroke-width="2"/><path d="M56 50l16 2-10 18ZM96 52l16-3-5 19ZM138 49l16 0-8 18ZM180 49l16 1-8 18ZM222 51l16-1-6 19Z" fill="var(--ic)"/><path d="M96 52l16-3-5 19ZM222 51l16-1-6 19Z" fill="var(--ih)"/><path d="M138 49l16 0-8 18Z" fill="var(--it)"/><path d="M276 182C262 158 258 142 262 126C274 138 280 150 280 164C284 146 292 136 304 132C302 152 294 168 284 182Z" fill="var(--it)"/><path d="M264 182h34l-5 25h-24Z" fill="var(--ih)"/><path d="M44 207C74 194 246 194 276 207C240 214 80 214 44 207Z" fill="var(--ip)" opacity=".4"/>',
    front:
      '<path d="M16 207v-12h14v12Z" fill="var(--ic)"/><path d="M32 207l-2-9 9-3 4 12Z" fill="var(--it)"/>',
  },
  shadows: {
    back: '<path d="M140 152L216 20Q296 38 304 124Q298 186 236 205Z" fill="var(--ih)" opacity=".55"/><path transform="translate(-10 -8)" d="M222 213C218 166 226 148 240 140C222 128 218 104 226 90C216 82 222 62 238 68C250 62 266 62 276 68C292 60 300 80 290 90C298 106 294 124 284 134C296 128 300 112 298 98Q304 86 312 96C316 122 306 150 288 160C292 178 292 196 290 213Z" fill="var(--ip)" opacity=".8"/>',
    front: '',
  },
  wall: {
    back: '<path d="M14 190q146-4 294 0" stroke="var(--iq)" stroke-width="2" opacity=".35"/><path d="M262 56h22v130h-22Z" fill="var(--iw)"/><path d="M262 74h9M262 96h9M262 118h9M262 140h9M262 162h9" stroke="var(--ik)" stroke-width="2"/><path d="M273 106h9M273 128h9" stroke="var(--ic)" stroke-width="4"/><path d="M46 60h24v22H46Z" fill="var(--ih)"/><path d="M78 52h22v26H78Z" fill="var(--iw)"/><circle cx="58" cy="71" r="5" fill="var(--ic)"/><path d="M83 70q6-10 12 0" stroke="var(--it)" stroke-width="3"/>',
    front: '<path d="M288 207q2-8 11-8t11 8Z" fill="var(--it)"/>',
  },
  mirror: {
    back: '<path d="M160 40C206 40 214 84 214 122V207H106V122C106 84 114 40 160 40Z" fill="var(--ih)"/><path d="M160 52C196 52 202 88 202 124V207H118V124C118 88 124 52 160 52Z" fill="var(--is)"/><path d="M136 92l26-26M138 112l44-44M178 96l14-14" stroke="var(--iw)" stroke-width="4" opacity=".8"/><path d="M22 206C52 193 266 193 300 206C262 213 60 213 22 206Z" fill="var(--it)"/>',
    front: '<path d="M284 206l18-2-3-10-16 4Z" fill="var(--ic)"/>',
  },
  path: {
    back: '<circle cx="66" cy="52" r="18" fill="var(--ih)"/><path d="M150 207V112l44-34 44 34v95Z" fill="var(--iw)"/><path d="M142 116l52-42 52 42" stroke="var(--ic)" stroke-width="7"/><path d="M182 207v-48h26v48Z" fill="var(--it)"/><path d="M164 128h20v18h-20ZM206 128h20v18h-20Z" fill="var(--ih)"/><path d="M262 207v-30M262 178q-20-6-16-28t18-20 18 20-12 28" fill="var(--it)" stroke="#A8703F" stroke-width="4"/><path d="M10 207q2-15 150-15t150 15Z" fill="#A79AA5"/>',
    front:
      '<path d="M112 204l8-9h24l-4 9ZM140 204l4-9h24l2 9ZM170 204l-2-9h24l10 9Z" stroke="var(--iw)" stroke-width="2"/><path d="M290 207q-2-12 4-16q3 8 4 16M302 207q3-8 9-9" stroke="var(--it)" stroke-width="3"/>',
  },
  den: {
    back: '<path d="M34 207v-92M286 207v-92" stroke="#A8703F" stroke-width="6"/><path d="M22 207C30 130 40 96 60 66Q160 46 260 66C280 96 292 130 298 207Z" fill="var(--it)"/><path d="M60 207C64 142 90 104 160 102S258 142 260 207Z" fill="var(--ip)"/><path d="M40 128Q160 96 282 128M52 92Q160 66 268 92" stroke="var(--iw)" stroke-width="3" opacity=".6"/><g fill="var(--ih)"><circle cx="110" cy="126" r="2"/><circle cx="160" cy="116" r="2.4"/><circle cx="208" cy="128" r="2"/></g><path d="M44 205C74 194 246 194 276 205C240 212 80 212 44 205Z" fill="var(--ih)"/>',
    front:
      '<path d="M272 207q-6-10 2-13 10-4 20 0 8 4 2 13Z" fill="var(--ic)"/><path d="M24 207h22l-3-10H28Z" fill="var(--iw)"/>',
  },
  yard: {
    back: '<path d="M30 66q130 22 262-6" stroke="var(--iq)" stroke-width="2.4"/><path d="M30 207V58M292 207V52" stroke="#A8703F" stroke-width="5"/><path d="M68 70h34l3 40H66Z" fill="var(--ic)"/><path d="M124 75l22 1 2 34h-26Z" fill="var(--iw)"/><path d="M228 74q9 3 18-2l10 18-8 5 1 24-20 2-1-24-8-3Z" fill="var(--ih)"/><path d="M14 207C60 176 130 168 176 186S270 182 308 207Z" fill="var(--it)" opacity=".35"/>',
    front:
      '<path d="M14 207q2-12 8-14q0 8 2 14M26 207q3-8 9-10M300 207q-2-12 4-16q2 7 2 16" stroke="var(--it)" stroke-width="3"/><path d="M268 190h28l-4 17h-20Z" fill="#D79A5C"/><path d="M270 196h25M271 201h23" stroke="var(--ik)" stroke-width="1.4" opacity=".5"/>',
  },
} as const
