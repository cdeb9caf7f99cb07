import { describe, expect, test } from 'vitest'
import { DONE, refusal, setUpAlerts } from '#test/harness/modules/ads'

const world = await setUpAlerts()
const { clock, ads, callers, camille, karim, watch } = world

const searches = async (userId = karim.id) =>
  (await ads.alerts.list(userId)).alerts.map(({ search }) => search)

describe('an alert', () => {
  test('normalises its search, whatever the order of filters and list', async () => {
    expect(
      await watch('?sort=oldest&max=300&page=3&q=++22+lr&type=sale&owner=4&province=nulle-part'),
    ).toEqual(DONE)

    expect((await ads.alerts.list(karim.id)).alerts).toMatchObject([
      {
        search: 'q=22+lr&type=sale&max=300',
        query: { q: '22 lr', type: 'sale', max: 300 },
        createdAt: clock.now(),
      },
    ])
    expect(await watch('q=22 lr&max=300 €&type=sale')).toEqual(refusal('same'))
  })

  test('of a province keeps the wish for ads without one', async () => {
    await watch('withoutProvince=1&province=liege')
    await watch('withoutProvince=1&type=sale')

    expect(await searches()).toEqual(['province=liege&withoutProvince=1', 'type=sale'])
  })

  test.each(['', 'sort=oldest', 'owner=4', 'type=autre', 'min=cher'])(
    'is refused for a search without a filter: %j',
    async (search) => {
      expect(await watch(search)).toEqual(refusal('empty'))
    },
  )

  test('is refused past ten, also by requests at the same moment', async () => {
    for (let n = 2; n <= 10; n += 1) expect(await watch(`min=${n}`)).toEqual(DONE)

    const outcomes = await Promise.all([watch('min=1000'), watch('min=2000')])

    expect(outcomes).toContainEqual(DONE)
    expect(outcomes).toContainEqual(refusal('full'))
    expect(await watch('min=2', callers.camille)).toEqual(DONE)
  })

  test('is removed by its member alone; removing it again does nothing', async () => {
    await watch()
    const { id } = (await ads.alerts.list(karim.id)).alerts[0]!
    await ads.alerts.remove(camille.id, id)
    expect(await searches()).toHaveLength(1)
    for (const _ of ['once', 'twice']) await ads.alerts.remove(karim.id, id)

    expect(await searches()).toEqual([])
  })
})

describe('the digest of alerts', () => {
  const kept = async () => await ads.alerts.findOwn(karim.id)

  test('begins on the next day, and is turned off and on for all alerts', async () => {
    await watch()
    const first = clock.now()
    expect(await kept()).toEqual([
      { search: 'category=armes', createdAt: first, seenUntil: first, nextDigestOn: '2026-11-21' },
    ])
    for (const _ of ['once', 'twice']) await ads.alerts.stopDigests(karim.id)
    expect(await ads.alerts.list(karim.id)).toMatchObject({ isMailed: false })
    clock.pass(86_400)

    expect(await ads.alerts.setDigests(callers.karim, true)).toEqual(DONE)
    expect(await kept()).toMatchObject([{ seenUntil: clock.now(), nextDigestOn: '2026-11-22' }])
    expect(await ads.alerts.setDigests(callers.karim, false)).toEqual(DONE)
    await watch('type=purchase')
    expect(await kept()).toMatchObject([{ nextDigestOn: '2026-11-22' }, { nextDigestOn: '2026-11-22' }])
    expect(await ads.alerts.list(karim.id)).toMatchObject({ isMailed: true })
  })

  test('keeps its day and what it has told when it is turned on twice', async () => {
    await watch()
    const before = await kept()
    clock.pass(86_400)
    await ads.alerts.setDigests(callers.karim, true)

    expect(await kept()).toEqual(before)
  })

  test('of another member goes on when one turns theirs off', async () => {
    await watch('type=sale', callers.camille)
    await watch()
    await ads.alerts.stopDigests(karim.id)
    await ads.alerts.stopDigests(2147483647)

    expect(await ads.alerts.list(camille.id)).toMatchObject({ isMailed: true })
  })
})
