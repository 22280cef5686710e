import { activityPart, type MailActivity, plainActivity } from './mail-activity.ts'
import { day, html, night, Raw } from './mail-html.ts'

/*
 * How mails look: one table layout, no remote image, no script, a text part always. Values are
 * escaped by the `html` tag; only `raw` passes through.
 */

/** An address of our own is written as its path. */
type Link = { label: string; url: string }

/** A paragraph that ends in a link: '`text` `label`', with the address below where one looks for it. */
type LinkParagraph = Link & { text: string }

/** A mail's content in parts, from which text and HTML are made alike. */
export type MailContent = {
  subject: string
  /** The line that mail lists show behind the subject. */
  preview: string
  /** Left out where it is 'Hello' and the name. */
  greeting?: string
  paragraphs: (string | LinkParagraph)[]
  /** Activities in whole, between the paragraphs and the action: they can be played from the mail alone. */
  activities?: MailActivity[]
  action?: Link
  /** What else can be done with one click. */
  choices?: Link[]
  footnote: string
}

/** A mail as it is rendered: with its greeting, and with addresses in full. */
export type WholeMail = MailContent & { greeting: string }

/** Adds what is left out of a mail: the usual greeting, and the beginning of our own addresses. */
export function wholeMail(content: MailContent, greeting: string, baseUrl: string): WholeMail {
  const inFull = <One extends Link>(link: One): One =>
    link.url.startsWith('/') ? { ...link, url: baseUrl + link.url } : link
  return {
    greeting,
    ...content,
    paragraphs: content.paragraphs.map((one) => (typeof one === 'string' ? one : inFull(one))),
    ...(content.action && { action: inFull(content.action) }),
  }
}

/**
 * Renders the two bodies of a mail. A mail that a family can do without carries the address of the page
 * that stops such mails.
 */
export function renderMail(
  content: WholeMail,
  unsubscribePage?: string,
): { text_body: string; html_body: string } {
  const action = content.action ? [`${content.action.label}:\n${content.action.url}`] : []
  const textBody = [
    content.greeting,
    ...content.paragraphs.map(plainParagraph),
    ...(content.activities ?? []).flatMap(plainActivity),
    ...action,
    ...(content.choices ?? []).map(({ label, url }) => `${label}:\n${url}`),
    content.footnote,
    ...(unsubscribePage ? [`${stopWords}:\n${unsubscribePage}`] : []),
    signature,
  ]
    .join('\n\n')
    .concat('\n')
  return { text_body: textBody, html_body: htmlBody(content, unsubscribePage).text }
}

const plainParagraph = (paragraph: string | LinkParagraph): string =>
  typeof paragraph === 'string'
    ? paragraph
    : `${paragraph.text} ${paragraph.label}: ${paragraph.url}`

const signature = 'Five Good Minutes'
const stopWords = 'Stop these mails'

const nightRules = new Raw(
  Object.entries(night)
    .map(([name, rules]) => `.${name}{${rules}}`)
    .join(''),
)

function htmlBody(content: WholeMail, unsubscribePage: string | undefined): Raw {
  const paragraphs = new Raw(content.paragraphs.map((one) => htmlParagraph(one).text).join(''))
  const action = content.action ? button(content.action) : new Raw('')
  const activities = new Raw(
    (content.activities ?? []).map((one) => activityPart(one).text).join(''),
  )
  const choices = new Raw((content.choices ?? []).map((one) => choice(one).text).join(''))
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
<p class="brand" style="margin:0 0 20px;font-family:Georgia,serif;font-size:20px;font-weight:bold;${day.brand}"><span class="mark" aria-hidden="true" style="display:inline-block;width:36px;height:36px;margin-right:10px;border-radius:18px;font-size:20px;line-height:36px;text-align:center;${day.mark}">5</span>${signature}</p>
<p style="margin:0 0 16px;font-family:Georgia,serif;font-size:22px;">${content.greeting}</p>
${paragraphs}${activities}${action}${choices}
<p class="small" style="margin:24px 0 0;font-size:14px;${day.small}">${content.footnote}${stop}</p>
</td></tr></table></td></tr></table></body></html>`
}

function button({ label, url }: Link): Raw {
  return html`<p style="margin:8px 0 20px;"><a href="${url}" class="button" style="display:inline-block;padding:14px 24px;border-radius:12px;font-weight:bold;text-decoration:none;${day.button}">${label}</a></p><p class="small" style="margin:0 0 16px;font-size:14px;${day.small}">If the button does not open, this is its address:<br>${address(url)}</p>`
}

function choice({ label, url }: Link): Raw {
  return html`<a href="${url}" class="link" style="display:inline-block;padding:12px 20px 12px 0;font-weight:bold;${day.link}">${label}</a>`
}

/** Only our own words are links: what a family wrote, as its name, stays text. */
function htmlParagraph(paragraph: string | LinkParagraph): Raw {
  if (typeof paragraph === 'string') return html`<p style="margin:0 0 16px;">${paragraph}</p>`
  const { text, label, url } = paragraph
  return html`<p style="margin:0 0 16px;">${text} <a href="${url}" class="link" style="${day.link}">${label}</a>.<br><span class="small" style="font-size:14px;${day.small}">${address(url)}</span></p>`
}

/** An address in full, for who copies it: small, and broken only where it does not fit a line. */
const address = (url: string): Raw => html`<span style="overflow-wrap:anywhere;">${url}</span>`
