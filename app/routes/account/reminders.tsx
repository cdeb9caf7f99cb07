import type { ReminderPlan } from '#modules/exams'
import { remindersSchema } from '#modules/exams/study-plans/schema'
import { MORNING_HOUR } from '#modules/kernel/mornings'
import { Notice } from '#app/http/notice'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { longDate } from '#app/text'
import { Actions, Button, Chapter, Segments, Text, toChoices } from '#app/ui'

type RemindersProps = ReminderPlan & { isSent: boolean; isConfirmed: boolean; tomorrow: string }

export function ReminderSettings({ reminders, nextReminderOn, ...about }: RemindersProps) {
  const [form, fields] = useSchemaForm(remindersSchema, {
    id: 'rappel',
    lastResult: about.isSent ? undefined : null,
  })
  return (
    <Chapter id="rappels" title="Rappels de révision" about={ABOUT}>
      <Notice at="rappels" />
      <PostForm form={form} action={paths.profile({ form: 'reminders' })}>
        <Segments
          id={fields.reminders.id}
          label="Fréquence des rappels"
          name={fields.reminders.name}
          options={toChoices(CHOICES)}
          defaultValue={reminders}
          apart
          errors={fields.reminders.errors}
        />
        {nextReminderOn !== null &&
          (about.isConfirmed ? (
            <Text tone="muted">
              {`Prochain rappel : ${nextReminderOn === about.tomorrow ? 'demain matin' : `le ${longDate(new Date(nextReminderOn))}`}.`}
            </Text>
          ) : (
            <Text tone="muted">
              Aucun rappel ne part avant que votre adresse soit confirmée.{' '}
              <a href="#adresse">Confirmer mon adresse</a>
            </Text>
          ))}
        <Actions>
          <Button>Garder ce choix</Button>
        </Actions>
      </PostForm>
    </Chapter>
  )
}

const ABOUT = `Un court email, à partir de ${MORNING_HOUR} heures, vous dit ce qui est à revoir, ou vous propose de nouvelles questions. Vous arrêtez les rappels d'un clic.`

const CHOICES: Record<ReminderPlan['reminders'], string> = {
  none: 'Aucun',
  daily: 'Chaque jour',
  weekly: 'Chaque semaine',
}
