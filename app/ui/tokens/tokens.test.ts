import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { vars } from './vars.css'

test('no token is dead: the style of some component uses each one', () => {
  const ui = join(import.meta.dirname, '..')
  const styles = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts') && !/tokens.(vars|scheme)\.css/.test(file))
    .map((file) => readFileSync(join(ui, file), 'utf8'))
    .join('\n')
  const isUsed = (name: string) => new RegExp(`\\b${name.replace('.', String.raw`\.`)}\\b`).test(styles)

  expect(names(vars).filter((name) => !isUsed(name))).toEqual([])
})

/** As the styles write them: `color.ink`, and `tap` for one without a group. */
function names(tokens: object): string[] {
  return Object.entries(tokens).flatMap(([name, token]: [string, unknown]) =>
    typeof token === 'object' && token !== null ? Object.keys(token).map((key) => `${name}.${key}`) : [name],
  )
}
