import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { CHECK_FILTERS, CHECKS } from '#modules/exams/statements/schema'
import {
  act,
  badRequest,
  currentAddress,
  failure,
  LARGEST_INTEGER,
  readForm,
  redirectWith,
  requireAdmin,
  toCaller,
} from '#app/http'
import { site } from '#app/start/modules.server'
import { excerpt } from '#app/text'
import { paths } from '#app/paths'
import { requireAdminQueue } from '../panel.server'
import { toStatementRow } from './statement-row'

export async function loader(args: LoaderFunctionArgs) {
  const { statements } = site().exams
  const opened = await requireAdminQueue(args, CHECK_FILTERS, statements.list, paths.admin.toVerify)
  const { waiting, query, items, list, position } = opened
  const rows = items.map((statement, index) =>
    toStatementRow(statement, items[index + 1] ?? items[index - 1], list),
  )
  return { waiting, query, list, rows, ...position }
}

export async function action(args: ActionFunctionArgs) {
  const by = toCaller(await requireAdmin(args))
  const submission = await readForm(args.request, schema)
  if (submission.status !== 'success') throw badRequest()
  const { next, checkedBy, ...read } = submission.value
  const list = currentAddress(args.request)
  // Redirects without a fragment, so that the browser shows the message at the top of the page.
  if (!checkedBy) return redirectWith(list, failure(NOT_SAID))
  const refuse = (text: string) => () => redirectWith(list, failure(text))
  return act(args, () => site().admin.statements.check(by, { ...read, checkedBy }), {
    to: next ? `${list}#${next}` : list,
    done: ({ text }) => `Vérifié aujourd'hui : « ${excerpt(text, 120)} »`,
    refused: {
      'not-found': refuse(REFUSED['not-found']),
      changed: refuse(REFUSED.changed),
      'no-text': refuse(REFUSED['no-text']),
    },
    failed: 'Impossible de noter la vérification',
  })
}

const id = z.coerce.number().int().positive()
/** `next` is the HTML id of the row to which the page scrolls after the check. */
const schema = z.object({
  kind: z.enum(CHECK_FILTERS.kind),
  id,
  read: id.max(LARGEST_INTEGER),
  checkedBy: z.enum([...CHECKS, '']).optional(),
  next: z
    .string()
    .regex(/^(question|lesson)-\d+$/)
    .optional(),
})

const NOT_SAID = "Dites d'abord ce que vous avez comparé."

const REFUSED = {
  'not-found': "Cette question ou cette leçon n'existe plus.",
  'no-text':
    "Cette question n'a pas d'article, ou pas l'adresse de son texte : ajoutez-les d'abord. Rien n'a été noté.",
  changed:
    "Un autre administrateur l'a modifiée entre-temps : relisez-la avant de la vérifier. Rien n'a été noté.",
}
