import type { LoaderFunctionArgs } from '@remix-run/node'
import { site } from '#app/start/modules.server'
import { requireAdminItem } from '../panel.server'

export const loader = (args: LoaderFunctionArgs) =>
  requireAdminItem(args, 'questions', (id) => site().exams.questions.findHistory(id))
