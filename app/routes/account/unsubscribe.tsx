import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { PageHandle } from '#app/http'
import { paths } from '#app/paths'
import { STOP_MAILS } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { Actions, BackLink, BesideTarget, Button, ButtonLink, Stack, StatusMessage, Text } from '#app/ui'

export const handle: PageHandle<typeof loader> = ({ what }) => ({ title: what ? WORDS[what].name : VOID })

export function loader(args: LoaderFunctionArgs) {
  const link = readLink(args.params)
  return data({ what: link?.what }, { status: link ? 200 : 400 })
}

/** Needs no cookie and never redirects, because mail providers post here too (RFC 8058). */
export async function action(args: LoaderFunctionArgs) {
  const link = readLink(args.params)
  if (!link) return data({ isStopped: false }, { status: 400 })
  await STOPS[link.what](link.userId)
  return { isStopped: true }
}

const STOPS = {
  reminder: (userId: number) => site().exams.studyPlans.stopReminders(userId),
  'ad-digest': (userId: number) => site().ads.alerts.stopDigests(userId),
  'admin-waiting': (userId: number) => site().admin.waitingMails.stop(userId),
}

type Link = { what: keyof typeof STOP_MAILS; userId: number }

function readLink({ token = '' }: LoaderFunctionArgs['params']): Link | null {
  const { linkTokens } = site()
  for (const [what, purpose] of Object.entries(STOP_MAILS)) {
    const userId = linkTokens.read(purpose, token)
    if (userId !== null) return { what: what as Link['what'], userId: Number(userId) }
  }
  return null
}

const WORDS = {
  reminder: {
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
  'ad-digest': {
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
  'admin-waiting': {
    name: "Emails d'administration",
    question: "Arrêter les emails d'administration ?",
    about: 'Vous ne recevrez plus par email ce qui attend un administrateur. Le panel ne change pas.',
    button: 'Ne plus recevoir ces emails',
    stopped: 'Emails arrêtés',
    done: "Vous ne recevrez plus d'emails d'administration.",
    again: 'Pour recevoir à nouveau ces emails, ouvrez votre profil.',
    href: paths.waitingMails(),
    open: 'Ouvrir mon profil',
  },
} satisfies Record<keyof typeof STOP_MAILS, object>

const VOID = "Ce lien n'est plus valable"

const BACK = <BackLink href={paths.home()}>Retour à l'accueil</BackLink>

type Words = (typeof WORDS)['reminder']

export default function Unsubscribe() {
  const { what } = useLoaderData<typeof loader>()
  const isStopped = useActionData<typeof action>()?.isStopped
  if (!what) return <Void />
  const words = WORDS[what]
  return (
    <BesideTarget title={isStopped ? words.stopped : words.question} back={BACK}>
      {isStopped ? <Stopped {...words} /> : <Question {...words} />}
    </BesideTarget>
  )
}

function Question({ about, button }: Words) {
  return (
    <Stack gap={24}>
      <Text>{about}</Text>
      <form method="post">
        <Actions>
          <Button variant="primary">{button}</Button>
        </Actions>
      </form>
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

function Void() {
  return (
    <BesideTarget back={BACK}>
      <Stack gap={24}>
        <Text>
          Il n'est pas arrivé entier, et rien n'a changé. Connectez-vous : vous arrêtez les rappels dans votre
          profil, et les emails de vos alertes sous « Mes alertes ».
        </Text>
        <Actions>
          <ButtonLink href={WORDS.reminder.href} variant="primary">
            {WORDS.reminder.open}
          </ButtonLink>
          <ButtonLink href={WORDS['ad-digest'].href}>{WORDS['ad-digest'].open}</ButtonLink>
        </Actions>
      </Stack>
    </BesideTarget>
  )
}
