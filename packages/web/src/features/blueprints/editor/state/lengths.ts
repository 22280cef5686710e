/* Lengths as parents measure their homes: in feet where one does so, else in metres. On the sheet a step of the grid is a foot. */

type Unit = { name: string; size: number; step: number }

const inFeet = new Set(['US', 'LR', 'MM'])
// What a browser calls its language may be no locale at all; what its dates are written in is one.
const { locale } = new Intl.DateTimeFormat().resolvedOptions()
const region = new Intl.Locale(locale).maximize().region ?? 'US'

/** The unit of lengths here, and how many canvas units one of it is. */
export const lengthUnit: Unit = inFeet.has(region)
  ? { name: 'ft', size: 20, step: 1 }
  : { name: 'm', size: 60, step: 0.1 }

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** A length of the sheet in words: '12 ft'. */
export const lengthWords = (length: number): string =>
  `${number.format(length / lengthUnit.size)} ${lengthUnit.name}`
