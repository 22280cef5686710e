import type { HelpCountry } from '@fgm/shared/distress/help-instead'
import { useState } from 'react'
import { trpc } from '../../lib/trpc.ts'
import { LoadFailure } from '../../ui/error-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { LoadingWords } from '../../ui/skeleton.tsx'
import { CountryField, HelpList } from './help-view.tsx'

/** /help: where to turn to in hard moments, for everyone and without having to say why. */
export function HelpPage() {
  const [country, setCountry] = useState<HelpCountry>()
  const help = trpc.distress.help.useQuery(
    { country },
    { throwOnError: false, placeholderData: (before) => before },
  )
  return (
    <div className="wrap page">
      <div className="grid max-w-[44rem] gap-5">
        <PageTitle>Help in hard moments</PageTitle>
        {help.data ? (
          <>
            <CountryField country={country} onCountry={setCountry} />
            <HelpList instead={help.data} />
          </>
        ) : help.error ? (
          <LoadFailure title="The numbers could not be loaded" query={help} />
        ) : (
          <LoadingWords>Loading the numbers</LoadingWords>
        )}
      </div>
    </div>
  )
}
