import { expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from './server.ts'

test('a name that is nearly a setting is reported once at the start, without its value', async () => {
  const value = 'smtps://us:hunter2@mail.example.com'
  const server = await startBuiltServer({ SMTP_URI: value, UNRELATED: value, npm_config_port: '1' })
  onTestFinished(() => server.stop())
  const warnings = server.log_lines.filter((line) => line.includes('is not a setting'))
  expect(warnings.map((line) => JSON.parse(line))).toEqual([
    {
      level: 40,
      time: expect.any(String),
      msg: 'SMTP_URI is not a setting; did you mean SMTP_URL?',
    },
  ])
  expect(server.log_lines.join()).not.toMatch(/hunter2|UNRELATED|npm_config/)
})
