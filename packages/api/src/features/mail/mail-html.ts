import { escapeHtml } from '../../core/escape-html.ts'

/* The parts that every mail is made of: escaped HTML, and colors by day and by night. */

/** HTML as it is. */
export class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Fills values into HTML, escaped unless they are `Raw`. */
export function html(parts: TemplateStringsArray, ...values: (string | Raw)[]): Raw {
  const filled = parts.map((part, place) => {
    const value = values[place]
    return part + (value instanceof Raw ? value.text : escapeHtml(value ?? ''))
  })
  return new Raw(filled.join(''))
}

/** By day in each element itself, because some mail programs know no style sheets. */
export const day = {
  page: 'background:#FFF8F0;color:#2B2333;',
  card: 'background:#FFFDFA;border:1px solid #EADCCB;color:#2B2333;',
  brand: 'color:#C2412D;',
  small: 'color:#6B5F73;',
  link: 'color:#0B5F58;',
  button: 'background:#C2412D;color:#FFFFFF;',
  mark: 'background:#C2412D;color:#FFFFFF;',
  care: 'background:#DDF0EA;color:#0B5F58;',
  step: 'color:#C2412D;',
  line: 'border-top:1px dashed #EADCCB;',
  say: 'background:#FFF0CC;color:#2B2333;',
}

/** By night for those that do: the same colours as the pages have (packages/web/src/styles/tokens.css). */
export const night: Record<keyof typeof day, string> = {
  page: 'background:#1E1826 !important;color:#F7EFE6 !important;',
  card: 'background:#2A2233 !important;border-color:#43384F !important;color:#F7EFE6 !important;',
  brand: 'color:#FF8A70 !important;',
  small: 'color:#BBADC1 !important;',
  link: 'color:#9AF2E4 !important;',
  button: 'background:#FF8A70 !important;color:#1E1826 !important;',
  mark: 'background:#FF8A70 !important;color:#1E1826 !important;',
  care: 'background:#17403F !important;color:#9AF2E4 !important;',
  step: 'color:#FF8A70 !important;',
  line: 'border-top-color:#43384F !important;',
  say: 'background:#463A22 !important;color:#F7EFE6 !important;',
}
