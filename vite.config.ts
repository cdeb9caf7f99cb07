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
  'memory-rebuild',
  ...QUESTIONS,
  'restore',
]

export default defineConfig(({ isSsrBuild }) => ({
  // Otherwise Vite would search the server's packages for browser code, and report errors.
  optimizeDeps: { noDiscovery: true },
  plugins: [remix(remixConfig), vanillaExtractPlugin(), serverEntries(), reloadPage()],
  build: {
    // The content security policy refuses data: URLs.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The only island with dependencies imports them at once by itself.
    modulePreload: { resolveDependencies: () => [] },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: fewFiles } },
  },
}))

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

/** Makes one stylesheet and few scripts, because each file costs a slow phone a round trip. */
function fewFiles(id: string) {
  if (id.endsWith('.vanilla.css')) return 'styles'
  if (/\/node_modules\/(react|react-dom|scheduler)\/|\/app\/islands\/mount\.ts$/.test(id)) return 'react'
  return /\/app\/(?:islands\/(exam-runner)|behaviours\/(tell-faults))\.tsx?$/.exec(id)?.slice(1).find(Boolean)
}
