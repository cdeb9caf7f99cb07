import { useActionData } from '@remix-run/react'
import type { AdSummary } from '#modules/ads'
import { HELD_WORDS, WRITE_REFUSALS } from '#app/text'
import { paths } from '#app/paths'
import { Card, ConfirmFirst, french, Note, RowActions, Stack } from '#app/ui'
import { words } from '#app/ui/content/blocks.css'
import { WriteForm, Writing } from './write-form'

type FirstWritingProps = {
  ad: Pick<AdSummary, 'id' | 'title'>
  email: string
  /** Whether the conversation exists, so that the message would not be its first. */
  isBegun: boolean
  held: string | null
  refusal: keyof typeof WRITE_REFUSALS | null
}

/** The form of a first message, with the held message in it, if there is one and it may be sent. */
export function FirstWriting({ ad, email, isBegun, held, refusal }: FirstWritingProps) {
  // A refused message must stay in its form.
  const wasSent = useActionData() !== undefined
  const here = paths.writeAboutAd(ad.id)
  const awaitsAddress = refusal === 'unconfirmed'
  if (isBegun || (held === null && !awaitsAddress)) return <Writing {...{ here, email, refusal }} />
  const isStuck = refusal !== null && !awaitsAddress && !wasSent
  return (
    <Stack gap={24}>
      {held === null ? (
        <Note>{HELD_WORDS.before}</Note>
      ) : awaitsAddress ? (
        <ConfirmFirst {...{ email, here }}>{HELD_WORDS.unconfirmed}</ConfirmFirst>
      ) : (
        <Note title={refusal ? HELD_WORDS.unsent : undefined}>
          {refusal ? WRITE_REFUSALS[refusal] : HELD_WORDS.soon}
        </Note>
      )}
      {isStuck ? (
        <Card>
          <p className={words}>{french(held ?? '')}</p>
        </Card>
      ) : (
        <WriteForm
          action={here}
          message={held ?? undefined}
          button={awaitsAddress && held !== null ? 'Modifier' : 'Envoyer'}
        />
      )}
      {held !== null && (
        <RowActions
          about={ad.title}
          actions={[
            {
              ...{ label: 'Supprimer', what: 'le message sur', variant: 'quietDanger' },
              post: paths.writeAboutAd(ad.id, { form: 'withdraw' }),
            },
          ]}
        />
      )}
    </Stack>
  )
}
