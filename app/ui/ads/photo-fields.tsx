import type { AdPhoto } from '#modules/ads'
import { LENGTHS, MOST_PHOTOS } from '#modules/ads/rules'
import { frenchSpaces } from '#app/text/french'
import { PHOTO_WORDS, PHOTOS_HINT } from '#app/text/photos'
import { Button } from '../forms/button'
import { Fields, FormGroup, TextField, type TextFieldProps } from '../forms/field'
import { FieldError } from '../forms/field-error'
import { french, Hidden, Text } from '../text/text'
import { Fold } from '../content/fold'
import { Photo } from '../content/photo'
import * as css from './photos.css'

type PhotoFieldsProps = {
  /** The prefix of the ids to which the error summary links. */
  formId: string
  action: string
  photos: readonly AdPhoto[]
  errors?: readonly string[]
  /** The labels of the photo buttons, by the button's value. */
  acts: Record<'earlier' | 'later' | 'remove', string>
}

/**
 * Shows the photos in a form. Each button sends the whole form, so that no input is lost.
 * behaviours/send-photos.ts sends photos as they are chosen, and then shows the server's `data-sent` again.
 */
export function PhotoFields({ formId, action, photos, errors, acts }: PhotoFieldsProps) {
  const id = `${formId}-photos`
  // The anchor scrolls the page back to the photos.
  const button = {
    formAction: `${action}#${id}-groupe`,
    formNoValidate: true,
    name: 'photoAct',
    size: 'small',
  } as const
  const free = MOST_PHOTOS - photos.length
  return (
    <FormGroup id={`${id}-groupe`} title="Photos" hint={PHOTOS_HINT}>
      <div className={css.sent} data-sent="">
        {photos.length > 0 && (
          <>
            <ol className={css.rows}>
              {photos.map((photo, at) => (
                <li key={photo.id} className={css.row}>
                  <div className={css.frame}>
                    <Photo photo={photo} alt={`Photo ${at + 1}`} />
                  </div>
                  <p className={css.rowName}>{at === 0 ? 'Photo principale' : french(`Photo ${at + 1}`)}</p>
                  <input type="hidden" name="photo[]" value={photo.id} />
                  <div className={css.acts}>
                    {ACTS.filter((act) =>
                      act === 'earlier' ? at > 0 : act !== 'later' || at < photos.length - 1,
                    ).map((act) => (
                      <Button key={act} {...button} variant="quiet" value={`${act}.${photo.id}`}>
                        {acts[act]}
                        <Hidden>{french(` (photo ${at + 1})`)}</Hidden>
                      </Button>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
            <Fold label="Décrire les photos" open={photos.some(({ caption }) => caption !== null)}>
              <Fields>
                {photos.map((photo, at) => (
                  <TextField
                    key={photo.id}
                    id={`${formId}-caption-${photo.id}`}
                    name="caption[]"
                    label={`Ce que montre la photo ${at + 1}`}
                    optional
                    defaultValue={photo.caption ?? ''}
                    maxLength={LENGTHS.caption[1]}
                  />
                ))}
              </Fields>
            </Fold>
          </>
        )}
      </div>
      {free > 0 || errors ? (
        <>
          <ul className={css.rows} data-travelling="" />
          <TravellingPhoto />
          <div>
            <TextField
              {...FILE}
              id={id}
              name="photos"
              label={photos.length === 0 ? 'Ajouter des photos' : "Ajouter d'autres photos"}
              errors={errors}
              multiple
            />
            <p role="status" data-photo-state="" />
          </div>
          <div className={css.withoutScript}>
            <Button {...button} value="add">
              Envoyer ces photos
            </Button>
          </div>
        </>
      ) : (
        <Text id={id} note>
          {`${MOST_PHOTOS} photos, c'est le maximum : retirez-en une pour en ajouter une autre.`}
        </Text>
      )}
    </FormGroup>
  )
}

const ACTS = ['earlier', 'later', 'remove'] as const

/** The row that behaviours/send-photos.ts copies for each chosen photo. */
function TravellingPhoto() {
  const words = Object.entries(PHOTO_WORDS).map(([name, text]) => [name, frenchSpaces(text)])
  return (
    <template data-photo-row={JSON.stringify(Object.fromEntries(words))}>
      <li className={css.row}>
        <div className={css.frame} />
        <p className={css.rowName} />
        <div>
          <progress className={css.progress} max={100} />
          <FieldError errors={['']} />
        </div>
        <div className={css.acts}>
          <Button type="button" size="small" data-retry="" hidden>
            Réessayer
          </Button>
          <Button type="button" size="small" variant="quiet" data-remove="">
            Retirer
          </Button>
        </div>
      </li>
    </template>
  )
}

const FILE = {
  type: 'file',
  accept: 'image/jpeg,image/png,image/webp',
  optional: true,
  'data-photos': '',
} as const

/** Shows a field for a picture. behaviours/shrink-photos.ts adds the preview below the field. */
export function PictureInput(props: TextFieldProps) {
  return (
    <>
      <TextField {...FILE} {...props} />
      <div className={css.previews} data-previews="" aria-live="polite" />
    </>
  )
}
