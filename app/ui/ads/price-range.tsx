import type { PriceRangeFault } from '#modules/ads'
import { describedBy } from '../forms/field'
import { FieldError } from '../forms/field-error'
import { input } from '../forms/field.css'
import * as choices from '../forms/choice-fields.css'
import { Hidden, Text } from '../text/text'
import * as css from './ads-layout.css'

export type TypedRange = { min: string; max: string; fault?: PriceRangeFault }

export function PriceRangeField({ min, max, fault }: TypedRange) {
  const errors = fault && [FAULTS[fault]]
  const field = { type: 'text', inputMode: 'numeric', className: input } as const
  return (
    <fieldset className={choices.group}>
      <legend className={choices.legend}>Prix</legend>
      <div className={css.priceRange}>
        <label>
          <Hidden>Prix minimum</Hidden>
          <input
            {...{ ...field, id: 'min', name: 'min', placeholder: 'de', defaultValue: min }}
            {...describedBy({ id: 'price', errors })}
          />
        </label>
        <label>
          <Hidden>Prix maximum</Hidden>
          <input
            {...{ ...field, id: 'max', name: 'max', placeholder: 'à', defaultValue: max }}
            {...describedBy({ id: 'price', errors })}
          />
        </label>
        <Text as="span" tone="muted">
          €
        </Text>
      </div>
      <FieldError id="price-error" errors={errors} />
    </fieldset>
  )
}

const FAULTS: Record<PriceRangeFault, string> = {
  malformed: 'Donnez des prix en euros, comme 300.',
  inverted: 'Le prix minimum dépasse le prix maximum.',
}
