import { day, html, Raw } from './mail-html.ts'

/** An activity as a mail shows it, so that it can be played from the mail alone. */
export type MailActivity = {
  title: string
  /** Why it is worth five minutes. */
  why: string
  /** Short: '5 minutes', 'For Mia, 4'. */
  facts: string[]
  safety: string
  needs: string[]
  steps: string[]
  /** What to say. */
  words: string
}

/** The same as text, in paragraphs. */
export const plainActivity = (activity: MailActivity): string[] => [
  activity.title.toUpperCase(),
  activity.why,
  activity.facts.join(' - '),
  `Take care: ${activity.safety}`,
  ['You need:', ...activity.needs.map((need) => `- ${need}`)].join('\n'),
  activity.steps.map((step, place) => `${place + 1}. ${step}`).join('\n'),
  `Say: ${activity.words}`,
]

/** As HTML: the safety line before the steps, because a mail is read once. */
export function activityPart(activity: MailActivity): Raw {
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
