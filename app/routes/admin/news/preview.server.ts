import type { LoaderFunctionArgs } from '@remix-run/node'
import { systemClock } from '#modules/kernel/clock'
import { previewToken } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { paths } from '#app/paths'
import { requireAdminItem } from '../panel.server'

export const loader = (args: LoaderFunctionArgs) =>
  requireAdminItem(args, 'news', async (id) => {
    const { appUrl, linkTokens, news } = site()
    const found = await news.articles.findPreviewed(id)
    if (!found) return null
    const { item, edition } = found
    if (item.isPublished) return { ...item, link: null }
    const { token, until } = previewToken(linkTokens, { id, edition }, systemClock.now())
    return { ...item, link: { url: appUrl + paths.sharedPreview(token), until } }
  })
