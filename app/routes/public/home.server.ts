import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { currentUser, publicPage } from '#app/http'
import { site } from '#app/start/modules.server'

export async function loader(args: LoaderFunctionArgs) {
  const user = await currentUser(args)
  const { news, ads, exams } = site()
  const featured = await news.published.listFeaturedCards(MOST_NEWS)
  const { items } = await ads.search.list({}, { limit: MOST_ADS, offset: 0, countTo: MOST_ADS }, user)
  const withPhotos = await ads.photos.withPhotos(items, user)
  const questions = await exams.questions.count()
  return data(
    { isMember: user !== null, questions, news: featured, ads: withPhotos },
    { headers: publicPage(user) },
  )
}

const MOST_NEWS = 2
const MOST_ADS = 6
