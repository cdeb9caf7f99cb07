import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ListedQuestion } from '#modules/exams'
import { LETTERS } from '#modules/exams/schemas'
import { currentAddress, readListQuery, withReturn } from '#app/http'
import { site } from '#app/start/modules.server'
import { figuresOf, percent, thousands, whyFlagged } from '#app/text'
import { paths } from '#app/paths'
import { requireAdminPanel } from '../panel.server'

export async function loader(args: LoaderFunctionArgs) {
  const { waiting } = await requireAdminPanel(args)
  const { exams } = site()
  const { themes, questions } = await exams.questions.findFigures()
  const names = themes.flatMap(({ theme }) => theme ?? [])
  const { theme } = readListQuery(args.request, { theme: names })
  const listed = theme === undefined ? questions : questions.filter((question) => question.theme === theme)
  const list = currentAddress(args.request)
  const href = ({ id }: ListedQuestion) => withReturn(paths.admin.questionStatistics(id), list)
  const flagged = listed.filter(({ statistics }) => statistics.flags.length > 0)
  const calibration = theme === undefined ? await exams.memory.findCalibration() : null
  const use = theme === undefined ? await exams.studyPlans.findUse() : null
  return {
    waiting,
    themes,
    theme,
    calibration,
    use,
    rows: theme === undefined ? [] : listed.map((question) => toRow(question, href(question))),
    findings: flagged.slice(0, MOST).map((question) => toFinding(question, href(question))),
    left: Math.max(0, flagged.length - MOST),
  }
}

/** The most flagged questions shown, because hundreds may be flagged. */
const MOST = 100

function toRow({ question, statistics }: ListedQuestion, href: string) {
  const { asked, shares } = statistics
  const spread = LETTERS.map((letter) => `${letter} ${percent(shares[letter])}`).join(', ')
  return { question, href, statistics, answers: asked === 0 ? '–' : `${spread} (n = ${thousands(asked)})` }
}

function toFinding({ question, statistics }: ListedQuestion, href: string) {
  return {
    title: `${whyFlagged(statistics.flags)} ${figuresOf(statistics)}`,
    links: [{ label: question, href }],
    more: null,
  }
}
