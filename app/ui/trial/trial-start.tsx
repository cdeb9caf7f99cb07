import type { ReactNode } from 'react'
import { TRIAL_QUESTIONS } from '#modules/exams/rules'
import { RETENTION } from '#modules/kernel/retention'
import { paths } from '#app/paths'
import { formatPeriod } from '#app/text/period'
import { ActionLink } from '../content/links'
import { StatusMessage } from '../feedback/message'
import { Button } from '../forms/button'
import { BesideTarget, Stack } from '../layout/layout'
import { Text } from '../text/text'

type StartTrialProps = { label?: string; isMain?: boolean }

/** The button that begins a trial, or goes on with the one that the browser keeps. */
export function StartTrial({
  label = `Essayer ${TRIAL_QUESTIONS} questions`,
  isMain = true,
}: StartTrialProps) {
  return (
    <form method="post" action={paths.trial()}>
      <Button variant={isMain ? 'primary' : undefined} wide={isMain}>
        {label}
      </Button>
    </form>
  )
}

/** `refused` says why no trial has begun. */
export function TrialStart({ back, refused }: { back: ReactNode; refused?: string }) {
  return (
    <BesideTarget back={back}>
      <Stack gap={24}>
        <Text>
          {`Voici ${TRIAL_QUESTIONS} de nos questions, sur plusieurs thèmes de la licence de tireur sportif (LTS). Ce ne sont pas celles de l'épreuve. Après chaque réponse, vous lisez l'explication et sa source.`}
        </Text>
        <Text>Sans compte et sans chronomètre : comptez cinq minutes.</Text>
        {refused && <StatusMessage kind="failure" title={refused} focused />}
        <StartTrial label="Commencer" />
        <Text note>
          <>
            {`Le site ne garde rien, sauf si vous créez un compte. Vos réponses restent ${formatPeriod(RETENTION.trialCookie)} dans `}
            <a href={`${paths.privacy()}#cookies`}>un cookie de votre navigateur</a>.
          </>
        </Text>
        <ActionLink href={paths.realExam()}>Ce que nous savons de l'épreuve</ActionLink>
        <ActionLink href={paths.lessons()}>Lire d'abord une leçon</ActionLink>
      </Stack>
    </BesideTarget>
  )
}
