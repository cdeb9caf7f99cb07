import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Board } from '#test/board'

const SLOW = { timeout: 30_000 }

const board = JSON.parse(readFileSync('docs/monitoring/grafana.json', 'utf8')) as Board

test('the Grafana board has the fields and values of its types, no others', SLOW, () => {
  expect(faultsOf(board)).toEqual([])
})

test.each<[fault: string, made: object, told: string]>([
  ['a field that Grafana does not know', { panels: [{ ...board.panels![0], position: 1 }] }, 'position'],
  ['a value that Grafana does not know', { templating: { list: [{ type: 'job', name: 'job' }] } }, '"job"'],
  ['a text where a number belongs', { schemaVersion: '39' }, "'number'"],
])('the Grafana board with %s would be rejected', SLOW, (_fault, made, told) => {
  expect(faultsOf({ ...board, ...made })).toEqual([expect.stringContaining(told)])
})

/** Type-checks the board as a TypeScript literal, which also rejects unknown fields. */
function faultsOf(one: object): string[] {
  // A virtual file, beside which the type is found.
  const file = resolve('bin/board-as-code.ts')
  const code = `import type { Board } from '../test/board'; export const board: Board = ${JSON.stringify(one)}`
  const options = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
