import { type SignUpStory, signUpStory } from '@fgm/shared/launch/sign-up-story'
import { trpc } from '../../lib/trpc.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** What a visitor is told where signing up is asked for, from the live answer of the server; general words without it. */
export function useSignUpStory(): SignUpStory {
  const { data } = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false })
  // A prerendered part begins with the words it was made with.
  return signUpStory(useIsHydrated() ? data : undefined)
}
