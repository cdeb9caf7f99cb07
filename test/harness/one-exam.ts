/**
 * `node --import tsx test/harness/one-exam.ts`: starts the built site on this version of Node, and passes one exam there.
 * `.ci/run` tries newer versions with it.
 */
import assert from 'node:assert/strict'
import { openSite } from '#test/e2e/worker-site'
import { camille } from '#test/people'
import { startExam } from '#test/things/exam'

const site = await openSite()
try {
  const member = await site.member(camille)
  const exam = await startExam(site, member.http)
  const details = await member.http.get(await exam.finish(9))
  assert.equal(details.status, 200)
  assert.match(await details.text(), /9 bonnes réponses sur 10/)
} finally {
  await site.close()
}
console.log(`Node ${process.version}: the site started, and an exam was passed.`)
