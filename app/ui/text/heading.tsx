import type { ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3

type HeadingProps = { level: HeadingLevel; id?: string; className?: string; children: ReactNode }

export function Heading({ level, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return <Tag {...rest} />
}
