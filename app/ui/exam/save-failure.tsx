import { type ReactNode, useEffect, useRef } from 'react'
import { FAILURE, StatusMessage } from '../feedback/status-message'
import * as css from './save-failure.css'

type SaveFailureProps = {
  text: string
  /** The id of the request, under which the log has the fault. */
  reference?: string
  /** 'Réessayer' */
  action: ReactNode
}

/** It takes the focus where it appears: the button that was pressed may be far below. */
export function SaveFailure({ text, reference, action }: SaveFailureProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.querySelector<HTMLElement>('[role=alert]')?.focus(), [])
  return (
    <div className={css.notice} ref={notice}>
      <StatusMessage kind="failure" title={FAILURE} text={text} reference={reference} focused>
        <div className={css.retry}>{action}</div>
      </StatusMessage>
    </div>
  )
}
