import { renderEnvExample } from '../packages/api/src/core/config.ts'
import { keepGenerated } from './generated-file.ts'

/* Writes .env.example from the table in config.ts; with --check it only says whether it is up to date. */

keepGenerated('.env.example', renderEnvExample(), 'scripts/env-example.ts')
