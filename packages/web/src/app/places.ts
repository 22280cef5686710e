import { Blocks, BookHeart, Lightbulb, Map as MapIcon, Ticket, UsersRound } from 'lucide-react'
import { paths } from '../lib/paths.ts'

/** The five places of the navigation, the same in the top bar and the bottom bar. */
export const places = [
  { label: 'My Activities', to: paths.activities, icon: Blocks },
  { label: 'Create', to: paths.generator, icon: Lightbulb },
  { label: 'Community', to: paths.community, icon: UsersRound },
  { label: 'Hunt', to: paths.hunt, icon: MapIcon },
  { label: 'Premium', to: paths.premiumLibrary, icon: BookHeart },
] as const

/**
 * A family that waits looks for its place in line first. The five places stay five: it stands beside them in the top
 * bar, and as a ticket next to the family's circle on phones.
 */
export const placeInLine = { label: 'Your place', to: paths.dashboard, icon: Ticket } as const
