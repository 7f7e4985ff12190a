import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { verifyJournal } from '#server/journal';
import { openPrivate } from '#server/private';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, clock, jsonIn, problemIn, type TestStation } from './api/server.ts';

const PIN = '270591';
const FORM = { idPaper: 'state-id', mayMail: true, born: '1980-05-17', pin: PIN };
const SECOND = { badge: 'badge-ada', pin: PIN };

/** The smallest gray JPEG of 8 by 8 pixels, with a comment and words after its end, as files have them. */
const PICTURE = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////' +
    '////////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z',
  'base64',
);
const COMMENT = Buffer.concat([Buffer.from([0xff, 0xfe, 0x00, 0x0e]), Buffer.from('at home: 7 A')]);
const SPOKEN = Buffer.concat([PICTURE.subarray(0, 2), COMMENT, PICTURE.subarray(2), Buffer.from('<script>')]);

let floor: Floor;
let desk: TestStation;
let compliance: TestStation;
let office: TestStation;

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor({}, [STAFF.pam, STAFF.sue, STAFF.con]);
  [desk, compliance, office] = [floor.at('promo-1'), floor.at('compliance-1'), floor.office];
  await desk.signOn(STAFF.pam);
  await compliance.signOn(STAFF.con);
});
after(() => floor.server.end());

type Card = { readonly member: string; readonly card: string };
const enrolled = async (name: string, form: object = {}): Promise<Card> => {
  const heard = await desk.post('/members', { ...FORM, name, ...form });
  assert.equal(heard.status, 200, heard.text);
  return JSON.parse(heard.text) as Card;
};
type Log = { readonly rows: readonly { what: string; by: string[]; detail?: string; member: string }[] };
const logOf = async (member: string): Promise<Log> => {
  const heard = await desk.get(`/members/${member}/log`);
  assert.equal(heard.status, 200, heard.text);
  return jsonIn(heard) as unknown as Log;
};
const merge = async (member: string, into: string): Promise<void> => {
  const asked = jsonIn(await desk.post('/requests', { command: { type: 'MergeMembers', member, into } }));
  const { request } = (asked['events'] as unknown as { request: number }[])[0]!;
  clock.now = clock.now.add({ minutes: 1 });
  await desk.do(`/requests/${request}/give-beside`, { badge: STAFF.con.badge, pin: PIN });
};

test('[CLB-2] papers are checked before anything else is asked: age, the same person, the excluded', async () => {
  const papers = { name: 'Ida Papers', born: '1980-05-17' };
  assert.equal(await desk.refused('/members/check', { ...papers, born: '2005-03-03' }), 'too-young');
  assert.deepEqual(jsonIn(await desk.post('/members/check', { ...papers, born: '2005-03-02' })), {}, '21 today');
  await desk.do('/members/check', papers);
  const { member, card } = await enrolled('Ida Papers');
  const heard = await desk.post('/members/check', papers);
  assert.deepEqual(problemIn(heard).facts, { member, card });
  await desk.do('/members/check', { ...papers, isNewPerson: true });
  await desk.do(`/members/${member}/exclude`, { kind: 'by-the-house' });
  assert.equal(await desk.refused('/members/check', { ...papers, isNewPerson: true }), 'ask-compliance-first');
  const looks = (await logOf(member)).rows.filter(({ detail }) => detail === 'search');
  assert.equal(looks.length, 3, '[CLB-7] whoever was found was seen');
});

test('[CLB-13] a photograph is kept as a picture and nothing else; it goes with the record', async () => {
  const { member } = await enrolled('Pia Photo');
  const photo = (bytes: Buffer) => desk.post(`/members/${member}/photo`, { photo: bytes.toString('base64') });
  assert.equal((await photo(SPOKEN)).status, 200);
  const kept = async () => (jsonIn(await desk.post(`/members/${member}/look`)) as { photo?: string }).photo;
  const [, base64] = ((await kept()) ?? '').split(',');
  const bytes = Buffer.from(base64!, 'base64');
  assert.ok(!bytes.includes('home') && !bytes.includes('script') && !bytes.includes('JFIF'));
  assert.deepEqual([...bytes.subarray(0, 2), ...bytes.subarray(-2)], [0xff, 0xd8, 0xff, 0xd9]);
  await desk.do(`/members/${member}/change`, {
    name: 'Pia Photo',
    born: '1980-05-17',
    idPaper: 'passport',
    mayMail: false,
  });
  assert.equal((await kept())?.split(',')[1], base64, 'another address leaves it');
  const wide = Buffer.from(PICTURE);
  wide.writeUInt16BE(4_000, PICTURE.indexOf(Buffer.from([0xff, 0xc0])) + 7);
  for (const [sent, code] of [
    [Buffer.from('GIF89a'), 'no-photo'],
    [PICTURE.subarray(0, 40), 'no-photo'],
    [wide, 'photo-too-wide'],
    [Buffer.alloc(160_000), 'photo-too-big'],
    [Buffer.alloc(200_000), 'body-too-big'],
  ] as const) {
    assert.equal(problemIn(await photo(sent)).code, code);
  }
  await desk.do(`/members/${member}/photo`);
  assert.equal(await kept(), undefined);
});

