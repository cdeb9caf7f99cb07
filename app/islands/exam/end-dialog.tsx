import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { END_TITLE, EndQuestion } from '#app/ui/exam/end-question'
import { french } from '#app/ui/text/text'

type EndDialogProps = ComponentProps<typeof EndQuestion> & { onClose: () => void }

/** Browsers without <dialog> show the server's confirmation page. */
export const knowsDialogs = () => typeof HTMLDialogElement === 'function'

export function EndDialog({ onClose, ...asked }: EndDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current!
    shown.showModal()
    // Focuses the title, so that a stray key cannot press a button.
    shown.querySelector('h2')?.focus()
    // Closes the dialog before React removes it, so that the browser restores the focus.
    return () => shown.close()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby="terminer" onClose={onClose}>
      <div>
        <h2 id="terminer" tabIndex={-1}>
          {french(END_TITLE)}
        </h2>
        <EndQuestion {...asked} />
      </div>
    </dialog>
  )
}
