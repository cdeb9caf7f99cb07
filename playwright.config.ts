import { defineConfig, devices } from '@playwright/test'
import type { WorkerFixtures } from '#test/e2e/test'

export const PHONE = {
  viewport: { width: 360, height: 740 },
  userAgent: devices['Pixel 7'].userAgent,
  hasTouch: true,
  isMobile: true,
}
export const DESK = { viewport: { width: 1280, height: 900 } }

/** These journeys run only on a phone. `pages.spec.ts` looks at each page on a wide screen. */
const JOURNEYS = [
  'account.spec.ts',
  'ads.spec.ts',
  'ad-*.spec.ts',
  'photos.spec.ts',
  'kept-ads.spec.ts',
  'messages.spec.ts',
  'news.spec.ts',
]
const ON_BOTH_SCREENS = ['journey.spec.ts', 'header.spec.ts', 'draft.spec.ts']
const WITH_AND_WITHOUT_SCRIPT = [
  'history.spec.ts',
  'results.spec.ts',
  'second-factor.spec.ts',
  'series.spec.ts',
  'answer-sheet.spec.ts',
  'forms.spec.ts',
]
/** Runs on a wide screen with script. `npm run test:all` adds a phone without script. */
const OF_ADMINS = ['admin-*.spec.ts']
const ON_THE_PHONE_ONLY = ['phone.spec.ts']
const WITHOUT_SCRIPT_ONLY = ['no-js/*.spec.ts']

/** `npm run test:all` sets TEST_ALL=1: it adds widths, colour schemes and PostgreSQL. */
const ALL = process.env.TEST_ALL === '1'

/** Repeats the main journeys on PostgreSQL. */
const ON_POSTGRES = {
  name: 'phone-postgres',
  use: { ...PHONE, onPostgres: true },
  testMatch: [...JOURNEYS, 'journey.spec.ts', 'series.spec.ts'],
  grep: /@smoke/,
  workers: 1,
}

/** The time that this machine takes to load a first page, as a multiple of a quiet desktop's time. */
const SLOWNESS = Number(process.env.TEST_SLOWNESS ?? 1)

export default defineConfig<object, Pick<WorkerFixtures, 'onPostgres'>>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './test/harness/build.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000 * SLOWNESS,
  expect: { timeout: 20_000 * SLOWNESS },
  // One worker more than the two cores of a small machine, because a headless browser often waits.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'fr-BE',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone-no-js',
      use: { ...PHONE, javaScriptEnabled: false },
      testMatch: [
        ...JOURNEYS,
        'journey.spec.ts',
        ...WITH_AND_WITHOUT_SCRIPT,
        ...WITHOUT_SCRIPT_ONLY,
        ...(ALL ? OF_ADMINS : []),
      ],
      // The other projects need the other workers, and each worker starts its own server.
      workers: 1,
    },
    {
      name: 'phone',
      // This time zone is 14 hours ahead of UTC, for server and browser, so the date often differs from
      // Belgium's.
      use: { ...PHONE, timezoneId: 'Pacific/Kiritimati' },
      testMatch: [...JOURNEYS, ...ON_BOTH_SCREENS, ...ON_THE_PHONE_ONLY],
    },
    // A new test file runs here unless it is listed above.
    {
      name: 'desk',
      use: DESK,
      testIgnore: [...JOURNEYS, ...ON_THE_PHONE_ONLY, ...WITHOUT_SCRIPT_ONLY],
    },
    ...(ALL ? [ON_POSTGRES] : []),
  ],
})
