import { isSignIn, readSigns } from './sign-reading.ts'
import { type DistressKind, distressKinds, signsOfDistress } from './signs.ts'

/**
 * Reads whether a text tells of someone in danger: a child hurt or poisoned now, thoughts of dying, violence, abuse,
 * fear of one's own hands, illness after a birth, need (decisions §14). Null for everything else, tired jokes and
 * play included. Where two kinds are told of, the one with the quicker help is returned. Keeps and logs nothing.
 */
export function readDistress(text: string): DistressKind | null {
  const reading = readSigns(text)
  return (
    distressKinds.find((kind) => signsOfDistress[kind].some((sign) => isSignIn(sign, reading))) ??
    null
  )
}
