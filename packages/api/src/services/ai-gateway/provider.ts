/** A configured provider. Prices are US dollars per million tokens; null when unknown. */
export type Provider = {
  name: string
  display_name: string
  base_url: string
  api_key: string
  model: string
  output_mode: 'structured' | 'json' | 'plain'
  /** How much it may think before it writes; null where it is not asked about that. */
  reasoning_effort: 'none' | 'minimal' | 'low' | 'medium' | 'high' | null
  input_price_per_mtok: number | null
  output_price_per_mtok: number | null
  is_primary: boolean
}
