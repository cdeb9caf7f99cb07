import { Icon } from '../icons/icon'
import { type Message, StatusMessage } from './status-message'
import * as css from './toast.css'

/**
 * What the last action has to say. Without script it stands at the top of the page, and stays; with
 * one it lies over the foot of the page from the first paint, and `behaviours/toast.ts` has charge of it.
 */
export function Toast(message: Message) {
  return (
    <section className={css.area} aria-label="Notifications" data-toast={message.kind}>
      <StatusMessage {...message} />
      <button type="button" className={css.close} aria-label="Fermer la notification" hidden>
        <Icon name="cross" />
      </button>
    </section>
  )
}
