import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { systemClock } from '#modules/kernel/clock'
import { RETENTION } from '#modules/kernel/retention'
import { formatPeriod } from '#app/text'
import { type PageHandle, seeOther } from '#app/http'
import { paths } from '#app/paths'
import { readPreview } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { NewsArticle, Note, NothingHere, Stack } from '#app/ui'

export const handle: PageHandle<typeof loader> = ({ item }) => ({
  title: item ? `Aperçu : ${item.title}` : ENDED,
})

export async function loader(args: LoaderFunctionArgs) {
  const { linkTokens, news } = site()
  const link = readPreview(linkTokens, args.params.token ?? '', systemClock.now())
  const found = link && (await news.articles.findPreviewed(link.id))
  if (found?.item.isPublished) throw seeOther(paths.newsItem(found.item.slug))
  const item = link && found?.edition === link.edition ? found.item : null
  return data({ item, token: args.params.token }, { status: item ? 200 : 404 })
}

export default function SharedPreview() {
  const { item, token } = useLoaderData<typeof loader>()
  if (!item)
    return (
      <NothingHere
        text={`Un lien d'aperçu vaut ${formatPeriod(RETENTION.previewLink)} au plus, et prend fin à la publication. Demandez-en un autre à la rédaction.`}
        href={paths.news()}
        back="Voir les actualités"
      />
    )
  return (
    <Stack gap={24}>
      <Note>Un aperçu : cette actualité n'est pas publiée, et peut encore changer.</Note>
      <NewsArticle item={item} preview={token} />
    </Stack>
  )
}

const ENDED = "Ce lien d'aperçu n'est plus valable"
