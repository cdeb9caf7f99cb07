/** What is longer, Gmail cuts off, the end with the reason and the way to stop it first. */
export const GMAIL_BYTES = 102_000
