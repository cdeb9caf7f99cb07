import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Board } from '#test/harness/board'

const board = JSON.parse(readFileSync('docs/monitoring/grafana.json', 'utf8')) as Board

const WRONG: [fault: string, made: object, told: string][] = [
  ['a field that Grafana does not know', { panels: [{ ...board.panels![0], position: 1 }] }, 'position'],
  ['a value that Grafana does not know', { templating: { list: [{ type: 'job', name: 'job' }] } }, '"job"'],
  ['a text where a number belongs', { schemaVersion: '39' }, "'number'"],
]

const [faults, ...wrongFaults] = faultsOf([board, ...WRONG.map(([, made]) => ({ ...board, ...made }))])

test('the Grafana board has the fields and values of its types, no others', () => {
  expect(faults).toEqual([])
})

for (const [at, [fault, , told]] of WRONG.entries())
  test(`the Grafana board with ${fault} would be rejected`, () => {
    expect(wrongFaults[at]).toEqual([expect.stringContaining(told)])
  })

/** Of each board, read as a literal of TypeScript, in which a field too many is a fault as well. */
function faultsOf(boards: readonly object[]): string[][] {
  const lines = boards.map((one, at) => `export const board${at}: Board = ${JSON.stringify(one)}`)
  const code = ["import type { Board } from '../test/harness/board'", ...lines].join('\n')
  // A file that does not exist, where the type is found.
  const file = resolve('bin/board-as-code.ts')
  const options = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2022.d.ts'] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, code, ts.ScriptTarget.ESNext) : getSourceFile(name, ...rest)
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host))
  const linesOf = diagnostics.map((one) => one.file!.getLineAndCharacterOfPosition(one.start!).line)
  const textOf = ({ messageText }: ts.Diagnostic) => ts.flattenDiagnosticMessageText(messageText, '\n')
  return boards.map((_, at) => diagnostics.filter((_, nth) => linesOf[nth] === at + 1).map(textOf))
}
