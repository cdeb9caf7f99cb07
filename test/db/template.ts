import pg from 'pg'

/** Where a test file finds the migrated database that it copies. */
export type TestTemplate = { dialect: 'sqlite'; file: string } | { dialect: 'postgres'; server: string }

/** The name of the migrated database on the test PostgreSQL. */
export const TEMPLATE = 'migrated_template'

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
