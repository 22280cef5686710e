import { type SignUpStory, signUpStory } from '@fgm/shared/launch/sign-up-story'
import { trpc } from '../../lib/trpc.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'

/** The texts for visitors around signing up, from the server's registration info; general texts without it. */
export function useSignUpStory(): SignUpStory {
  const { data } = trpc.auth.registrationInfo.useQuery(undefined, { throwOnError: false })
  // A prerendered part begins with the texts it was rendered with.
  return signUpStory(useIsHydrated() ? data : undefined)
}
