import { installSentences } from '@fgm/shared/text/sentences'
import { zodResolver as resolver } from '@hookform/resolvers/zod'

installSentences()

/**
 * What a form asks its schema through. Whoever takes it gets sentences for a person, whichever page came first: with
 * the package's own a form can answer 'Too small: expected string to have >=1 characters'.
 */
export const zodResolver = resolver
