import { sampleReadyItems } from '@fgm/db/seed/hunts'
import { keepGenerated } from './generated-file.ts'

/* Writes the items of the ready-made hunts; with --check it only says whether they are up to date. */

keepGenerated(
  'packages/db/src/seed/hunts/ready-items.json',
  `${JSON.stringify(sampleReadyItems(), null, 2)}\n`,
  'scripts/ready-hunts.ts',
)
