import { escapeHtml } from '../../escape-html.ts'

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
  unsubscribe_page?: string,
): { text_body: string; html_body: string } {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : []
  const text_body = [
    content.greeting,
    ...content.paragraphs,
    ...action,
    content.footnote,
    ...(unsubscribe_page ? [`${stop_words}:\n${unsubscribe_page}`] : []),
    signature,
  ]
    .join('\n\n')
    .concat('\n')
  return { text_body, html_body: htmlBody(content, unsubscribe_page).text }
}

const signature = 'Five Good Minutes'
const stop_words = 'Stop these mails'

function htmlBody(content: MailContent, unsubscribe_page: string | undefined): Raw {
  const paragraphs = new Raw(
    content.paragraphs.map((line) => html`<p style="margin:0 0 16px;">${line}</p>`.text).join(''),
  )
  const action = content.action ? button(content.action) : new Raw('')
  const stop = unsubscribe_page
    ? html` <a href="${unsubscribe_page}" style="color:#6B5F73;">${stop_words}</a>`
    : new Raw('')
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${content.subject}</title></head>
<body style="margin:0;padding:0;background:#FFF8F0;color:#2B2333;">
<div style="display:none;max-height:0;overflow:hidden;">${content.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FFF8F0;"><tr><td align="center" style="padding:24px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFDFA;border:1px solid #EADCCB;border-radius:20px;"><tr><td style="padding:28px;font-family:Nunito,Arial,sans-serif;font-size:17px;line-height:1.55;color:#2B2333;">
<p style="margin:0 0 20px;font-family:Georgia,serif;font-size:20px;font-weight:bold;color:#C2412D;">${signature}</p>
<p style="margin:0 0 16px;font-family:Georgia,serif;font-size:22px;">${content.greeting}</p>
${paragraphs}${action}
<p style="margin:24px 0 0;font-size:14px;color:#6B5F73;">${content.footnote}${stop}</p>
</td></tr></table></td></tr></table></body></html>`
}

function button({ label, url }: { label: string; url: string }): Raw {
  return html`<p style="margin:8px 0 20px;"><a href="${url}" style="display:inline-block;background:#C2412D;color:#FFFFFF;padding:14px 24px;border-radius:12px;font-weight:bold;text-decoration:none;">${label}</a></p><p style="margin:0 0 16px;font-size:14px;color:#6B5F73;word-break:break-all;">${url}</p>`
}
