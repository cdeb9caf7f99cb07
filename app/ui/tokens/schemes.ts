/** `contrast.ts` lists the colours that are used together, with their minimum contrast. */
export const light = {
  paper: '#faf8f3',
  surface: '#ffffff',
  sunken: '#f3f0e7',
  ink: '#17212b',
  muted: '#4c5763',
  line: '#d9d5ca',
  control: '#7d8590',
  brand: '#173f5f',
  onBrand: '#ffffff',
  brandStrong: '#0d2b43',
  brandBg: '#e9eff4',
  inProgress: '#46708f',
  toRetake: '#738da4',
  disc: '#173f5f',
  onDisc: '#ffffff',
  accent: '#a8480c',
  success: '#1a6b3c',
  successBg: '#e3f3e8',
  warning: '#7a4f00',
  warningBg: '#fff1cf',
  danger: '#a9231c',
  dangerBg: '#fce8e6',
}

export const dark: Colours = {
  paper: '#10171e',
  surface: '#182129',
  sunken: '#141c24',
  ink: '#eaeef2',
  muted: '#aeb8c2',
  line: '#2c3843',
  control: '#7b8794',
  brand: '#8cc0ec',
  onBrand: '#0b1620',
  brandStrong: '#b4d7f4',
  brandBg: '#1c2d3b',
  inProgress: '#6f9cc2',
  toRetake: '#527a99',
  disc: '#1f4561',
  onDisc: '#cfe0ee',
  accent: '#f2a36b',
  success: '#7fd39b',
  successBg: '#14301f',
  warning: '#f0c36a',
  warningBg: '#33270b',
  danger: '#f5a29b',
  dangerBg: '#3a1614',
}

const [black, white] = ['#000000', '#ffffff']

export const paper: Colours = {
  ...{ paper: white, surface: white, sunken: white, disc: white },
  ...{ brandBg: white, successBg: white, warningBg: white, dangerBg: white },
  ...{ ink: black, muted: black, control: black, line: '#777777' },
  ...{ inProgress: '#777777', toRetake: '#8a8a8a' },
  ...{ brand: black, brandStrong: black, onBrand: white, onDisc: black },
  ...{ accent: black, success: black, warning: black, danger: black },
}

export type Colours = typeof light

export const schemes = { light, dark }

export type SchemeName = keyof typeof schemes
