import { defineConfig } from 'vitest/config'
import { faultProject, loadProject } from './vitest.config'

/** The last part of `npm run test:all`. */
export default defineConfig({
  test: {
    pool: 'forks',
    minWorkers: 3,
    maxWorkers: 3,
    setupFiles: ['test/setup.ts'],
    projects: [
      faultProject('sqlite'),
      faultProject('postgres'),
      loadProject('sqlite'),
      loadProject('postgres'),
    ],
  },
})
