import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as rest } from 'node:timers/promises';
import type { ListView } from '#api/schemas';
import { verifyJournal } from '#server/journal';
import { openPrivate } from '#server/private';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, FOUNDER, jsonIn, problemIn, type TestStation } from './api/server.ts';

let floor: Floor;
let desk: TestStation;
let office: TestStation;

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor({}, [STAFF.con, STAFF.pam]);
  office = floor.office;
  desk = floor.at('compliance-1');
  await desk.signOn(STAFF.con);
});
after(() => floor.server.end());

const checked = async (station: TestStation, body: object): Promise<ListView> => {
  const started = await station.post('/imports', body);
  assert.equal(started.status, 200, started.text);
  const list: string = jsonIn(started)['list']!;
  for (;;) {
    const looked = await station.post(`/imports/${list}/look`);
    assert.equal(looked.status, 200, looked.text);
    const view = jsonIn(looked) as unknown as ListView;
    assert.equal(view.fault, undefined);
    if (view.checked !== undefined) return view;
    await rest(20);
  }
};

type Accepted = { readonly count: number; readonly slips: readonly { name: string; badge: string; pin: string }[] };
const accepted = async (station: TestStation, { list }: ListView, body: object = {}): Promise<Accepted> => {
  const heard = await station.post(`/imports/${list}/accept`, body);
  assert.equal(heard.status, 200, heard.text);
  return JSON.parse(heard.text) as Accepted;
};

const SECOND = { second: { badge: STAFF.con.badge, pin: STAFF.con.pin } };
const events = async (type: string): Promise<number> => {
  const heard = await desk.get('/journal?limit=1000');
  const rows = jsonIn(heard)['rows'] as unknown as { event: string }[];
  return rows.filter(({ event }) => (JSON.parse(event) as { type: string }).type === type).length;
};

test('[PPL-21] a list of 200 staff comes in whole, by two people, each with a one-time PIN that is told once', async () => {
  const lines = Array.from({ length: 200 }, (_, place) => `Person ${place};${1000 + place};card room;"dealer;floor"`);
  const text = `\uFEFFName;Badge;Department;Roles\r\n${lines.join('\r\n')}\r\n`;
  const wrong = await checked(office, {
    kind: 'staff',
    text: text.replace('Person 7;1007;card room', 'Person 7;1007;kitchen'),
  });
  assert.deepEqual(
    wrong.checked?.mistakes.map(({ line, said }) => [line, said.code]),
    [[9, 'list.department']],
  );
  assert.equal(await office.refused(`/imports/${wrong.list}/accept`, SECOND), 'list-has-mistakes');

  const view = await checked(office, { kind: 'staff', text });
  assert.equal(view.checked?.count, 200);
  assert.equal(await office.refused(`/imports/${view.list}/accept`), 'second-person-missing');
  const before = await events('PersonEngaged');
  const { count, slips } = await accepted(office, view, SECOND);
  assert.deepEqual([count, slips.length, await events('PersonEngaged')], [200, 200, before + 200]);
  assert.equal(new Set(slips.map(({ pin }) => pin)).size > 150, true, 'PINs are random');
  await office.post(`/imports/${view.list}/forget`);
  assert.equal(await office.refused(`/imports/${view.list}/accept`, SECOND), 'list-gone');

  const heard = await floor.at('floor-1').post('/session/sign-on', { badge: slips[0]!.badge, pin: slips[0]!.pin });
  assert.equal(heard.status, 200, heard.text);
  floor.at('floor-1').token = jsonIn(heard)['token'];
  assert.equal(jsonIn(await floor.at('floor-1').get('/me'))['person']!['mustChangePin'], true);

  const again = await checked(office, { kind: 'staff', text });
  assert.deepEqual([again.checked?.count, again.checked?.total.leftOut], [0, 200]);
  assert.equal(await office.refused(`/imports/${again.list}/accept`, SECOND), 'list-empty-now');
  const taken = await checked(office, { kind: 'staff', text: 'name,badge,department,roles\nZoe Other,1003,cage,cage' });
  assert.equal(taken.checked?.mistakes[0]?.said.code, 'list.badge-taken');
});

const born = (place: number): string =>
  Temporal.PlainDate.from('1950-01-01')
    .add({ days: (place * 37) % 18_000 })
    .toString();
const letters = (place: number): string =>
  [...String(place).padStart(5, '0')].map(digit => 'bcdfghjklm'[Number(digit)]! + 'aeiou'[Number(digit) % 5]!).join('');

