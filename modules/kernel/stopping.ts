/** Asked before each portion of background work: once it is aborted, no further one is begun. */
export type Stopping = Pick<AbortSignal, 'aborted'>
