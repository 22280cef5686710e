import { z } from 'zod'
import { Id, Line, OptionalLine } from '../text/text.ts'
import { HelpCountry } from './help-instead.ts'

/* Help lines as administrators see, confirm and change them (decisions §14). */

export const lineTypes = [
  'crisis',
  'domestic_violence',
  'child_abuse',
  'poison',
  'battery',
  'perinatal',
  'parents',
] as const
export type LineType = (typeof lineTypes)[number]

const wording = {
  name: Line(120),
  phone: OptionalLine(30).pipe(
    z
      .string()
      .regex(
        /^$|^(?:\+|\(\d{1,5}\) ?)?\d(?:[ -]?\d){2,14}$/,
        'A number has 3 to 15 digits, with single spaces or - between them, and + only before them.',
      ),
  ),
  other_way: OptionalLine(120).describe('By text message or chat'),
  hours: OptionalLine(120),
  url: OptionalLine(200).pipe(
    z.string().regex(/^$|^https:\/\/[^\s"'<>]+\.[^\s"'<>]+$/, 'The address begins with https://.'),
  ),
}

/** One help line: empty text for what it does not have. */
export const HelpLine = z
  .object({
    id: z.string(),
    country: HelpCountry,
    type: z.enum(lineTypes),
    name: z.string(),
    phone: z.string(),
    other_way: z.string(),
    hours: z.string(),
    url: z.string(),
    /** `document`: written in the source. `memory`: not shown before an administrator confirms it. */
    sure: z.enum(['document', 'memory']),
    source: z.string(),
    is_shown: z.boolean(),
    is_withdrawn: z.boolean(),
    is_edited: z.boolean(),
    checked_at: z.iso.datetime().nullable().describe('When an administrator last looked it up'),
    checked_by: z.string().nullable().describe('null when nobody did, or that account is gone'),
  })
  .meta({ id: 'HelpLine' })
export type HelpLine = z.output<typeof HelpLine>

export const HelpLineList = z.object({ lines: z.array(HelpLine) }).meta({ id: 'HelpLineList' })

/** The line, and when it was last checked according to the administrator's page: 409 if that has changed. */
const seen = { id: Id, checked_at: z.iso.datetime().nullable() }

export const CheckHelpLine = z.object(seen).meta({ id: 'CheckHelpLine' })
export type CheckHelpLine = z.output<typeof CheckHelpLine>

const hasAWay = ({ phone, other_way }: { phone: string; other_way: string }) =>
  phone !== '' || other_way !== ''
const noWay = { path: ['phone'], error: 'Give a number, or how to write to it.' }

/** What an administrator types about a line; at least one way to reach it. */
export const HelpLineWording = z.object(wording).refine(hasAWay, noWay)
export type HelpLineWording = z.output<typeof HelpLineWording>

export const EditHelpLine = z
  .object({ ...seen, ...wording })
  .refine(hasAWay, noWay)
  .meta({ id: 'EditHelpLine' })
export type EditHelpLine = z.output<typeof EditHelpLine>
