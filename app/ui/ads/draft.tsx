import { paths } from '#app/paths'
import { DELETE_DRAFT, KEEP_DRAFT, nameDraft } from '#app/text/ads'
import { day, dayAndMonth } from '#app/text/format'
import { count } from '#app/text/words'
import { RowActions } from '../content/row-actions'
import { Button, ButtonLink } from '../forms/button'
import { french, Text } from '../text/text'
import * as css from './own-ads.css'

type KeptDraft = { savedAt: Date; endsAt: Date }

type DraftCardProps = KeptDraft & { title: string | undefined; photos: number }

/** Shows the member's draft above their ads. */
export function DraftCard({ title, photos, savedAt, endsAt }: DraftCardProps) {
  const content = [title ?? 'Sans titre', ...(photos > 0 ? [count(photos, 'photo')] : [])].join(', ')
  return (
    <section className={css.panel} aria-labelledby="brouillon">
      <h2 id="brouillon" className={css.draftName}>
        {french(nameDraft(savedAt))}
      </h2>
      <Text note>{`${content}. ${describeKeeping(endsAt)}`}</Text>
      <div className={css.actions}>
        <RowActions
          about={title ?? 'Sans titre'}
          actions={[
            { label: 'Reprendre le brouillon', href: paths.postAd() },
            { label: DELETE_DRAFT, href: paths.deleteDraft(), variant: 'quietDanger', dialog: true },
          ]}
        />
      </div>
    </section>
  )
}

const describeKeeping = (endsAt: Date) =>
  `Gardé jusqu'au ${dayAndMonth(day(endsAt))}, jamais publié sans vous.`

/** The sentence on the form that holds the draft again. */
export const describeReopened = ({ savedAt, endsAt }: KeptDraft) =>
  `${nameDraft(savedAt)}. ${describeKeeping(endsAt)}`

export function DeleteDraftLink() {
  return (
    <ButtonLink href={paths.deleteDraft()} variant="quietDanger" data-dialog="">
      {DELETE_DRAFT}
    </ButtonLink>
  )
}

const NOT_KEPT = "Le brouillon n'est pas gardé : le site ne répond pas. Il le sera au prochain changement."

/** The buttons of the form of a new ad. behaviours/keep-draft.ts writes below them when it has kept the draft. */
export function DraftButtons() {
  return (
    <>
      <Button name="draft" value="preview">
        Aperçu
      </Button>
      <Button name="draft" value="save" formNoValidate>
        {KEEP_DRAFT}
      </Button>
      <p
        role="status"
        className={css.draftStatus}
        data-draft={paths.keepDraft()}
        data-failed={french(NOT_KEPT)}
      />
    </>
  )
}
