import type { NewsPicture } from '#modules/news'
import { LONGEST_ALT } from '#modules/news/schemas'
import { paths } from '#app/paths'
import { PICTURE_HINT } from '#app/text/photos'
import * as css from '#app/ui/ads/photos.css'
import { Photo } from '#app/ui/content/photo'
import { Checkbox } from '#app/ui/forms/choice-fields'
import { FormGroup, TextField, type TextFieldProps } from '#app/ui/forms/field'

type PictureFieldsProps = {
  /** Of the form, for the ids that its summary of errors leads to. */
  formId: string
  /** The one that is shown now, or that has arrived with the form before. */
  picture: NewsPicture | null
  /** The field of what it shows. */
  alt: Omit<TextFieldProps, 'label'>
  errors?: readonly string[]
}

/** The picture of an item: chosen, replaced or removed with the form, which needs no script for it. */
export function PictureFields({ formId, picture, alt, errors }: PictureFieldsProps) {
  return (
    <FormGroup title="L'image" hint={PICTURE_HINT}>
      {picture && (
        <div className={css.edited}>
          <div className={css.editedPhoto}>
            <Photo
              photo={picture}
              address={(size) => paths.newsPicture(picture, size)}
              alt="L'image de cette actualité"
            />
          </div>
          <input type="hidden" name="pictureId" value={picture.id} />
          <Checkbox id={`${formId}-removePicture`} name="removePicture" label="Retirer l'image" />
        </div>
      )}
      <TextField
        type="file"
        id={`${formId}-picture`}
        name="picture"
        label={picture ? "Remplacer l'image" : 'Choisir une image'}
        optional
        errors={errors}
        accept="image/jpeg,image/png,image/webp"
        data-photos=""
      />
      <div className={css.previews} data-previews="" aria-live="polite" />
      <TextField
        {...alt}
        label="Ce que montre l'image"
        hint="Pour ceux qui ne la voient pas. Rien, si elle ne montre rien que le texte ne dise."
        optional
        maxLength={LONGEST_ALT}
      />
    </FormGroup>
  )
}
