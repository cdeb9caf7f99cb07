import type { Migration } from '../migrate'

export const settings: Migration = {
  name: '0005-settings',
  async up(run) {
    await run('CREATE TABLE settings (key text NOT NULL PRIMARY KEY, value text NOT NULL)')
  },
}
