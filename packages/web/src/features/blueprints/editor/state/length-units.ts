import { readStored, store } from '../../../../lib/browser-storage.ts'

/* The units of lengths: metres, feet, or steps of the grid. On the sheet a step is a foot, and three are a metre. */

/** `size` in canvas units; `step` is how far a field goes with an arrow; `words` follow a number, singular and plural. */
export const lengthUnits = {
  steps: { label: 'Steps', size: 20, step: 1, words: ['step', 'steps'] },
  m: { label: 'Metres', size: 60, step: 0.1, words: ['m', 'm'] },
  ft: { label: 'Feet', size: 20, step: 1, words: ['ft', 'ft'] },
} as const
export type UnitName = keyof typeof lengthUnits

export const unitNames = ['steps', 'm', 'ft'] as const

/** For families that have not chosen, or do not know what they chose. */
export const whatAStepIs =
  'A step is one square of the drawing: about a foot, or a third of a metre.'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A length of the sheet in words: '12 ft', '1 step'. */
export function lengthWords(length: number, unit: UnitName): string {
  const { size, words } = lengthUnits[unit]
  const shown = number.format(length / size)
  return `${shown} ${words[shown === '1' ? 0 : 1]}`
}

const key = 'length-unit'

/** The unit chosen in this browser; else the usual one of the region: feet in the United States, else metres. */
export function keptUnit(): UnitName {
  const kept = readStored(key)
  return unitNames.find((name) => name === kept) ?? usualUnit()
}

export const keepUnit = (unit: UnitName) => store(key, unit)

const inFeet = new Set(['US', 'LR', 'MM'])

function usualUnit(): UnitName {
  // A browser's language may be no valid locale; that of its date formats is one.
  const { locale } = new Intl.DateTimeFormat().resolvedOptions()
  return inFeet.has(new Intl.Locale(locale).maximize().region ?? 'US') ? 'ft' : 'm'
}
