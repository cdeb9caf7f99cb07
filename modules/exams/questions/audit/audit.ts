import type { LinkTargets } from '../../lessons/link-targets'
import { barred, lessons, pictures, sources } from './content'
import { type AuditFinding, isOutside, type Measure } from './finding'
import { groups } from './groups'
import type { Item } from './item'
import { difficulties, lengths, letters, numbers, yesOrNo } from './keys'
import { nearDuplicates } from './likeness'
import { items, stems } from './stems'
import { wordsOfOptions } from './words'

export type Audit<I> = { measures: Measure<I>[]; findings: AuditFinding<I>[] }

const MEASURED = [letters, lengths, difficulties, yesOrNo, numbers, stems]
const LOOKED_FOR = [items, nearDuplicates, groups, sources, pictures, lessons, barred]

export function audit<I extends Item>(bank: readonly I[], known: LinkTargets): Audit<I> {
  const measures = MEASURED.flatMap((rule) => rule(bank))
  const findings = [...measures, ...wordsOfOptions(bank)].filter(isOutside)
  return { measures, findings: [...findings, ...LOOKED_FOR.flatMap((rule) => rule(bank, known))] }
}
