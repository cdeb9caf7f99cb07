import type { Database } from '#db/database'
import type { Clock } from '#modules/kernel/clock'
import type { NewsStore } from '../data/news-store'
import type { SlugStore } from '../data/slug-store'

/** What the use cases of this module work with. */
export type Parts = { db: Database; clock: Clock; news: NewsStore; slugs: SlugStore }
