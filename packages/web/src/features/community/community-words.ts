/** So many characters of a description stand on a card (spec part two §9). */
const card_characters = 100

/** The description as a card shows it: cut after 100 characters. */
export function cutDescription(description: string): string {
  const letters = [...description]
  return letters.length <= card_characters
    ? description
    : `${letters.slice(0, card_characters).join('').trimEnd()}...`
}

type Rating = { rating_avg: number | null; rating_count: number }

/** '4.5 (12)', or that nobody has rated it yet. */
export function ratingWords({ rating_avg, rating_count }: Rating): string {
  return rating_avg === null ? 'Not rated yet' : `${rating_avg.toFixed(1)} (${rating_count})`
}
