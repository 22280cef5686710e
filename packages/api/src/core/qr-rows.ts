import { encode } from 'uqr'

/** A text as a QR code: rows of 1 for dark and 0 for light, with the white border that cameras need. */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  return data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
}
