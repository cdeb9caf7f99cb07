import { atoms } from '../atoms'
import type { AdPhoto } from '#modules/ads'
import { LENGTHS, MOST_PHOTOS } from '#modules/ads/rules'
import { PHOTOS_HINT } from '#app/text/photos'
import { Button } from '../forms/button'
import { FormGroup, TextField, type TextFieldProps } from '../forms/field'
import { french, Hidden, Text } from '../text/text'
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

/** Shows the photos in a form. Each button sends the whole form, so that no input is lost. */
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
      {photos.length > 0 && (
        <ol className={atoms({ display: 'grid', gap: 's16' })}>
          {photos.map((photo, at) => (
            <li key={photo.id} className={css.edited}>
              <div className={css.frame}>
                <Photo photo={photo} alt={`Photo ${at + 1}`} />
              </div>
              <TextField
                id={`${formId}-caption-${photo.id}`}
                name="caption[]"
                label={`Ce que montre la photo ${at + 1}`}
                optional
                defaultValue={photo.caption ?? ''}
                maxLength={LENGTHS.caption[1]}
              />
              <input type="hidden" name="photo[]" value={photo.id} />
              <div className={css.acts}>
                {Object.entries(acts)
                  .filter(([act]) => (act === 'earlier' ? at > 0 : act !== 'later' || at < photos.length - 1))
                  .map(([act, name]) => (
                    <Button key={act} {...button} variant="quiet" value={`${act}.${photo.id}`}>
                      <span>
                        {french(name)}
                        <Hidden>{french(` la photo ${at + 1}`)}</Hidden>
                      </span>
                    </Button>
                  ))}
              </div>
            </li>
          ))}
        </ol>
      )}
      {free > 0 || errors ? (
        <>
          <PictureInput
            id={id}
            name="photos"
            label={photos.length === 0 ? 'Ajouter des photos' : "Ajouter d'autres photos"}
            errors={errors}
            multiple
          />
          <div>
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

/** Shows a field for photos. behaviours/shrink-photos.ts adds the previews below the field. */
export function PictureInput(props: TextFieldProps) {
  return (
    <>
      <TextField type="file" accept="image/jpeg,image/png,image/webp" {...props} optional data-photos="" />
      <div className={css.previews} data-previews="" aria-live="polite" />
    </>
  )
}
