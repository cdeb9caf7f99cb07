import { ActionLink, atoms, Button, Card, french, Stack, Text, TextField } from '#app/ui'
import { Notice } from '#app/http/notice'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { longDate, planInWords } from '#app/text'
import * as css from '#app/ui/dashboard/outlook.css'
import type { StudyOverview } from '#modules/exams'
import { examDateSchema } from '#modules/exams/study-plans/schema'

export const PAST_DATE = 'Cette date est déjà passée'

type ExamDateProps = {
  plan: Pick<StudyOverview, 'today' | 'examDate' | 'dailyGoal' | 'reminders'>
  isRefused: boolean
}

export function ExamDate({ plan, isRefused }: ExamDateProps) {
  const { examDate } = plan
  return (
    <Card as="section" labelledBy="date">
      <h2 id="date" className={atoms({ marginBottom: 's8', fontSize: 't18' })}>
        Votre examen
      </h2>
      <Notice at="date" />
      {examDate === null ? (
        <>
          <Text tone="muted">Quand est votre examen ? Nous calculons votre rythme.</Text>
          <div className={atoms({ marginTop: 's16' })}>
            <DateForm {...plan} />
          </div>
        </>
      ) : (
        <>
          <p className={css.date}>
            <time dateTime={examDate}>{french(longDate(new Date(examDate)))}</time>
          </p>
          <Text tone="muted">{planInWords(plan)}</Text>
          <details className={atoms({ marginTop: 's8' })} open={isRefused}>
            <summary className={css.summary} role="button">
              Changer la date
            </summary>
            <Stack gap={12}>
              <DateForm {...plan} />
              <form method="post" action={paths.dashboard({ form: 'no-date' })}>
                <Button variant="quiet" size="small">
                  Retirer la date
                </Button>
              </form>
            </Stack>
          </details>
        </>
      )}
      <ActionLink href={paths.reminders()}>{REMINDERS[plan.reminders]}</ActionLink>
    </Card>
  )
}

const REMINDERS: Record<StudyOverview['reminders'], string> = {
  none: 'Recevoir des rappels par email',
  daily: 'Rappels par email : chaque jour',
  weekly: 'Rappels par email : chaque semaine',
}

function DateForm({ today, examDate }: ExamDateProps['plan']) {
  const [form, fields] = useSchemaForm(examDateSchema, { id: 'jour-examen', defaultValue: { examDate } })
  return (
    <PostForm form={form} action={paths.dashboard()}>
      <TextField
        {...fieldProps(fields.examDate)}
        type="date"
        min={today}
        data-early={PAST_DATE}
        label="Date de l'examen"
      />
      <Button size="small">Enregistrer</Button>
    </PostForm>
  )
}
