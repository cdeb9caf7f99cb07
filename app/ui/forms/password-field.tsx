import { TextField, type TextFieldProps } from './text-field'

/** A password never travels back to the page, whatever the form hands over. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  return <TextField {...props} type="password" value={undefined} defaultValue={undefined} />
}
