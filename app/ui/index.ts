/**
 * The components of the design system for pages of any subject. Those of a single subject are imported from its folder.
 */
export * from './atoms'
export * from './content/article'
export * from './content/blocks'
export * from './content/report'
export * from './feedback/confirmation'
export * from './feedback/message'
export * from './feedback/states'
export * from './forms/button'
export * from './forms/choice-fields'
export * from './forms/copy-button'
export * from './forms/field'
export * from './forms/password-field'
export * from './icons/icon'
export * from './layout/layout'
export * from './text/contact'
export * from './text/text'
