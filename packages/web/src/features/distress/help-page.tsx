import type { HelpCountry } from '@fgm/shared/distress/help-instead'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { LoadFailure } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords } from '../../ui/skeleton.tsx'
import { CountryField, EmergencyNumbers, HelpLines } from './help-view.tsx'

/**
 * /help: where to turn to in hard moments, for everyone and without having to say why. Before all lines come the emergency
 * number and the country that decides it. They are part of the page, so they are there while the lines load, or if that fails.
 */
export function HelpPage() {
  const [country, setCountry] = useState<HelpCountry>()
  const help = trpc.distress.help.useQuery(
    { country },
    { throwOnError: false, placeholderData: (before) => before },
  )
  const isWide = useIsWide()
  const choice = <CountryField key="choice" country={country} onCountry={setCountry} />
  const numbers = (
    <div key="numbers" className="desk:col-start-1 desk:row-span-2 desk:row-start-1">
      <EmergencyNumbers country={country} />
    </div>
  )
  // Lines of another country would be wrong numbers.
  const lines = help.isPlaceholderData ? undefined : help.data?.help.slice(1)
  return (
    <div className="wrap page">
      <div className="grid gap-5">
        <PageTitle>Help in hard moments</PageTitle>
        {help.data && <p className="text-read">{help.data.message}</p>}
        {/* On desktops the number is first, at the left, with the choice next to it; on phones the choice is right above it. */}
        <div className="grid gap-5 desk:grid-cols-2 desk:grid-rows-[auto_1fr] desk:items-start">
          {isWide ? [numbers, choice] : [choice, numbers]}
          {lines ? (
            <HelpLines lines={lines} />
          ) : help.error ? (
            <LoadFailure title="The numbers could not be loaded" query={help} />
          ) : (
            <LoadingWords>Loading the numbers</LoadingWords>
          )}
        </div>
      </div>
    </div>
  )
}
