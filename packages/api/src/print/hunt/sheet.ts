import type { BlueprintDocument } from '@fgm/shared/blueprints/document'
import type { AgeRange } from '@fgm/shared/hunts/words'
import type { Typesetter } from '../text.ts'

/* What all sections of a printed hunt start from. */

export type PrintableItem = {
  id: string
  name: string
  /** The clue. */
  description: string
  location: string
  color?: string | undefined
  shape?: string | undefined
  parent_tip?: string | undefined
}

/** A hunt as paper needs it. */
export type PrintableHunt = {
  hunt_name: string
  difficulty_level: number
  age_range: AgeRange
  items: PrintableItem[]
  /** The house the hunt was made for. */
  house: BlueprintDocument
  /** Where the hunt is played: the footers lead to it, and the codes on the cards begin with it. */
  url: string
  /** Where all hunts are; short enough to be written out in the footers. */
  home_url: string
  /** When the hunt was changed last: the same hunt gives the same bytes. */
  updated_at: string
}

/** What a section is laid out with: type, and the room between the margins in points. */
export type Sheet = { type: Typesetter; width: number; height: number }
