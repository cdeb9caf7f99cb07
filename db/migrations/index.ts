import type { Migration } from '../migrate'
import { accounts } from './0001-accounts'
import { questionsAndExams } from './0002-questions-and-exams'
import { classifiedAds } from './0003-classified-ads'
import { news } from './0004-news'
import { settings } from './0005-settings'
import { trustedAccounts } from './0006-trusted-accounts'
import { publicSite } from './0007-public-site'
import { adminPanel } from './0008-admin-panel'
import { counting } from './0009-counting'
import { longLists } from './0010-long-lists'
import { coveringLists } from './0011-covering-lists'
import { dueMails } from './0012-due-mails'
import { searchByTrigrams } from './0013-search-by-trigrams'
import { certifiedAds } from './0014-certified-ads'

/**
 * All migrations, in their order; a list, because production runs one bundled file.
 *
 * A table that others refer to is never dropped, not even to rebuild it: SQLite then deletes the
 * rows that refer to it. New columns come by ALTER TABLE … ADD COLUMN.
 */
export const migrations: readonly Migration[] = [
  accounts,
  questionsAndExams,
  classifiedAds,
  news,
  settings,
  trustedAccounts,
  publicSite,
  adminPanel,
  counting,
  longLists,
  coveringLists,
  dueMails,
  searchByTrigrams,
  certifiedAds,
]
