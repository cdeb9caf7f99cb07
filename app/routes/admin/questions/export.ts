import { day } from '#app/text/format'
import { site } from '#app/start/modules.server'
import { questionsFile } from './questions-file.server'

const { loader, action } = questionsFile({
  name: () => `prepa-lts-questions-${day(new Date())}`,
  questions: () => site().exams.listForExport(),
})
export { action, loader }