test('[CLB-16] 20,000 members come in with one command; excluded people, doubles and those too young are told by line', async () => {
  const body = { name: 'Xavier Moreau', born: '1973-02-22', document: 'D 123-4567' };
  const form = { ...body, idPaper: 'passport', mayMail: false, pin: '270591' };
  const { member } = jsonIn(await desk.post('/members', form)) as unknown as { member: string };
  await desk.do('/commands', { type: 'ExcludeMember', member, kind: 'self-exclusion' });

  const ordinary = Array.from({ length: 20_000 }, (_, place) => {
    return `${letters(place)},${letters(place * 7)},${born(place)},${place % 2 === 0 ? 'yes' : 'no'},p${place}@example.org`;
  });
  const special = [
    'Moreau,"Xavier J.",2/22/1973,no,',
    'Morreau,Xavier,1973-02-23,no,',
    `${letters(5)},${letters(35)},${born(5)},no,`,
  ];
  const text = ['Last name,First name,DOB,Mail,Email', ...ordinary, ...special].join('\n');
  const young = await checked(desk, { kind: 'members', text: 'Name,DOB\nOld Olga,1970-01-01\nYoung Yara,2010-01-01' });
  assert.deepEqual(
    young.checked?.mistakes.map(({ line, said }) => [line, said.code]),
    [[3, 'too-young']],
  );
  assert.equal(await desk.refused(`/imports/${young.list}/accept`), 'list-has-mistakes');

  const view = await checked(desk, { kind: 'members', text });
  assert.deepEqual(
    view.checked?.leftOut.map(({ line, said }) => [line, said.code]),
    [
      [20_002, 'list.is-excluded'],
      [20_003, 'list.near-excluded'],
      [20_004, 'list.also-on-line'],
    ],
  );
  assert.equal(view.checked?.count, 20_000);
  assert.deepEqual(await accepted(desk, view), { count: 20_000, slips: [] });
  assert.deepEqual(await accepted(desk, view), { count: 20_000, slips: [] }, 'sent again it is the same');
  assert.equal(await events('MembersImported'), 1);
  const found = jsonIn(await desk.post('/members/search', { words: `${letters(7)} ${letters(1)}` }))[
    'rows'
  ] as unknown as {
    member: string;
    card: string;
    state: { idPaper?: string; mayMail: boolean };
  }[];
  assert.equal(found.length, 1);
  assert.match(found[0]!.card, /^\d{10}$/);
  assert.deepEqual([found[0]!.state.idPaper, found[0]!.state.mayMail], [undefined, false]);
  const mailed = jsonIn(await desk.post('/members/mailing-list'))['rows'] as unknown as unknown[];
  assert.equal(mailed.length, 10_000);
  const again = await checked(desk, { kind: 'members', text });
  assert.equal(again.checked?.count, 0);
});

test('[CLB-2] [CLB-16] an exclusion list keeps out people who were never members, by name, birthday or document', async () => {
  const old = { name: 'Vera Old', born: '1960-06-06', idPaper: 'passport', mayMail: true, pin: '270591' };
  const { member } = jsonIn(await desk.post('/members', old)) as unknown as { member: string };
  const text = [
    'Name;Date of birth;ID number;Until',
    'Nguyễn Văn Đức;1980-01-02;N-777;',
    'OLD VERA;6/6/1960;;1/1/2030',
    'Xavier Moreau;1973-02-22;;',
    'Duc Nguyen;1980-01-02;;',
  ].join('\r\n');
  const view = await checked(desk, { kind: 'exclusions', text, exclusion: 'by-the-state' });
  assert.deepEqual(
    [view.checked?.notes, view.checked?.leftOut].map(findings => findings?.map(({ line, said }) => [line, said.code])),
    [
      [[3, 'list.excludes-member']],
      [
        [4, 'list.excluded-already'],
        [5, 'list.also-on-line'],
      ],
    ],
  );
  assert.equal((await accepted(desk, view)).count, 2);
  const paper = { name: 'Duc Van Nguyen', born: '1980-01-02' };
  assert.equal(await desk.refused('/members/check', paper), 'ask-compliance-first');
  const married = { name: 'Somebody Else', born: '1991-01-01', document: 'n777' };
  assert.equal(await desk.refused('/members/check', married), 'ask-compliance-first', 'by the document');
  const state = jsonIn(await desk.get(`/members/${member}`))['state'] as unknown as { excluded: { until: string } };
  assert.match(state.excluded.until, /^2030-01-01/);
  assert.equal(problemIn(await floor.at('floor-1').post('/imports', { kind: 'members', text })).status, 403);
});

test('[CLB-16] [PPL-11] where the server stopped after the journal had a list, its records are written at the next start', async () => {
  await floor.server.stop();
  const list = 'l-stopped';
  const store = await openPrivate(floor.server.place);
  const record = { member: `${list}-1`, card: '1234567897', name: 'Stella Stopped', born: '1970-01-01' };
  await store.lists.put({
    list,
    kind: 'members',
    atMs: Date.parse('2026-03-02T18:00:00Z'),
    rows: JSON.stringify([record]),
  });
  const other = { ...record, member: 'l-never-1', card: '1234567905' };
  await store.lists.put({ list: 'l-never', kind: 'members', atMs: 0, rows: JSON.stringify([other]) });
  await store.close();
  await floor.server.seed(async house => {
    const done = await house.handle({ type: 'ImportMembers', list, members: 1, mayMail: 0 }, FOUNDER('stopped'));
    assert.ok(done.ok);
  });
  await floor.server.start();
  await desk.signOn(STAFF.con);
  const search = async (words: string) =>
    (jsonIn(await desk.post('/members/search', { words }))['rows'] as unknown as unknown[]).length;
  assert.equal(await search('Stella Stopped'), 1);
  await floor.server.stop();
  const left = await openPrivate(floor.server.place);
  assert.deepEqual(await left.lists.all(), [], 'what nobody accepted for a day is forgotten');
  assert.equal(await left.members.of('l-never-1'), undefined);
  await left.close();
  assert.deepEqual((await verifyJournal(floor.server.place)).findings, []);
});
