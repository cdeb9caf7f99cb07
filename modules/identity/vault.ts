/**
 * Encrypts what the database, or a browser, keeps for this site. `purpose` tells what it is and whose: a text that
 * was sealed for another one is not opened.
 */
export type Vault = {
  seal(purpose: string, text: string): string
  /** Null for what was not sealed here for this purpose, or was under another secret of the site. */
  open(purpose: string, sealed: string): string | null
}
