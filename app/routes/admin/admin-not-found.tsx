import {
  AD_NOT_FOUND,
  LESSON_NOT_FOUND,
  NEWS_NOT_FOUND,
  NOT_IN_BIN,
  QUESTION_NOT_FOUND,
  REPORT_NOT_FOUND,
  USER_NOT_FOUND,
} from '#app/text'
import { NothingHere } from '#app/ui'

const GONE = "Elle n'existe pas, ou elle a été supprimée."
const REPORTER_GONE = 'Son auteur a peut-être supprimé son compte.'

export const NOT_FOUND = {
  questions: { title: QUESTION_NOT_FOUND, text: GONE, back: 'Retour aux questions' },
  news: { title: NEWS_NOT_FOUND, text: GONE, back: 'Retour aux actualités' },
  ads: { title: AD_NOT_FOUND, text: GONE, back: 'Retour aux annonces' },
  users: {
    title: USER_NOT_FOUND,
    text: "Il n'existe pas, ou il a été supprimé.",
    back: 'Retour aux utilisateurs',
  },
  lessons: { title: LESSON_NOT_FOUND, text: "L'adresse est incomplète.", back: 'Retour aux leçons' },
  reports: { title: REPORT_NOT_FOUND, text: REPORTER_GONE, back: 'Retour aux signalements' },
  adReports: { title: REPORT_NOT_FOUND, text: REPORTER_GONE, back: 'Retour aux annonces signalées' },
  messageReports: {
    title: REPORT_NOT_FOUND,
    text: REPORTER_GONE,
    back: 'Retour aux messages signalés',
  },
  bin: {
    title: NOT_IN_BIN,
    text: 'Il a été restauré, ou supprimé définitivement.',
    back: 'Retour à la corbeille',
  },
}

export function AdminNotFound({ of, list }: { of: keyof typeof NOT_FOUND; list: string }) {
  return <NothingHere {...NOT_FOUND[of]} href={list} />
}
