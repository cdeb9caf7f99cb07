import { readdirSync } from 'node:fs'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

const QUESTIONS = ['questions-audit', 'questions-export', 'questions-import']
const COMMANDS = [
  'admin-create',
  'admin-reset-second-factor',
  'backup',
  'emails',
  'mails-bounce',
  'memory-rebuild',
  ...QUESTIONS,
  'restore',
]

export default defineConfig(({ command, isSsrBuild }) => ({
  // Otherwise Vite would search the server's packages for browser code, and report errors.
  optimizeDeps: { noDiscovery: true },
  plugins: [
    remix(remixConfig),
    vanillaExtractPlugin({ identifiers: command === 'build' ? shortName : 'debug' }),
    serverEntries(),
    reloadPage(),
  ],
  build: {
    // The content security policy refuses data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The only island with dependencies imports them at once by itself.
    modulePreload: { resolveDependencies: () => [] },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: fewFiles, ...PLAIN_NAMESPACES } },
  },
}))

/** Leaves out that the object of an imported module is frozen and tagged, which no script relies on. */
const PLAIN_NAMESPACES = { freeze: false, generatedCode: { symbols: false } }

/** Remix's plugin knows only its own entry, so this adds the server and the commands to the same build. */
function serverEntries(): Plugin {
  const commands = COMMANDS.map((name) => [`bin/${name}`, `bin/${name}.ts`])
  const input = { server: 'server.ts', remix: 'virtual:remix/server-build', ...Object.fromEntries(commands) }
  return {
    name: 'server-entries',
    enforce: 'post',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? { build: { rollupOptions: { input, output: { entryFileNames: '[name].js' } } } } : {},
  }
}

/** Reloads the page after a change, because the server renders the pages. */
function reloadPage(): Plugin {
  return {
    name: 'reload-page',
    apply: 'serve',
    handleHotUpdate({ server, modules }) {
      if (modules.length > 0) server.ws.send({ type: 'full-reload' })
    },
  }
}

const STYLE_FILES = readdirSync('app/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `app/ui/${normalizePath(file)}`)
  .sort()
const hashesByFile: Record<string, string[]> = {}

/** Names a class by its file and its place there, as `b47`: vanilla-extract's longer names make each page heavier. */
function shortName({ filePath, hash }: { filePath: string; hash: string }) {
  const hashes = (hashesByFile[filePath] ??= [])
  if (!hashes.includes(hash)) hashes.push(hash)
  // 360 is 'a0' in base 36. A class name must begin with a letter.
  const file = 360 + STYLE_FILES.indexOf(filePath)
  return file.toString(36) + hashes.indexOf(hash).toString(36)
}

/**
 * Makes one stylesheet, others for what few people open, and few scripts, because each file costs a slow phone a round
 * trip.
 */
function fewFiles(id: string) {
  if (id.endsWith('.vanilla.css')) return /\/app\/ui\/(admin|specimen)\//.exec(id)?.[1] ?? 'styles'
  if (/\/node_modules\/(react|react-dom|scheduler)\/|\/app\/islands\/mount\.ts$/.test(id)) return 'react'
  return /\/app\/(?:islands\/(exam-runner)|behaviours\/(tell-faults))\.tsx?$/.exec(id)?.slice(1).find(Boolean)
}
