type IconProps = {
  name: IconName
  size?: 16 | 18 | 22
  isFilled?: boolean
  /** Leave out if text beside the icon says the same. */
  label?: string
}

export function Icon({ name, size = 18, isFilled, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}

/** The icons are drawn on a grid of 20 × 20, with lines 2 wide. */
export const ICON_PATHS = {
  check: 'M4 10.5l4 4 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  alert: 'M10 2a8 8 0 100 16 8 8 0 000-16M10 5.5V11M10 14v.5',
  info: 'M10 2a8 8 0 100 16 8 8 0 000-16M10 9v5.5M10 5.5V6',
  clock: 'M10 2a8 8 0 100 16 8 8 0 000-16M10 5.5V10l3 2',
  chevronLeft: 'M12 4l-6 6 6 6',
  chevronRight: 'M8 4l6 6-6 6',
  arrowRight: 'M3 10h13M11 5l5 5-5 5',
  chevronDown: 'M4 8l6 6 6-6',
  flag: 'M5 18V3.5M5 4h9.5l-2 3.5 2 3.5H5',
  barred: 'M4.5 4.5l11 11M10 2a8 8 0 110 16 8 8 0 010-16',
  shield: 'M10 2.5l6.5 2.5v4.5c0 4-2.7 6.6-6.5 8-3.8-1.4-6.5-4-6.5-8V5zM7 10l2.2 2.2L13 8.3',
  heart: 'M10 16.5C5.5 13 3 10.5 3 7.5A3.6 3.6 0 0110 6a3.6 3.6 0 017 1.5c0 3-2.5 5.5-7 9z',
  bell: 'M5 14V9a5 5 0 0110 0v5l1.5 1.5h-13zM8.5 18h3',
  menu: 'M3 6h14M3 10h14M3 14h14',
  lock: 'M5.5 9h9A1.5 1.5 0 0116 10.5v5a1.5 1.5 0 01-1.5 1.5h-9A1.5 1.5 0 014 15.5v-5A1.5 1.5 0 015.5 9M7 9V6.5a3 3 0 016 0V9',
  search: 'M8.5 2.5a6 6 0 100 12 6 6 0 000-12M13 13l5 5',
  sync: 'M16 10a6 6 0 01-10.5 4M4 10a6 6 0 0110.5-4M14.5 2.5V6H11M5.5 17.5V14H9',
  eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10M10 7.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5',
  eyeOff:
    'M8.4 4.7A7 7 0 0110 4.5c5.5 0 8.5 5.5 8.5 5.5a14 14 0 01-2 2.6M5.8 6A13 13 0 001.5 10s3 5.5 8.5 5.5a7.5 7.5 0 004.2-1.3M8.2 8.2a2.5 2.5 0 003.6 3.6M3 3l14 14',
  speaker: 'M3 8v4h2.5L9.5 15.5v-11L5.5 8zM13 7a4.2 4.2 0 010 6M15.6 4.4a8 8 0 010 11.2',
  cloudOff: 'M5.5 15h9a3 3 0 00.4-6A5 5 0 005.3 8.4 3.4 3.4 0 005.5 15M3 3l14 14',
} as const

export type IconName = keyof typeof ICON_PATHS
