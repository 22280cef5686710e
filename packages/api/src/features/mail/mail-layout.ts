import { escapeHtml } from '../../core/escape-html.ts'

/*
 * The layout of mails: one table, no remote image, no script, always a text part. Values are
 * escaped by the `html` tag; only `raw` passes through.
 */

/** An activity for a mail, complete enough to be played from the mail alone. */
export type MailActivity = {
  title: string
  /** Why it is worth five minutes. */
  why: string
  /** Short: '5 minutes', 'For Mia, 4'. */
  facts: string[]
  safety: string
  needs: string[]
  steps: string[]
  words: string
}

/** An address of our own is written as its path. */
type Link = { label: string; url: string }

/** A paragraph that ends in a link: '`text` `label`', with the address below if the layout shows it. */
type LinkParagraph = Link & { text: string }

/** A mail's content in parts, from which both text and HTML are made. */
export type MailContent = {
  subject: string
  /** The line that mail lists show after the subject. */
  preview: string
  /** Left out for 'Hello' and the name. */
  greeting?: string
  paragraphs: (string | LinkParagraph)[]
  /** Whole activities between the paragraphs and the action: they can be played from the mail alone. */
  activities?: MailActivity[]
  action?: Link
  /** Other actions of one click. */
  choices?: Link[]
  footnote: string
}

/** A mail as it is rendered: with its greeting, and with full addresses. */
type WholeMail = MailContent & { greeting: string }

/** Adds the defaults of a mail: the usual greeting, and the origin of our own addresses. */
export function wholeMail(content: MailContent, greeting: string, baseUrl: string): WholeMail {
  const inFull = <One extends Link>(link: One): One =>
    link.url.startsWith('/') ? { ...link, url: baseUrl + link.url } : link
  return {
    greeting,
    ...content,
    paragraphs: content.paragraphs.map((one) => (typeof one === 'string' ? one : inFull(one))),
    ...(content.action && { action: inFull(content.action) }),
    ...(content.choices && { choices: content.choices.map(inFull) }),
  }
}

/** Renders the two bodies of a mail. An optional mail carries the address of the page that stops such mails. */
export function renderMail(content: WholeMail, unsubscribePage?: string) {
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

class Raw {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** Fills values into HTML, escaped unless they are `Raw`. */
function html(parts: TemplateStringsArray, ...values: (string | Raw)[]): Raw {
  const filled = parts.map((part, place) => {
    const value = values[place]
    return part + (value instanceof Raw ? value.text : escapeHtml(value ?? ''))
  })
  return new Raw(filled.join(''))
}

/** Light colors in each element itself, because some mail programs ignore style sheets. */
const day = {
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

/** Dark colors for mail programs with style sheets: the same as of the pages (packages/web/src/styles/tokens.css). */
const night: Record<keyof typeof day, string> = {
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

const plainActivity = (activity: MailActivity): string[] => [
  activity.title.toUpperCase(),
  activity.why,
  activity.facts.join(' - '),
  `Take care: ${activity.safety}`,
  ['You need:', ...activity.needs.map((need) => `- ${need}`)].join('\n'),
  activity.steps.map((step, place) => `${place + 1}. ${step}`).join('\n'),
  `Say: ${activity.words}`,
]

/** As HTML: the safety line before the steps, because a mail is read once. */
function activityPart(activity: MailActivity): Raw {
  const needs = new Raw(activity.needs.map((need) => html`<li>${need}</li>`.text).join(''))
  const steps = new Raw(activity.steps.map((step, place) => stepRow(step, place).text).join(''))
  return html`<h1 style="margin:32px 0 6px;font-family:Georgia,serif;font-size:32px;line-height:1.15;font-weight:bold;">${activity.title}</h1>
<p style="margin:0 0 12px;font-size:18px;">${activity.why}</p>
<p class="small" style="margin:0 0 16px;font-size:16px;${day.small}">${activity.facts.join(' · ')}</p>
<div class="care" style="border-radius:14px;padding:14px 18px;font-size:16px;font-weight:bold;${day.care}">${activity.safety}</div>
<h2 style="margin:20px 0 4px;font-size:17px;">You need</h2>
<ul style="margin:0 0 8px;padding-left:24px;">${needs}</ul>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${steps}</table>
<div class="say" style="margin:12px 0 16px;border-radius:20px;padding:16px 20px;${day.say}"><b style="display:block;font-size:14px;">Say</b><span style="font-family:Georgia,serif;font-size:21px;line-height:1.35;">${activity.words}</span></div>
`
}

function stepRow(step: string, place: number): Raw {
  const line = place === 0 ? new Raw('') : new Raw(day.line)
  const name = place === 0 ? 'step' : 'step line'
  return html`<tr><td class="${name}" valign="top" width="44" style="padding:10px 0;font-family:Georgia,serif;font-size:32px;line-height:1;text-align:center;${new Raw(day.step)}${line}">${String(place + 1)}</td><td class="${place === 0 ? '' : 'line'}" style="padding:12px 0 12px 12px;font-size:19px;line-height:1.4;${line}">${step}</td></tr>`
}

function button({ label, url }: Link): Raw {
  return html`<p style="margin:8px 0 20px;"><a href="${url}" class="button" style="display:inline-block;padding:14px 24px;border-radius:12px;font-weight:bold;text-decoration:none;${day.button}">${label}</a></p><p class="small" style="margin:0 0 16px;font-size:14px;${day.small}">If the button does not open, this is its address:<br>${address(url)}</p>`
}

function choice({ label, url }: Link): Raw {
  return html`<a href="${url}" class="link" style="display:inline-block;padding:12px 20px 12px 0;font-weight:bold;${day.link}">${label}</a>`
}

/** Only our own words are links: what a family wrote, such as its name, stays text. */
function htmlParagraph(paragraph: string | LinkParagraph): Raw {
  if (typeof paragraph === 'string') return html`<p style="margin:0 0 16px;">${paragraph}</p>`
  const { text, label, url } = paragraph
  return html`<p style="margin:0 0 16px;">${text} <a href="${url}" class="link" style="${day.link}">${label}</a>.<br><span class="small" style="font-size:14px;${day.small}">${address(url)}</span></p>`
}

/** A full address for copying: small, and broken only if it does not fit a line. */
const address = (url: string): Raw => html`<span style="overflow-wrap:anywhere;">${url}</span>`
