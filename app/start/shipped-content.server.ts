import { shippedLessons } from '#db/seeds/lessons/index'
import shippedQuestions from '#db/seeds/questions.json'
import { questionSchema } from '#modules/exams/questions/schema'
import { shippedLessonSchema } from '#modules/exams/lessons/schema'
import type { ServerLog } from './log'
import type { Modules } from './build-modules.server'

export async function loadShippedContent({ db, exams, ads }: Modules, log: ServerLog): Promise<void> {
  const bank = shippedQuestions.map((question) => questionSchema.parse(question))
  const questions = await db.transaction((tx) => exams.questions.loadShipped(bank, tx), 'alone')
  if (questions > 0) log.info({ questions }, 'loaded the question bank')
  const texts = shippedLessons.map((lesson) => shippedLessonSchema.parse(lesson))
  const lessons = await db.transaction((tx) => exams.lessons.loadShipped(texts, tx), 'alone')
  if (lessons > 0) log.info({ lessons }, 'loaded the lessons')
  const searches = await ads.search.rebuildText()
  if (searches > 0) log.info({ ads: searches }, 'rebuilt the search text of ads')
}
