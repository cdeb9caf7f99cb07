import { ActionLink } from '../content/links'
import { Button } from '../forms/button'
import { SelectField, type SelectOption } from '../forms/choice-fields'
import { french, Hidden } from '../text/text'
import { RowHead, type RowHeadProps } from './rows'
import * as css from './rows.css'

/** A statement for an admin to compare with its official source. */
export type StatementRow = RowHeadProps & {
  id: string
  source: { label: string; href: string | null } | null
  /** The initial value of the select. Null leaves out the select. */
  checkedBy: string | null
  fields: Record<string, string>
}

type StatementListProps = {
  rows: readonly StatementRow[]
  action: string
  button: string
  compared: { label: string; options: readonly SelectOption[] }
}

export function StatementList({ rows, action, button, compared }: StatementListProps) {
  return (
    <ul className={css.rows}>
      {rows.map(({ id, name, checkedBy, fields, ...row }) => (
        <li key={id} id={id} className={css.statement}>
          <div>
            <RowHead name={name} {...row} />
            {row.source && <Source {...row.source} />}
          </div>
          <form method="post" action={action} className={css.act}>
            {Object.entries(fields).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            {checkedBy !== null && (
              <div className={css.choice}>
                <SelectField id={`${id}-par`} name="checkedBy" defaultValue={checkedBy} {...compared} />
              </div>
            )}
            <Button>
              <span>
                {french(button)}
                <Hidden>{french(` : « ${name} »`)}</Hidden>
              </span>
            </Button>
          </form>
        </li>
      ))}
    </ul>
  )
}

function Source({ label, href }: NonNullable<StatementRow['source']>) {
  return (
    <p className={css.meta}>
      {href ? <ActionLink href={href}>{label}</ActionLink> : <span>{french(label)}</span>}
    </p>
  )
}
