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
      {...{ id, label, hint, errors, optional }}
      control={(tied) => <input type="file" {...input} {...tied} className={css.file} />}
    />
  )
}
