import type { ReminderPlan } from '#modules/exams'
import { MORNING_HOUR, remindersSchema } from '#modules/exams/schemas'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { longDate } from '#app/text/format'
import { Actions, Button } from '#app/ui/forms/button'
import { choicesOf, Segments } from '#app/ui/forms/choice-fields'
import { Chapter } from '#app/ui/layout/layout'
import { Text } from '#app/ui/text/text'

type RemindersProps = ReminderPlan & { isSent: boolean }

/** How often a member gets a mail that says what is due. */
export function ReminderSettings({ reminders, nextReminderOn, isSent }: RemindersProps) {
  const [form, fields] = useSchemaForm(remindersSchema, {
    id: 'rappel',
    lastResult: isSent ? undefined : null,
  })
  return (
    <Chapter id="rappels" title="Rappels de révision" about={ABOUT}>
      <PostForm form={form} action={paths.profile({ form: 'reminders' })}>
        <Segments
          id={fields.reminders.id}
          label="Fréquence des rappels"
          name={fields.reminders.name}
          options={choicesOf(CHOICES)}
          defaultValue={reminders}
          apart
          errors={fields.reminders.errors}
        />
        {nextReminderOn !== null && (
          <Text tone="muted">{`${NEXT} ${longDate(new Date(nextReminderOn))}.`}</Text>
        )}
        <Actions>
          <Button>Changer les rappels</Button>
        </Actions>
      </PostForm>
    </Chapter>
  )
}

const ABOUT = `Un email dit combien de questions sont à revoir, dans quels thèmes, et combien de jours restent avant votre examen. Le premier part le lendemain de votre choix, à partir de ${MORNING_HOUR} heures ; aucun ne part quand rien n'est à revoir. Un lien dans chaque email les arrête.`

const NEXT = "Le prochain part, s'il y a alors des questions à revoir, le"

const CHOICES: Record<ReminderPlan['reminders'], string> = {
  none: 'Aucun',
  daily: 'Chaque jour',
  weekly: 'Chaque semaine',
}
