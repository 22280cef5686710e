type Rating = { rating_avg: number | null; rating_count: number }

/** '4.5 (12)', or that nobody has rated it yet. */
export function ratingWords({ rating_avg, rating_count }: Rating): string {
  return rating_avg === null ? 'Not rated yet' : `${rating_avg.toFixed(1)} (${rating_count})`
}
