import { expect, test } from 'vitest'
import { clockFigures, durationInWords, shortDuration } from './duration'

test.each([
  [222, '03:42', '3:42', '3 minutes 42 secondes'],
  [61, '01:01', '1:01', '1 minute 1 seconde'],
  [900, '15:00', '15:00', '15 minutes'],
  [0, '00:00', '0:00', '0 seconde'],
  [-3, '00:00', '0:00', '0 seconde'],
])(
  'the duration %i s is %s on the clock, %s in a list, %s when read aloud',
  (seconds, onClock, inList, aloud) => {
    expect([clockFigures(seconds), shortDuration(seconds), durationInWords(seconds)]).toEqual([
      onClock,
      inList,
      aloud,
    ])
  },
)
