import { VerifyEmailNotice } from '../features/auth/verify-email-notice.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { SignedInBar } from './signed-in-bar.tsx'
import { SignedInFooter } from './signed-in-footer.tsx'

/** What only a signed-in family sees of the frame, together, so that it arrives as one file. */
export const signedInFrame = { BottomBar, SignedInBar, SignedInFooter, VerifyEmailNotice }
