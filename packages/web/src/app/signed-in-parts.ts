import { lazy } from 'react'

/*
 * What only a signed-in family sees of the frame: a first visit to the landing page does without it. The shell of every
 * other page asks for the file beforehand (see `prerender.mjs`), so nobody waits for it.
 */

const frame = async () => (await import('./signed-in-frame.ts')).signedInFrame

export const BottomBar = lazy(async () => ({ default: (await frame()).BottomBar }))
export const SignedInBar = lazy(async () => ({ default: (await frame()).SignedInBar }))
export const SignedInFooter = lazy(async () => ({ default: (await frame()).SignedInFooter }))
export const VerifyEmailNotice = lazy(async () => ({ default: (await frame()).VerifyEmailNotice }))
