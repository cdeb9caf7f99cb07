import { DataTable, type DataTableProps } from '../content/data-table'
import { french, Hidden } from '../text/text'
import * as css from './figures.css'

type TableFoldProps<Row> = DataTableProps<Row> & {
  label: string
  /** Completes the label for screen readers. */
  of: string
}

/** Unfolds the figures of a drawing as a table. */
export function TableFold<Row>({ label, of, ...table }: TableFoldProps<Row>) {
  return (
    <details>
      <summary className={css.tableSummary} role="button">
        <span>
          {french(label)}
          <Hidden>{french(` ${of}`)}</Hidden>
        </span>
      </summary>
      <DataTable {...table} />
    </details>
  )
}
