import type { Migration } from '../migrate'
import { identity } from './0001-identity'
import { news } from './0002-news'
import { ads } from './0003-ads'
import { exams } from './0004-exams'
import { admin } from './0005-admin'
import { mails } from './0006-mails'
import { database } from './0007-database'
import { lessons } from './0008-lessons'
import { learning } from './0009-learning'
import { marketplace } from './0010-marketplace'
import { moderation } from './0012-moderation'
import { secondFactor } from './0013-second-factor'
import { newsSchedule } from './0014-news-schedule'
import { duplicatePhotos } from './0015-duplicate-photos'
import { failedMails } from './0016-failed-mails'
import { refusedAddresses } from './0017-refused-addresses'
import { bin } from './0018-bin'
import { newsPictures } from './0019-news-pictures'
import { lastVisits } from './0020-last-visits'
import { refusedUsers } from './0021-refused-users'
import { endedAds } from './0022-ended-ads'
import { reportCopies } from './0023-report-copies'
import { oneOpenReport } from './0024-one-open-report'
import { emailChanges } from './0025-email-changes'
import { formKeys } from './0026-form-keys'
import { previewsAndBounces } from './0027-previews-and-bounces'
import { storedStates } from './0028-stored-states'
import { reports } from './0029-reports'
import { bigintIds } from './0030-bigint-ids'
import { untalliedAnswers } from './0031-untallied-answers'
import { oldAnswers, oldAnswersFound } from './0032-old-answers'
import { accountDeletions } from './0033-account-deletions'
import { memory, plansFound } from './0034-memory'
import { unreadTexts } from './0035-unread-texts'
import { theoryAnswers } from './0036-theory-answers'
import { waitingMails } from './0038-waiting-mails'
import { setup } from './0039-setup'
import { adSubmissions, answersByTime } from './0040-figures'
import { adFeatures } from './0041-ad-features'
import { loweredPrices } from './0042-lowered-prices'
import { adDrafts } from './0043-ad-drafts'
import { heldMessages } from './0044-held-messages'
import { corrections } from './0045-corrections'
import { adPageViews } from './0046-ad-page-views'

/** A migration must not drop a table that others refer to, because SQLite would delete the referring rows. */
export const migrations: readonly Migration[] = [
  identity,
  news,
  ads,
  exams,
  admin,
  mails,
  database,
  lessons,
  learning,
  marketplace,
  moderation,
  secondFactor,
  newsSchedule,
  duplicatePhotos,
  failedMails,
  refusedAddresses,
  bin,
  newsPictures,
  lastVisits,
  refusedUsers,
  endedAds,
  reportCopies,
  oneOpenReport,
  emailChanges,
  formKeys,
  previewsAndBounces,
  storedStates,
  reports,
  bigintIds,
  untalliedAnswers,
  oldAnswers,
  oldAnswersFound,
  accountDeletions,
  memory,
  plansFound,
  unreadTexts,
  theoryAnswers,
  waitingMails,
  setup,
  adSubmissions,
  answersByTime,
  adFeatures,
  loweredPrices,
  adDrafts,
  heldMessages,
  corrections,
  adPageViews,
]
