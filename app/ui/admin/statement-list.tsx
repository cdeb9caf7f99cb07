import { ActionLink, Badge, type BadgeTone } from '../content/blocks'
import { Button } from '../forms/button'
import { SelectField, type SelectOption } from '../forms/choice-fields'
import { french, Hidden } from '../text/text'
import * as css from './statement-list.css'

export type StatementRow = {
  /** Of the row, for addresses: 'question-12'. */
  id: string
  name: string
  href: string
  badges: readonly { label: string; tone: BadgeTone }[]
  /** What it rests on; with an address, the official text. */
  source: { label: string; href: string | null } | null
  /** When and how it was checked. */
  checked: string
  /** Chosen with the act; null where it stays as it is. */
  checkedBy: string | null
  /** Sent with the act. */
  fields: Record<string, string>
}

type StatementListProps = {
  rows: readonly StatementRow[]
  /** Where the act is sent. */
  action: string
  button: string
  compared: { label: string; options: readonly SelectOption[] }
}

/** Statements to compare with their texts, one act each. */
export function StatementList({ rows, action, button, compared }: StatementListProps) {
  return (
    <ul className={css.list}>
      {rows.map(({ id, name, checkedBy, fields, ...row }) => (
        <li key={id} id={id} className={css.row}>
          <div>
            <h3 className={css.name}>
              <ActionLink href={row.href}>{name}</ActionLink>
            </h3>
            <p className={css.meta}>
              {row.badges.map(({ label, tone }) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ))}
              <span>{french(row.checked)}</span>
            </p>
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
