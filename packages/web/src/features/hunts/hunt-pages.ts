import { CreateHuntPage } from './create-hunt-page.tsx'
import { EditHuntPage } from './edit-hunt-page.tsx'
import { HuntsPage } from './hunts-page.tsx'
import { OurHuntsPage } from './our-hunts-page.tsx'
import { PlayHuntPage } from './play-hunt-page.tsx'

/** All pages of the hunts, together, so that they arrive as one file and open without a network. */
export const huntPages = { HuntsPage, CreateHuntPage, EditHuntPage, OurHuntsPage, PlayHuntPage }
