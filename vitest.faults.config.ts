import { defineConfig } from 'vitest/config'
import { faultProject } from './vitest.config'

/** `npm run test:faults`. One file after the other: each has the machine to itself. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    setupFiles: ['app/test-setup.ts'],
    projects: [faultProject('sqlite'), faultProject('postgres')],
  },
})
