/** The reason of a 403 that concerns the reader, not where his form came from. */
export const ADMINS_ONLY = 'admins-only'
