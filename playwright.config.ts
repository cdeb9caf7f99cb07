import { defineConfig, devices } from '@playwright/test'

const PHONE = {
  viewport: { width: 360, height: 740 },
  userAgent: devices['Pixel 7'].userAgent,
  hasTouch: true,
  isMobile: true,
}
const DESK = { viewport: { width: 1280, height: 900 } }

/** What a visitor does must work with and without a script, on a phone and on a desk. */
const EVERYWHERE = ['journey.spec.ts']
const WITH_AND_WITHOUT_SCRIPT = ['forms.spec.ts', 'history.spec.ts']
const ON_BOTH_SCREENS = ['every-page.spec.ts']
const ON_THE_PHONE = ['phone.spec.ts']
const ON_THE_DESK = [
  'exam-clock.spec.ts',
  'keyboard.spec.ts',
  'origins.spec.ts',
  'print.spec.ts',
  'weight.spec.ts',
]
const WITHOUT_SCRIPT = ['no-js/*.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    trace: 'off',
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
    { name: 'phone', use: PHONE, testMatch: [...EVERYWHERE, ...ON_BOTH_SCREENS, ...ON_THE_PHONE] },
    {
      name: 'desk',
      use: DESK,
      testMatch: [...EVERYWHERE, ...WITH_AND_WITHOUT_SCRIPT, ...ON_BOTH_SCREENS, ...ON_THE_DESK],
    },
    {
      name: 'phone-no-js',
      use: { ...PHONE, javaScriptEnabled: false },
      testMatch: [...EVERYWHERE, ...WITH_AND_WITHOUT_SCRIPT],
    },
    {
      name: 'desk-no-js',
      use: { ...DESK, javaScriptEnabled: false },
      testMatch: [...EVERYWHERE, ...WITHOUT_SCRIPT],
    },
  ],
})
