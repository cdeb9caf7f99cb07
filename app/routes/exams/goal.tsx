import type { StudyOverview } from '#modules/exams'
import { MINUTES_A_DAY } from '#modules/exams/rules'
import { goalSchema } from '#modules/exams/study-plans/schema'
import { Notice } from '#app/http/notice'
import { fieldProps, PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { daysLeft, forecastInWords, goalInWords } from '#app/text'
import { ActionLink, Actions, Button, french, Hidden, SelectField, Stack, Text, TextField } from '#app/ui'
import * as css from '#app/ui/dashboard/today.css'

export const PAST_DATE = 'Cette date est déjà passée'

type GoalProps = { study: StudyOverview; isRefused: boolean }

/** The exam's date and the minutes a day, and where they lead. */
export function Goal({ study, isRefused }: GoalProps) {
  const { forecast, reminders } = study
  const isDated = daysLeft(study) !== null
  const words = isDated ? forecast && forecastInWords(forecast) : NO_DATE
  return (
    <>
      <Notice at="date" />
      <details id="date" open={isRefused}>
        <summary className={css.summary} role="button">
          <span>
            {french(goalInWords(study))}
            <Hidden>. </Hidden>
          </span>
          <span className={css.change}>{isDated ? 'Changer la date' : 'Donner la date'}</span>
        </summary>
        <GoalForm study={study} />
        <ActionLink href={paths.reminders()}>{REMINDERS[reminders]}</ActionLink>
        <ActionLink href={paths.realExam()}>Ce que nous savons de l'épreuve</ActionLink>
      </details>
      {words && <Text>{words}</Text>}
      <MoreMinutes study={study} />
    </>
  )
}

const NO_DATE = 'Donnez la date : nous vous dirons où mènent ces minutes.'

const REMINDERS: Record<StudyOverview['reminders'], string> = {
  none: 'Recevoir des rappels par email',
  daily: 'Rappels par email : chaque jour',
  weekly: 'Rappels par email : chaque semaine',
}

function GoalForm({ study }: Pick<GoalProps, 'study'>) {
  const { date, minutes } = study
  const examDate = daysLeft(study) === null ? null : study.examDate
  const [form, fields] = useSchemaForm(goalSchema, {
    id: 'plan',
    defaultValue: { examDate, minutes: String(minutes) },
  })
  return (
    <PostForm form={form} action={`${paths.dashboard()}#date`}>
      <Stack gap={12}>
        <TextField
          {...fieldProps(fields.examDate)}
          type="date"
          min={date}
          data-early={PAST_DATE}
          label="Date de l'examen"
          optional
        />
        <SelectField
          {...fieldProps(fields.minutes)}
          label="Minutes par jour"
          options={MINUTES_A_DAY.map((some) => ({ value: String(some), label: String(some) }))}
        />
        <Actions>
          <Button size="small">Enregistrer</Button>
        </Actions>
      </Stack>
    </PostForm>
  )
}

/** Offers the minutes that suffice for all questions, if those chosen do not. */
function MoreMinutes({ study: { forecast, examDate, minutes } }: Pick<GoalProps, 'study'>) {
  const more = forecast?.firstLook?.minutesForAll ?? minutes
  if (more === minutes) return null
  return (
    <form method="post" action={paths.dashboard()}>
      <input type="hidden" name="examDate" value={examDate!} />
      <Button size="small" name="minutes" value={more}>
        {`Passer à ${more} min par jour`}
      </Button>
    </form>
  )
}
