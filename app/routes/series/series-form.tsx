import type { Revisable } from '#modules/exams'
import { PostForm, useSchemaForm } from '#app/http/schema-form'
import { paths } from '#app/paths'
import { Actions, Button } from '#app/ui'
import { type SeriesFields, SeriesFieldset } from '#app/ui/series/choice-form'
import { choiceSchema } from './choice-schema'

type SeriesFormProps = {
  revisable: Revisable
  chosen: SeriesFields
  /** Whether its button is the page's primary one. */
  isMain: boolean
}

export function SeriesForm({ revisable, chosen, isMain }: SeriesFormProps) {
  const [form, fields] = useSchemaForm(choiceSchema, {
    id: 'serie',
    defaultValue: { ...chosen, theme: [...chosen.theme] },
  })
  const { source, theme, difficulty, count } = fields
  const filledIn = {
    source: source.initialValue ?? '',
    // conform gives a single value as a string instead of an array.
    theme: [theme.initialValue ?? []].flat().filter((slug) => slug !== undefined),
    difficulty: difficulty.initialValue ?? '',
    count: count.initialValue ?? '10',
  }
  return (
    <PostForm form={form} action={paths.revise()}>
      <SeriesFieldset revisable={revisable} chosen={filledIn} />
      <Actions>
        <Button variant={isMain ? 'primary' : undefined}>Commencer</Button>
      </Actions>
    </PostForm>
  )
}
