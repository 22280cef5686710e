import { z } from 'zod'
import { Id, Line } from '../text/text.ts'
import { defaultBlueprintName } from './catalog.ts'
import {
  BlueprintDocument,
  nameIsTaken,
  namesTakenTwice,
  SaveBlueprintDocument,
} from './document.ts'

/* Blueprints on the wire (spec part two §3, §7). blueprints/document.ts has the drawn house itself. */

/** How many own blueprints a family may keep (decisions §2, table). */
export const blueprintLimits = { active: 50, other: 1 } as const

/** Other families see a public custom blueprint as `community`; its owner sees `custom`. */
export const TemplateType = z.enum(['preset', 'community', 'custom'])
export type TemplateType = z.output<typeof TemplateType>

const Name = Line(60)
/** The version that this save changes; if left out, the last save wins. */
const Version = z
  .number()
  .int()
  .min(1)
  .describe('The version that was changed. When another save came in between, the answer is 409.')

/** POST /api/blueprints. The server decides `template_type`; only its form is checked. */
export const SaveBlueprint = z
  .object({
    name: Name.default(defaultBlueprintName),
    blueprint_data: SaveBlueprintDocument.superRefine(({ rooms }, context) => {
      const [label] = namesTakenTwice(rooms)
      if (label !== undefined) context.addIssue({ code: 'custom', message: nameIsTaken(label) })
    }),
    template_type: TemplateType.optional(),
    is_public: z.boolean().default(false),
  })
  .meta({ id: 'SaveBlueprint' })
export type SaveBlueprint = z.output<typeof SaveBlueprint>

/** PUT /api/blueprints/{id}: only what is sent changes. */
export const UpdateBlueprint = z
  .object({
    id: Id,
    name: Name.optional(),
    blueprint_data: SaveBlueprintDocument.optional(),
    template_type: TemplateType.optional(),
    is_public: z.boolean().optional(),
    version: Version.optional(),
  })
  .meta({ id: 'UpdateBlueprint' })
export type UpdateBlueprint = z.output<typeof UpdateBlueprint>

export const Blueprint = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().describe('What a preset is about; empty for others'),
    template_type: TemplateType,
    is_public: z.boolean(),
    is_mine: z.boolean(),
    usage_count: z.number().int().describe('Copies and hunts that were made from it'),
    blueprint_data: BlueprintDocument,
    version: z.number().int(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Blueprint' })
export type Blueprint = z.output<typeof Blueprint>

export const BlueprintList = z
  .object({ blueprints: z.array(Blueprint) })
  .meta({ id: 'BlueprintList' })

/** The gallery: presets, blueprints that other families share, and the family's own. */
export const BlueprintGallery = z
  .object({
    presets: z.array(Blueprint),
    community: z.array(Blueprint),
    mine: z.array(Blueprint),
    limit: z.number().int().describe('Own blueprints this family may keep'),
  })
  .meta({ id: 'BlueprintGallery' })
export type BlueprintGallery = z.output<typeof BlueprintGallery>

/** A preset as its authors drew it. */
export const AuthoredBlueprint = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  blueprint_data: SaveBlueprintDocument,
})
export type AuthoredBlueprint = z.output<typeof AuthoredBlueprint>
