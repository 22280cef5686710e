import { CreateHuntPage } from './creator/create-hunt-page.tsx'
import { EditHuntPage } from './creator/edit-hunt-page.tsx'
import { HuntsPage } from './hub/hunts-page.tsx'
import { OurHuntsPage } from './memories/our-hunts-page.tsx'
import { PlayHuntPage } from './play/play-hunt-page.tsx'

/** All pages of the hunts, together, so that they are one file and open offline. */
export const huntPages = { HuntsPage, CreateHuntPage, EditHuntPage, OurHuntsPage, PlayHuntPage }
