import { signUpStory } from '@fgm/shared/launch/sign-up-story'
import { useLaunchInfo } from './use-launch-info.ts'

/** The texts for visitors around signing up, from the server's registration info; general texts without it. */
export const useSignUpStory = () => signUpStory(useLaunchInfo())
