import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import remixConfig from './remix.config.js'

const QUESTIONS = ['questions-audit', 'questions-export', 'questions-import']
const COMMANDS = [
  'admin-create',
  'admin-reset-second-factor',
  'backup',
  'emails',
  'mails-bounce',
  ...QUESTIONS,
  'restore',
]

export default defineConfig(({ isSsrBuild }) => ({
  // Server packages would be searched for the browser, and complained of.
  optimizeDeps: { noDiscovery: true },
  plugins: [remix(remixConfig), vanillaExtractPlugin(), serverEntries(), reloadPage()],
  build: {
    // A data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: fewFiles } },
  },
}))

/** The server and the commands share one build of the application with Remix, whose plugin knows its own only. */
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

/** In development: pages are made on the server, so a saved file shows by a reload of the page. */
function reloadPage(): Plugin {
  return {
    name: 'reload-page',
    apply: 'serve',
    handleHotUpdate({ server, modules }) {
      if (modules.length > 0) server.ws.send({ type: 'full-reload' })
    },
  }
}

/**
 * One stylesheet for the whole site: one request on the first page, none on the others. React with what mounts an
 * island in one file, the exam and what checks a form in another each, with all that only they need: each more would
 * cost a slow phone a round trip, and work before it.
 */
function fewFiles(id: string) {
  if (id.endsWith('.vanilla.css')) return 'styles'
  if (/\/node_modules\/(react|react-dom|scheduler)\/|\/app\/islands\/mount\.ts$/.test(id)) return 'react'
  return /\/app\/(?:islands\/(exam-runner)|behaviours\/(tell-faults))\.tsx?$/.exec(id)?.slice(1).find(Boolean)
}
