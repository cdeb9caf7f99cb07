export type Profile = keyof typeof PROFILES

const SLOW_NETWORK = { rttMs: 400, throughputKbps: 400 }

/**
 * Both are simulated, as Lighthouse does by default: it loads the page at full speed and computes from
 * what it saw how a slow phone would have fared. Slowing down the machine itself would measure what else
 * it does at that moment, six times over.
 */
export const PROFILES = {
  mobile: {
    settings: {},
    categories: ['performance', 'accessibility', 'best-practices', 'seo'],
  },
  slow: {
    settings: {
      throttlingMethod: 'simulate' as const,
      throttling: {
        ...SLOW_NETWORK,
        cpuSlowdownMultiplier: 6,
        requestLatencyMs: SLOW_NETWORK.rttMs,
        downloadThroughputKbps: SLOW_NETWORK.throughputKbps,
        uploadThroughputKbps: SLOW_NETWORK.throughputKbps,
      },
    },
    categories: ['performance'],
  },
} as const
