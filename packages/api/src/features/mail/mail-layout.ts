import { escapeHtml } from '../../core/escape-html.ts'

/*
 * How mails look: one table layout, no remote image, no script, a text part always. Values are
 * escaped by the `html` tag; only `raw` passes through.
 */

class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

function html(parts: TemplateStringsArray, ...values: (string | Raw)[]): Raw {
  const filled = parts.map((part, place) => {
    const value = values[place]
    return part + (value instanceof Raw ? value.text : escapeHtml(value ?? ''))
  })
  return new Raw(filled.join(''))
}

/** A mail's content in parts, from which text and HTML are made alike. */
export type MailContent = {
  subject: string
  /** The line that mail lists show behind the subject. */
  preview: string
  greeting: string
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Small print under the action. */
  footnote: string
}

/**
 * Renders the two bodies of a mail. A mail that a family can do without carries the address of the page
 * that stops such mails.
 */
export function renderMail(
  content: MailContent,
  unsubscribePage?: string,
): { text_body: string; html_body: string } {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : []
  const textBody = [
    content.greeting,
    ...content.paragraphs,
    ...action,
    content.footnote,
    ...(unsubscribePage ? [`${stopWords}:\n${unsubscribePage}`] : []),
    signature,
  ]
    .join('\n\n')
    .concat('\n')
  return { text_body: textBody, html_body: htmlBody(content, unsubscribePage).text }
}

const signature = 'Five Good Minutes'
const stopWords = 'Stop these mails'

/** By day in each element itself, because some mail programs know no style sheets. */
const day = {
  page: 'background:#FFF8F0;color:#2B2333;',
  card: 'background:#FFFDFA;border:1px solid #EADCCB;color:#2B2333;',
  brand: 'color:#C2412D;',
  small: 'color:#6B5F73;',
  link: 'color:#0B5F58;',
  button: 'background:#C2412D;color:#FFFFFF;',
}

/** By night for those that do: the same colours as the pages have (packages/web/src/styles/tokens.css). */
const night: Record<keyof typeof day, string> = {
  page: 'background:#1E1826 !important;color:#F7EFE6 !important;',
  card: 'background:#2A2233 !important;border-color:#43384F !important;color:#F7EFE6 !important;',
  brand: 'color:#FF8A70 !important;',
  small: 'color:#BBADC1 !important;',
  link: 'color:#9AF2E4 !important;',
  button: 'background:#FF8A70 !important;color:#1E1826 !important;',
}

const nightRules = new Raw(
  Object.entries(night)
    .map(([name, rules]) => `.${name}{${rules}}`)
    .join(''),
)

function htmlBody(content: MailContent, unsubscribePage: string | undefined): Raw {
  const site = content.action ? new URL(content.action.url).origin : null
  const paragraphs = new Raw(
    content.paragraphs
      .map((line) => html`<p style="margin:0 0 16px;">${withLinks(line, site)}</p>`.text)
      .join(''),
  )
  const action = content.action ? button(content.action) : new Raw('')
  const stop = unsubscribePage
    ? html` <a href="${unsubscribePage}" class="small" style="${day.small}">${stopWords}</a>`
    : new Raw('')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${content.subject}</title>
<style>:root{color-scheme:light dark;}@media (prefers-color-scheme:dark){${nightRules}}</style></head>
<body class="page" style="margin:0;padding:0;${day.page}">
<div style="display:none;max-height:0;overflow:hidden;">${content.preview}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${day.page}"><tr><td align="center" style="padding:24px 16px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;border-radius:20px;${day.card}"><tr><td style="padding:28px;font-family:Nunito,Arial,sans-serif;font-size:17px;line-height:1.55;">
<p class="brand" style="margin:0 0 20px;font-family:Georgia,serif;font-size:20px;font-weight:bold;${day.brand}">${signature}</p>
<p style="margin:0 0 16px;font-family:Georgia,serif;font-size:22px;">${content.greeting}</p>
${paragraphs}${action}
<p class="small" style="margin:24px 0 0;font-size:14px;${day.small}">${content.footnote}${stop}</p>
</td></tr></table></td></tr></table></body></html>`
}

function button({ label, url }: { label: string; url: string }): Raw {
  return html`<p style="margin:8px 0 20px;"><a href="${url}" class="button" style="display:inline-block;padding:14px 24px;border-radius:12px;font-weight:bold;text-decoration:none;${day.button}">${label}</a></p><p class="small" style="margin:0 0 16px;font-size:14px;word-break:break-all;${day.small}">${url}</p>`
}

/** Addresses of our own site are links. Others stand as they are: a family may have written them, as its name. */
function withLinks(line: string, site: string | null): Raw {
  const parts = line.split(/(https?:\/\/\S*[^\s.,;:!?)])/)
  const linked = parts.map((part) => {
    const isOurs = site !== null && URL.canParse(part) && new URL(part).origin === site
    if (!isOurs) return html`${part}`.text
    return html`<a href="${part}" class="link" style="word-break:break-all;${day.link}">${part}</a>`
      .text
  })
  return new Raw(linked.join(''))
}
