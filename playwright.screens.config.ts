import { defineConfig } from '@playwright/test'
import base, { DESK, PHONE } from './playwright.config'

/** Only `npm run screens` takes these pictures. `npm test` takes none. */
export default defineConfig({
  ...base,
  testMatch: 'screens.ts',
  reporter: 'line',
  projects: [
    { name: '360', use: PHONE },
    { name: '1280', use: DESK },
  ],
})
