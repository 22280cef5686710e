import { openApiDocument } from '../packages/api/src/http/rest/openapi.ts'
import { keepGenerated } from './generated-file.ts'

/* Writes the description of the REST calls; with --check it only says whether it is up to date. */

keepGenerated(
  'packages/api/openapi.json',
  `${JSON.stringify(openApiDocument(), null, 2)}\n`,
  'scripts/openapi.ts',
)
