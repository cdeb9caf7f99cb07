/** What the bench holds, in one place: a figure that misses its target ends the run with 1. */
export const TARGETS = {
  /** Requests per second, as a share of what a bare Express does with the same bytes. */
  ratio: {
    /** A visitor's page, which is kept in memory. */
    kept: 0.75,
    /** A page whose data are read for its reader. */
    read: 0.025,
    /** An answer of an exam, which is on the disk before it is acknowledged. */
    answered: 0.03,
  },
  /** Time of a page on the large data set, as a multiple of that on the small one. */
  growth: 1.3,
  /** Half of the searches in the large data set take less. */
  searchMs: 50,
  memory: {
    peakMiB: 180,
    /** The peak of the second run, as a multiple of the first one's. */
    growth: 1.05,
  },
  lighthouse: {
    mobile: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
    slow: { performance: 92 },
    layoutShift: 0.01,
    blockingMs: { page: 20, exam: 50 },
  },
} as const
