import type { NewsPicture } from '#modules/news'
import { paths } from '#app/paths'
import { PICTURE_HINT } from '#app/text'
import { PictureInput } from '#app/ui/ads'
import * as css from '#app/ui/ads/photos.css'
import { Checkbox, FormGroup, Photo, TextField, type TextFieldProps } from '#app/ui'

type PictureFieldsProps = {
  /** The id of the form. The error summary links to fields whose ids begin with it. */
  formId: string
  /** The picture that the item shows, or one that was uploaded with the form. */
  picture: NewsPicture | null
  /** The ids of the pictures that were ticked for removal. */
  removed?: readonly number[]
  /** The field for the description of the picture. */
  alt: Omit<TextFieldProps, 'label'>
  errors?: readonly string[]
}

/** Renders the fields to choose, replace or remove the picture. They work without script. */
export function PictureFields({ formId, picture, removed = [], alt, errors }: PictureFieldsProps) {
  return (
    <FormGroup title="L'image" hint={PICTURE_HINT}>
      {picture && (
        <div className={css.edited}>
          <div className={css.frame}>
            <Photo
              photo={picture}
              address={(size) => paths.newsPicture(picture, size)}
              alt="L'image de cette actualité"
            />
          </div>
          <input type="hidden" name="pictureId" value={picture.id} />
          <Checkbox
            id={`${formId}-removePicture`}
            name="removePicture"
            value={String(picture.id)}
            label="Retirer l'image"
            defaultChecked={removed.includes(picture.id)}
          />
        </div>
      )}
      {/* The form may no longer show a picture that was ticked for removal. This sends its id again. */}
      {removed
        .filter((id) => id !== picture?.id)
        .map((id) => (
          <input key={id} type="hidden" name="removePicture" value={id} />
        ))}
      <PictureInput
        id={`${formId}-picture`}
        name="picture"
        label={picture ? "Remplacer l'image" : 'Choisir une image'}
        errors={errors}
      />
      <TextField
        {...alt}
        label="Ce que montre l'image"
        hint="Pour ceux qui ne la voient pas. Laissez vide si le texte dit déjà tout ce qu'elle montre."
        optional
      />
    </FormGroup>
  )
}
