import { Button } from './button'
import * as css from './button.css'

type CopyButtonProps = { label: string; text: string; copied: string }

export function CopyButton({ label, text, copied }: CopyButtonProps) {
  return (
    <div className={css.copy} data-copy={text} data-copied={copied} data-failed={NOT_COPIED} hidden>
      <Button type="button">{label}</Button>
      <span role="status" />
    </div>
  )
}

const NOT_COPIED = "Le navigateur n'a pas copié. Copiez à la main."