test('[CLB-7] who looked, changed and excluded is listed with names of staff, and to nobody without the right', async () => {
  const { member } = await enrolled('Lou Looked');
  await desk.do(`/members/${member}/look`);
  await compliance.do(`/members/${member}/export`);
  await compliance.do(`/members/${member}/exclude`, { kind: 'self-exclusion', until: '2027-03-02T18:00:00Z' });
  const { rows, names } = (await logOf(member)) as Log & { names: object };
  assert.deepEqual(
    rows.map(({ what, by, detail }) => [what, by.join(), detail]),
    [
      ['MemberExcluded', 'con', 'self-exclusion'],
      ['MembersLookedAt', 'con', 'export'],
      ['MembersLookedAt', 'pam', 'record'],
      ['MemberEnrolled', 'pam', 'state-id'],
    ],
  );
  assert.deepEqual(names, { con: 'Name of con', pam: 'Name of pam' });
  const seen = jsonIn(await desk.get(`/members/${member}`)) as unknown as {
    state: { excluded: { by: string; until: string }; seenBy: string };
  };
  assert.deepEqual([seen.state.excluded.by, seen.state.seenBy], ['con', 'pam']);
  assert.equal(seen.state.excluded.until, '2027-03-02T18:00:00Z');
  const excluded = jsonIn(await desk.get('/members?only=excluded')) as unknown as { rows: { member: string }[] };
  assert.ok(excluded.rows.some(row => row.member === member));
  assert.equal(problemIn(await floor.at('kiosk-1').get(`/members/${member}/log`)).code, 'sign-on-first');
});

test('[CLB-8] the list for mail is also a file that no spreadsheet carries out', async () => {
  const { member } = await enrolled('=SUM(A1)', { address: '1 Main St, "Rear"', born: '1970-01-01' });
  const { csv } = jsonIn(await desk.post('/members/mailing-list')) as unknown as { csv: string };
  const [head, ...rows] = csv.split('\r\n');
  assert.equal(head, '"member","name","email","address"');
  assert.ok(rows.includes(`"${member}","'=SUM(A1)","","1 Main St, ""Rear"""`), csv);
});

test('[CLB-9] [CLB-4] what was merged is exported and erased with the one who goes on', async () => {
  const [old, now] = [
    await enrolled('Mo Merged', { address: '8 Vanishing Lane' }),
    await enrolled('Maureen Merged', { address: '9 Vanishing Lane' }),
  ];
  await merge(old.member, now.member);
  const exported = jsonIn(await desk.post(`/members/${now.member}/export`)) as unknown as {
    record: { name: string };
    merged: { name: string; pinHash?: string }[];
  };
  assert.deepEqual([exported.record.name, exported.merged.map(({ name }) => name)], ['Maureen Merged', ['Mo Merged']]);
  assert.ok(!JSON.stringify(exported).includes('pinHash'));
  const taken = (await logOf(old.member)).rows.filter(({ detail }) => detail === 'export');
  assert.deepEqual(
    new Set(taken.map(({ member }) => member)),
    new Set([old.member, now.member]),
    '[CLB-7] both were seen',
  );
  clock.now = clock.now.add({ minutes: 1 });
  await compliance.do(`/members/${now.member}/erase`, { second: SECOND });
  for (const { member } of [old, now]) assert.equal(await desk.refused(`/members/${member}/look`), 'no-member-record');
  const file = await privateFile();
  assert.ok(!file.includes('Vanishing') && !file.includes('Merged'));
  const { rows } = await logOf(now.member);
  assert.deepEqual(new Set(rows.map(({ member }) => member)), new Set([old.member, now.member]));
});

test('[CLB-9] a record is gone also where the second person gives later, and where the server stopped before', async () => {
  const { member } = await enrolled('Lea Later', { address: '5 Vanishing Lane' });
  clock.now = clock.now.add({ minutes: 1 });
  const wrong = { badge: 'badge-con', pin: '000000' };
  assert.equal(problemIn(await office.post(`/members/${member}/erase`, { second: wrong })).status, 401);
  const { rows } = jsonIn(await compliance.get('/requests')) as unknown as { rows: { request: number }[] };
  await compliance.do(`/requests/${rows[0]!.request}/give`);
  await until(async () => (await desk.refused(`/members/${member}/look`)) === 'no-member-record');
  await floor.server.stop();
  assert.ok(!(await privateFile()).includes('Vanishing'));
  assert.deepEqual((await verifyJournal(floor.server.place)).findings, []);

  const store = await openPrivate(floor.server.place);
  await store.members.put({ member, card: '1234567897', name: 'Lea Later', born: '1980-05-17' });
  await store.close();
  await floor.server.start();
  await until(async () => !(await privateFile()).includes('Lea Later'));
});

const privateFile = (): Promise<string> => readFile(path.join(floor.server.place.folder, 'private.sqlite'), 'latin1');

/** What happens soon, but after the answer. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 50; tries++) {
    if (await isSo().catch(() => false)) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  assert.fail('it did not come to pass');
};
