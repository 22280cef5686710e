import {
  countryOfLanguage,
  emergencyIn,
  emergencyNumbersFrom,
} from '@fgm/shared/distress/emergency'
import { HelpCountry, type HelpInstead, helpCountries } from '@fgm/shared/distress/help-instead'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Phone } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ByDevice } from '../../ui/by-device.tsx'
import { SelectField } from '../../ui/fields.tsx'

type HelpViewProps = {
  instead: HelpInstead
  /** Requests the numbers of that country; left out where the text is gone. */
  onCountry?: (country: HelpCountry) => void
  country?: HelpCountry | undefined
}

/** Where to turn to, in place of a result: numbers that can be tapped, the most needed first. */
export function HelpView({ instead, onCountry, country }: HelpViewProps) {
  return (
    <div className="grid gap-5">
      <p>{instead.message}</p>
      <HelpLines lines={instead.help} />
      {onCountry ? (
        <CountryField country={country} onCountry={onCountry} />
      ) : (
        <Link to={paths.help}>Numbers of your country</Link>
      )}
      <p className="small muted">Nothing you wrote was kept.</p>
    </div>
  )
}

/** Help lines, each as a card with a large button. */
export function HelpLines({ lines }: { lines: HelpInstead['help'] }) {
  return (
    <ul className="grid gap-4">
      {lines.map(({ name, how, url }) => (
        <li key={`${name} ${how}`} className="card grid gap-3 p-5">
          <strong>{name}</strong>
          <p>{how}</p>
          {url && <Way url={url} name={name} />}
        </li>
      ))}
    </ul>
  )
}

/** The emergency number of a country. Where none is chosen, all of them alike: the browser's language can be wrong, so it only decides the order. */
export function EmergencyNumbers({ country }: { country: HelpCountry | undefined }) {
  if (country) return <HelpLines lines={[emergencyIn(country, { canSpeak: true })]} />
  const numbers = emergencyNumbersFrom(countryOfLanguage(navigator.language))
  return (
    <div className="card grid gap-3 p-5">
      <strong>Emergency number</strong>
      <p>Call your country's number. If you do not know yours, 112 works in many countries.</p>
      <ul className="grid grid-cols-[auto_1fr] items-center gap-3">
        {numbers.map(({ number, countries }) => (
          <li key={number} className="contents">
            <LinkButton
              className="whitespace-nowrap"
              variant="secondary"
              href={`tel:${number}`}
              aria-label={`Call ${number}, ${countries}`}
            >
              <PhoneNumber of={number} />
            </LinkButton>
            <span>{countries}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** 'Call 112' on a phone; a computer can only show the number. */
function PhoneNumber({ of: number }: { of: string }) {
  return (
    <span>
      <ByDevice phone="Call " computer={null} />
      {number}
    </span>
  )
}

type CountryFieldProps = {
  country: HelpCountry | undefined
  onCountry: (country: HelpCountry) => void
}

export function CountryField({ country, onCountry }: CountryFieldProps) {
  return (
    <SelectField
      label="Where are you?"
      hint="So we can show the right numbers. We do not keep it."
      placeholder="Choose a country"
      options={helpCountries.map(({ code, name }) => ({ value: code, label: name }))}
      value={country ?? ''}
      onChange={(event) => {
        const chosen = HelpCountry.safeParse(event.target.value)
        if (chosen.success) onCountry(chosen.data)
      }}
    />
  )
}

function Way({ url, name }: { url: string; name: string }) {
  const isCall = url.startsWith('tel:')
  return (
    <LinkButton
      variant={isCall ? 'primary' : 'secondary'}
      icon={isCall ? Phone : ExternalLink}
      isBlock
      href={url}
      aria-label={isCall ? `Call ${name}, ${url.slice(4)}` : `Open ${name}`}
      {...(isCall ? {} : { rel: 'noreferrer', target: '_blank' })}
    >
      {isCall ? (
        <PhoneNumber of={url.slice(4)} />
      ) : (
        `Open ${new URL(url).hostname.replace(/^www\./, '')}`
      )}
    </LinkButton>
  )
}
