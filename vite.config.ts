import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), vanillaExtractPlugin()],
  build: {
    // A data: URL would be refused by the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: oneStylesheet } },
  },
}))

/** One stylesheet for the whole site: one request on the first page, none on the others. */
function oneStylesheet(id: string) {
  return id.endsWith('.vanilla.css') ? 'styles' : undefined
}
