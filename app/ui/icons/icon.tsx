import { type IconName, paths } from './paths'

type IconProps = {
  name: IconName
  size?: 16 | 18 | 22
  /** Only where no word beside the icon says the same. */
  label?: string
}

export function Icon({ name, size = 18, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={paths[name]} />
    </svg>
  )
}
