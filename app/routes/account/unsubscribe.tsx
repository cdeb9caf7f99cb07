import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { unlistedMeta } from '#app/document/seo'
import { notFound } from '#app/http/responses'
import { paths } from '#app/paths'
import { STOP_REMINDERS } from '#app/start/link-tokens.server'
import { site } from '#app/start/modules.server'
import { StatusMessage } from '#app/ui/feedback/message'
import { Actions, Button, ButtonLink } from '#app/ui/forms/button'
import { BesideTarget, Stack } from '#app/ui/layout/layout'
import { Text } from '#app/ui/text/text'

export const meta: MetaFunction = () => unlistedMeta('Rappels de révision')

export function loader({ params }: LoaderFunctionArgs) {
  memberOf(params)
  return null
}

/**
 * For a person's button and for a mail provider, which sends no cookie and follows no redirect (RFC 8058). Their
 * bodies say nothing that the address does not.
 */
export async function action({ params }: LoaderFunctionArgs) {
  await site().exams.stopReminders(memberOf(params))
  return { isStopped: true }
}

function memberOf({ token = '' }: LoaderFunctionArgs['params']): number {
  const userId = site().linkTokens.read(STOP_REMINDERS, token)
  if (userId === null) throw notFound()
  return Number(userId)
}

export default function Unsubscribe() {
  const isStopped = useActionData<typeof action>()?.isStopped
  return (
    <BesideTarget title={isStopped ? 'Rappels arrêtés' : 'Arrêter les rappels de révision ?'}>
      {isStopped ? <Stopped /> : <Question />}
    </BesideTarget>
  )
}

function Question() {
  return (
    <Stack gap={24}>
      <Text>
        Vous ne recevrez plus d'email qui dit ce qui est à revoir. Votre compte, vos progrès et vos séries
        restent comme ils sont.
      </Text>
      <Form method="post">
        <Actions>
          <Button variant="primary">Ne plus recevoir de rappels</Button>
        </Actions>
      </Form>
    </Stack>
  )
}

function Stopped() {
  return (
    <Stack gap={24}>
      <StatusMessage kind="success" title="Vous ne recevrez plus de rappels de révision." />
      <Text>Pour en recevoir à nouveau, choisissez leur fréquence dans votre profil.</Text>
      <Actions>
        <ButtonLink href={`${paths.profile()}#rappels`}>Ouvrir mon profil</ButtonLink>
      </Actions>
    </Stack>
  )
}
