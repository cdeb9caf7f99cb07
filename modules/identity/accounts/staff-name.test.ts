import { expect, test } from 'vitest'
import { looksLikeStaff } from './staff-name'

test.each([
  ['admin', 'Admin', 'ADMIN.', 'a-d-m-i-n', 'adm1n', '4dmin', 'admin2026', 'admln', 'adrnin', 'аԁміп'],
  ['administrateur', 'Administratrice', 'administration-lts', 'admin-camille', 'le.admin', 'SuperAdmin'],
  ['moderateur', 'Modérateur', 'm0derateur', 'Modération', 'moderator_be', 'moderateur.karim'],
  ['équipe', 'Équipe-Prépa-LTS', 'equipe.du.site', 'support', 'Supp0rt', 'support-technique', 'team'],
  ['ᴀᴅᴍɪɴ', 'Ɑdmin', 'aɗmiŋ', 'ᴍodéʀɐteur', 'ꜱupporᴛ', 'prepaʟts', 'admɩn'],
  ['prepa-lts', 'PrépaLTS', 'prepa_lts_info', 'webmaster', 'no-reply', 'NoReply', 'securite', 'contact'],
])('a name that looks like the staff is recognised: %s, %s, %s, %s, %s, %s', (...names) => {
  expect(names.filter((name) => !looksLikeStaff(name))).toEqual([])
})

test('a name of a member is not taken for the staff', () => {
  const names = 'camille.dubois badminton equipe-de-tir supporter karim-lts lts2026 prepa moderato Élodie_2'
  const others = 'contactless Владимир-10 Αλέξης.7 adminette laurent.equipier stand-lts namur.tir'

  expect(`${names} ${others}`.split(' ').filter(looksLikeStaff)).toEqual([])
})
