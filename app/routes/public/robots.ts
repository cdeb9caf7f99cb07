import { sameForAll } from '#app/http/responses'
import { file } from '#app/http/download.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'

const { loader, action } = file(() => {
  const headers = { ...sameForAll, 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(robotsOf(site().appUrl), { headers })
})
export { action, loader }

function robotsOf(appUrl: string): string {
  const lines = ['User-agent: *', ...PRIVATE.map((area) => `Disallow: ${area}`)]
  return [...lines, '', `Sitemap: ${appUrl}${paths.sitemap()}`, ''].join('\n')
}

/** Areas where a crawler finds only the sign-in form. Each is a prefix. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/exam/',
  paths.dashboard(),
  paths.examSelection(),
  paths.startQuiz(),
  paths.results(),
  paths.theory(),
  paths.profile(),
  paths.postAd(),
  paths.ownAds(),
  paths.logout(),
  paths.resetPassword(),
]
