import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { unlistedMeta } from '#app/document/seo'
import { notFound } from '#app/http/responses'
import { paths } from '#app/paths'
import { STOP_DIGESTS, STOP_REMINDERS } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { StatusMessage } from '#app/ui/feedback/message'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { BesideTarget, Stack } from '#app/ui/layout/layout'
import { Text } from '#app/ui/text/text'

export const meta: MetaFunction<typeof loader> = ({ data }) => unlistedMeta(WORDS[data ?? 'reminders'].name)

export function loader({ params }: LoaderFunctionArgs) {
  return readLink(params).what
}

/**
 * For a person's button and for a mail provider, which sends no cookie and follows no redirect (RFC 8058). Their
 * bodies say nothing that the address does not.
 */
export async function action({ params }: LoaderFunctionArgs) {
  const { what, userId } = readLink(params)
  await (what === 'reminders' ? site().exams.stopReminders(userId) : site().ads.stopDigests(userId))
  return { isStopped: true }
}

function readLink({ token = '' }: LoaderFunctionArgs['params']): {
  what: keyof typeof WORDS
  userId: number
} {
  const { linkTokens } = site()
  const ofReminders = linkTokens.read(STOP_REMINDERS, token)
  if (ofReminders !== null) return { what: 'reminders', userId: Number(ofReminders) }
  const ofDigests = linkTokens.read(STOP_DIGESTS, token)
  if (ofDigests === null) throw notFound()
  return { what: 'digests', userId: Number(ofDigests) }
}

/** What the link of each kind of mail stops. */
const WORDS = {
  reminders: {
    name: 'Rappels de révision',
    question: 'Arrêter les rappels de révision ?',
    about:
      'Vous ne recevrez plus de rappels par email. Votre compte, vos progrès et vos séries ne changent pas.',
    button: 'Ne plus recevoir de rappels',
    stopped: 'Rappels arrêtés',
    done: 'Vous ne recevrez plus de rappels de révision.',
    again: 'Pour recevoir à nouveau des rappels, choisissez une fréquence dans votre profil.',
    href: paths.reminders(),
    open: 'Ouvrir mon profil',
  },
  digests: {
    name: 'Emails de vos alertes',
    question: 'Arrêter les emails de vos alertes ?',
    about: 'Vous ne recevrez plus les nouvelles annonces par email. Vos alertes ne changent pas.',
    button: 'Ne plus recevoir ces emails',
    stopped: 'Emails arrêtés',
    done: "Vous ne recevrez plus d'emails de vos alertes.",
    again: 'Pour recevoir à nouveau ces emails, ouvrez « Mes alertes ».',
    href: paths.alerts(),
    open: 'Ouvrir mes alertes',
  },
}

type Words = (typeof WORDS)['reminders']

export default function Unsubscribe() {
  const words = WORDS[useLoaderData<typeof loader>()]
  const isStopped = useActionData<typeof action>()?.isStopped
  return (
    <BesideTarget title={isStopped ? words.stopped : words.question}>
      {isStopped ? <Stopped {...words} /> : <Question {...words} />}
    </BesideTarget>
  )
}

function Question({ about, button }: Words) {
  return (
    <Stack gap={24}>
      <Text>{about}</Text>
      <Form method="post">
        <Actions>
          <Button variant="primary">{button}</Button>
        </Actions>
      </Form>
    </Stack>
  )
}

function Stopped({ done, again, href, open }: Words) {
  return (
    <Stack gap={24}>
      <StatusMessage kind="success" title={done} />
      <Text>{again}</Text>
      <Actions>
        <ButtonLink href={href}>{open}</ButtonLink>
      </Actions>
    </Stack>
  )
}
