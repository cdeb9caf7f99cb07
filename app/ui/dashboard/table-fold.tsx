import type { ReactNode } from 'react'
import { DataTable, type DataTableProps } from '../content/data-table'
import { french, Hidden } from '../text/text'
import * as css from './figures.css'

type FoldLabel = {
  label: string
  /** Completes the label for screen readers. */
  of: string
}

/** Unfolds the figures of a drawing as a table. */
export function TableFold<Row>({ label, of, ...table }: DataTableProps<Row> & FoldLabel) {
  return (
    <FiguresFold label={label} of={of}>
      <DataTable {...table} />
    </FiguresFold>
  )
}

export function FiguresFold({ label, of, children }: FoldLabel & { children: ReactNode }) {
  return (
    <details>
      <summary className={css.tableSummary} role="button">
        <span>
          {french(label)}
          <Hidden>{french(` ${of}`)}</Hidden>
        </span>
      </summary>
      {children}
    </details>
  )
}
