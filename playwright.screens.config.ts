import { defineConfig } from '@playwright/test'
import base, { DESK, PHONE } from './playwright.config'

/** Pictures are taken on purpose only: `npm test` knows nothing of them. */
export default defineConfig({
  ...base,
  testMatch: 'screens.ts',
  reporter: 'line',
  projects: [
    { name: '360', use: PHONE },
    { name: '1280', use: DESK },
  ],
})
