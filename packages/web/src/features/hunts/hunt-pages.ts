import { CreateHuntPage } from './creator/create-hunt-page.tsx'
import { EditHuntPage } from './creator/edit-hunt-page.tsx'
import { HuntsPage } from './hub/hunts-page.tsx'
import { OurHuntsPage } from './memories/our-hunts-page.tsx'
import { PlayHuntPage } from './play/play-hunt-page.tsx'

/** All pages of the hunts, together, so that they arrive as one file and open without a network. */
export const huntPages = { HuntsPage, CreateHuntPage, EditHuntPage, OurHuntsPage, PlayHuntPage }
