/**
 * Encryption of texts that the database or a browser keeps for this site. `purpose` says what a text is and whose
 * it is; a text sealed for another purpose cannot be opened.
 */
export type Vault = {
  seal(purpose: string, text: string): string
  /** Returns the text; null if it was not sealed for this purpose, or under another secret of the site. */
  open(purpose: string, sealed: string): string | null
}
