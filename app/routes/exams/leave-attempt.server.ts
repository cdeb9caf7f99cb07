import type { ClosedAttempt } from '#modules/exams'
import { type Flash, flash, seeOther } from '#app/http/redirect.server'
import { paths } from '#app/paths'
import { NOTHING_RECORDED, TIME_IS_UP } from './words'

/** Where the address of a finished exam leads: to its result, or, when nothing was recorded, to a new start. */
export async function leaveAttempt({ result, timeUp }: ClosedAttempt): Promise<Response> {
  const message = result ? timeUp && RECORDED : timeUp ? DROPPED : OVER
  const cookies = message ? [await flash(message)] : []
  if (!result) return seeOther(paths.examSelection(), cookies)
  return seeOther(result.isLatest ? paths.results() : paths.examDetails(result.id), cookies)
}

const RECORDED: Flash = { kind: 'info', title: TIME_IS_UP }

/* Abandoned, in another tab or before Back was pressed. */
const OVER: Flash = { kind: 'info', title: "Cet examen n'est plus en cours", text: NOTHING_RECORDED }

const DROPPED: Flash = {
  kind: 'info',
  title: "Le temps est écoulé et aucune question n'a reçu de réponse : cet examen n'est pas enregistré.",
}
