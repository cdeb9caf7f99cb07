/**
 * Stands in the build for `turbo-stream`, by which Remix hands what a page's loaders answered to its router in the
 * browser: there is none here, and `*.data` is refused. Nobody reads it, and it was an eighth of a page's time.
 */
export const encode = () => UNREAD

const UNREAD: Pick<ReadableStream, 'getReader'> = { getReader: () => undefined as never }
