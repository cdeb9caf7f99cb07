import { fileRoute, sameForAll } from '#app/http'
import { site } from '#app/start/modules.server'
import { paths, TOKEN_AREAS } from '#app/paths'

const { loader, action } = fileRoute(() => {
  const headers = { ...sameForAll, 'Content-Type': 'text/plain; charset=utf-8' }
  const lines = ['User-agent: *', ...PRIVATE.map((area) => `Disallow: ${area}`)]
  const sitemap = `Sitemap: ${site().appUrl}${paths.sitemap()}`
  return new Response([...lines, '', sitemap, ''].join('\n'), { headers })
})
export { action, loader }

/** The prefixes of URLs that have nothing to index, such as pages that ask visitors to sign in. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/exam/',
  '/signaler/',
  paths.dashboard(),
  paths.examSelection(),
  paths.startQuiz(),
  paths.results(),
  paths.theory(),
  paths.profile(),
  paths.postAd(),
  paths.ownAds(),
  paths.favourites(),
  paths.alerts(),
  paths.messages(),
  paths.logout(),
  paths.resetPassword(),
  ...TOKEN_AREAS.map((area) => `/${area}/`),
]
