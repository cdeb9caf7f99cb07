import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Board } from '#test/board'

const SLOW = { timeout: 30_000 }

const board = JSON.parse(readFileSync('docs/monitoring/grafana.json', 'utf8')) as Board

test("the board has the fields and values of Grafana's own types, and no others", SLOW, () => {
  expect(faultsOf(board)).toEqual([])
})

test.each<[fault: string, made: object, told: string]>([
  ['a field that Grafana does not know', { panels: [{ ...board.panels![0], position: 1 }] }, 'position'],
  ['a value that Grafana does not know', { templating: { list: [{ type: 'job', name: 'job' }] } }, '"job"'],
  ['a text where a number belongs', { schemaVersion: '39' }, "'number'"],
])('%s would be found', SLOW, (_fault, made, told) => {
  expect(faultsOf({ ...board, ...made })).toEqual([expect.stringContaining(told)])
})

/** Read as a literal of TypeScript, in which a field too many is a fault as well. */
function faultsOf(one: object): string[] {
  // A file that does not exist, where the type is found.
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
