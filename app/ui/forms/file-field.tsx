import { Field, type FieldProps } from './field'
import * as css from './file-field.css'

type FileFieldProps = FieldProps & {
  name: string
  /** As the browser takes it: '.csv,text/csv'. */
  accept: string
  required?: boolean
}

/** A file from the reader's device; its form is sent as multipart/form-data. */
export function FileField({ id, label, hint, errors, optional, ...input }: FileFieldProps) {
  return (
    <Field
      control={(tied) => <input type="file" className={css.file} {...input} {...tied} />}
      {...{ id, label, hint, errors, optional }}
    />
  )
}
