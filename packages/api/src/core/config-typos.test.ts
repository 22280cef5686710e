import { expect, test } from 'vitest'
import { misspelledSettings } from './config.ts'
import { variables } from './config-variables.ts'

test.each([
  ['BASEURL', 'BASE_URL'],
  ['BASE-URL', 'BASE_URL'],
  ['BASE_URI', 'BASE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTP_URI_FILE', 'SMTP_URL_FILE'],
  ['MAILFROM', 'MAIL_FROM'],
  ['PAYMENT', 'PAYMENTS'],
  ['RAZORPAY_KEY', 'RAZORPAY_KEY_ID'],
  ['RAZORPAY_WEBHOK_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['OPENAI_KEY', 'OPENAI_API_KEY'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['ADMIN_MAIL', 'ADMIN_EMAIL'],
  ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
])('%s is reported as similar to %s', (name, meant) => {
  const sentence = `${name} is not a setting; did you mean ${meant}?`
  expect(misspelledSettings([name])).toEqual([sentence])
})

test('variables of other programs are never mentioned', () => {
  const others = `PATH HOME USER SHELL TERM LANG PWD OLDPWD SHLVL _ HOSTNAME HOSTTYPE MAIL LOGNAME SORT POST EDITOR
    PORTS TZ CI npm_config_port npm_lifecycle_event npm_package_name base_url smtp_url INIT_CWD NODE NODE_OPTIONS
    NODE_PATH NODE_EXTRA_CA_CERTS NODE_VERSION JOURNAL_STREAM INVOCATION_ID SYSTEMD_EXEC_PID STATE_DIRECTORY
    DATABASE_URL DATABASE_USER DATABASE_NAME XDG_DATA_DIRS GOOGLE_API_KEY XAI_API_KEY MISTRAL_API_KEY
    SSL_CERT_FILE SSL_CERT_DIR DEBIAN_FRONTEND DOMAIN UPSTREAM VERSION DEMO_DATA_DIR READY_URL READY_SECONDS
    SERVICE_START SERVICE_STATUS SERVICE_STOP BUILD_MEMORY_MB`
  expect(misspelledSettings(others.split(/\s+/))).toEqual([])
})

test('settings and their files are not mentioned, however similar they are', () => {
  const names = Object.keys(variables).flatMap((name) => [name, `${name}_FILE`])
  expect(misspelledSettings(names)).toEqual([])
})
