import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { dollars } from '#core/money';
import { verifyJournal } from '#server/journal';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, clock, jsonIn, problemIn, type TestStation } from './api/server.ts';
import { offeringOf } from './house/room.ts';

const FOOTBALL = 'GEAR-001093';
const GAMES = ['Raiders at Chiefs', 'Rams at 49ers'];
const FORM = { name: 'Zoë Quintana', born: '1980-05-17', idPaper: 'passport', mayMail: true, email: 'zoe@example.org' };
const PIN = '270591';

let floor: Floor;
let desk: TestStation;
let kiosk: TestStation;
let compliance: TestStation;

before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor({}, [STAFF.pam, STAFF.con]);
  [desk, kiosk, compliance] = [floor.at('promo-1'), floor.at('kiosk-1'), floor.at('compliance-1')];
  await desk.signOn(STAFF.pam);
  await compliance.signOn(STAFF.con);
  const offering = offeringOf(FOOTBALL, {
    prizes: { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) },
  });
  await desk.byTwo({ type: 'AnnounceOffering', offering, tables: 'all' }, STAFF.con);
  clock.now = clock.now.add({ minutes: 5 });
  await desk.do(`/offerings/${FOOTBALL}/start`);
  const posted = { games: GAMES, deadline: '2026-03-08T16:30:00Z' };
  await desk.do('/promotions/week-1/open', { activity: FOOTBALL, mechanism: 'contest', posted });
});
after(() => floor.server.end());

type Card = { readonly member: string; readonly card: string };
const enrolled = async (form: object = {}): Promise<Card> => {
  const heard = await desk.post('/members', { ...FORM, pin: PIN, ...form });
  assert.equal(heard.status, 200, heard.text);
  return JSON.parse(heard.text) as Card;
};
const signOn = async (card: string, pin = PIN): Promise<string | undefined> => {
  clock.now = clock.now.add({ seconds: 30 }); // A kiosk takes so many cards a minute.
  const heard = await kiosk.post('/kiosk/sign-on', { card, pin });
  return heard.status === 200 ? jsonIn(heard)['token'] : undefined;
};
const lookedAt = async (): Promise<readonly string[]> => {
  const rows = jsonIn(await compliance.get('/journal?limit=1000'))['rows'] as unknown as { event: string }[];
  return rows.map(({ event }) => event);
};

test('[CLB-2] enrollment checks the age and looks for the same person; sent again it is the same member', async () => {
  assert.equal(await desk.refused('/members', { ...FORM, born: '2005-03-03', pin: PIN }), 'too-young');
  assert.equal(await desk.refused('/members', { ...FORM, pin: '1234' }), 'pin-too-easy');
  const body = { ...FORM, pin: PIN };
  const key = floor.server.newKey();
  const [first, again] = [await desk.post('/members', body, key), await desk.post('/members', body, key)];
  assert.deepEqual(jsonIn(first), jsonIn(again));
  const accentless = { ...FORM, name: 'zoe  QUINTANA', pin: PIN };
  assert.equal(await desk.refused('/members', accentless), 'perhaps-enrolled');
  await enrolled({ ...accentless, isNewPerson: true });
});

test('[OPN-2] [CLB-2] an excluded person does not come back under nearly the same name; a resemblance is decided with a reason', async () => {
  const paper = { name: 'Xavier Moreau', born: '1973-02-22' };
  const { member } = await enrolled(paper);
  await desk.do('/commands', { type: 'ExcludeMember', member, kind: 'self-exclusion' });
  for (const name of ['Xavier J. Moreau', 'MOREAU XAVIER', 'Xávier Moreau']) {
    assert.equal(await desk.refused('/members/check', { ...paper, name }), 'ask-compliance-first', name);
    assert.equal(
      await desk.refused('/members', { ...FORM, ...paper, name, pin: PIN, cleared: 'a cousin' }),
      'ask-compliance-first',
    );
  }
  const near = { ...FORM, name: 'Xavier Morreau', born: '1973-02-23', pin: PIN };
  assert.equal(await desk.refused('/members/check', { name: near.name, born: near.born }), 'perhaps-excluded');
  assert.equal(await desk.refused('/members', near), 'perhaps-excluded');
  const cleared = 'another photo and address';
  await enrolled({ ...near, cleared });
  const kept = (await lookedAt()).map(event => JSON.parse(event) as { type: string; cleared?: string });
  assert.equal(kept.find(event => event.type === 'MemberEnrolled' && event.cleared !== undefined)?.cleared, cleared);
});

test('[CLB-7] [CLB-3] who searches, looks and prints is in the journal, and the card has its barcode', async () => {
  const { member, card } = await enrolled({ name: 'Bea Looked', born: '1971-01-02' });
  const found = jsonIn(await desk.post('/members/search', { words: 'LOOKED' }))['rows'] as unknown as Card[];
  assert.deepEqual(
    found.map(one => one.member),
    [member],
  );
  const byCard = jsonIn(await desk.post('/members/search', { words: card }))['rows'] as unknown as Card[];
  assert.equal(byCard[0]?.member, member);
  const record = jsonIn(await desk.post(`/members/${member}/look`));
  assert.equal(record['name'], 'Bea Looked');
  assert.equal('pinHash' in record, false);
  const html: string = jsonIn(await desk.post(`/members/${member}/card`))['html']!;
  assert.ok(html.includes('Bea Looked') && html.includes('<svg'), html);
  const looks = (await lookedAt()).filter(event => event.includes('MembersLookedAt') && event.includes(member));
  assert.deepEqual(
    looks.map(event => (JSON.parse(event) as { look: string }).look),
    ['search', 'search', 'record', 'card'],
  );
});

test('[CLB-11] without card and PIN a kiosk tells nothing, and a minute without a touch ends it', async () => {
  assert.equal(problemIn(await kiosk.get('/kiosk/account')).code, 'card-first');
  const { member, card } = await enrolled({ name: 'Cal Minute', born: '1971-01-03' });
  const account = (token = '') => kiosk.get('/kiosk/account', { 'x-member': token });
  const token = await signOn(card);
  assert.ok(token !== undefined);
  assert.equal((await account(token)).status, 200);
  assert.equal((await account('another')).status, 401);
  const asked = { headers: { ...desk.headers, 'x-member': token } };
  assert.equal(
    (await floor.server.ask('GET', '/kiosk/account', asked)).status,
    401,
    'at another station it is nothing',
  );
  clock.now = clock.now.add({ seconds: 59 });
  const stay = { headers: { ...kiosk.headers, 'x-member': token, 'idempotency-key': floor.server.newKey() }, body: {} };
  assert.equal((await floor.server.ask('POST', '/kiosk/stay', stay)).status, 200);
  clock.now = clock.now.add({ seconds: 59 });
  assert.equal((await account(token)).status, 200, 'a touch has extended it');
  clock.now = clock.now.add({ seconds: 1 });
  assert.equal((await account(token)).status, 401);
  const second = await signOn(card);
  await compliance.do(`/members/${member}/exclude`, { kind: 'self-exclusion', until: '2027-03-02T18:00:00Z' });
  assert.equal(problemIn(await account(second)).code, 'see-the-club-desk');
  const heard = await kiosk.post('/kiosk/sign-on', { card, pin: PIN });
  assert.equal(problemIn(heard).code, 'see-the-club-desk');
  assert.equal(
    await desk.refused('/members', { ...FORM, name: 'Cal Minute', born: '1971-01-03', pin: PIN }),
    'ask-compliance-first',
  );
});

test('[CLB-10] an unknown card and a wrong PIN get one answer; guesses are counted; a new PIN ends the wait', async () => {
  const { member, card } = await enrolled({ name: 'Dan Guessed', born: '1971-01-04' });
  const said = async (sent: object): Promise<string> => {
    clock.now = clock.now.add({ seconds: 5 });
    return problemIn(await kiosk.post('/kiosk/sign-on', sent)).detail;
  };
  const [unknown, wrong] = [await said({ card: '1', pin: PIN }), await said({ card, pin: '000' })];
  assert.equal(unknown, wrong);
  for (let tries = 0; tries < 4; tries++) await said({ card, pin: '000' });
  assert.match(await said({ card, pin: PIN }), /wrong PINs in a row\. Try again after/);
  for (let tries = 0; tries < 4; tries++) await said({ card: '1', pin: PIN });
  assert.match(
    await said({ card: '1', pin: PIN }),
    /wrong PINs in a row\. Try again after/,
    'a card that nobody has waits as well',
  );
  const { card: next } = jsonIn(await desk.post(`/members/${member}/pin`, { pin: '864213', isCardLost: true }));
  assert.notEqual(next, card);
  assert.equal(await signOn(card, '864213'), undefined, '[CLB-3] the lost card opens nothing');
  assert.ok((await signOn(next!, '864213')) !== undefined);
});

test('[CLB-12] picks are handed in once, by the rules of the contest, and are in the account', async () => {
  const { card } = await enrolled({ name: 'Eve Picks', born: '1971-01-05' });
  const token = await signOn(card);
  const hand = async (body: object) => {
    const headers = { ...kiosk.headers, 'x-member': token!, 'idempotency-key': floor.server.newKey() };
    return floor.server.ask('POST', '/kiosk/picks', { headers, body });
  };
  const picks = { [GAMES[0]!]: 'Chiefs', [GAMES[1]!]: 'Rams' };
  assert.equal(
    problemIn(await hand({ promotion: 'week-1', picks: { [GAMES[0]!]: 'Chiefs' }, guess: [1, 2] })).code,
    'pick-missing',
  );
  const heard = await hand({ promotion: 'week-1', picks, guess: [24, 17] });
  assert.equal(heard.status, 200, heard.text);
  assert.equal(problemIn(await hand({ promotion: 'week-1', picks, guess: [1, 2] })).code, 'entered-before');
  const account = jsonIn(await kiosk.get('/kiosk/account', { 'x-member': token! }));
  const [contest] = account['contests'] as unknown as { entry: object; hasGuess: boolean }[];
  assert.deepEqual(contest?.entry, { number: 1, picks, guess: [24, 17], at: clock.now.toString() });
  assert.equal(contest.hasGuess, true);
});

test('[CLB-12] picks that waited for a lost line are taken for ten minutes more, under their key once; nothing else is', async () => {
  const { card } = await enrolled({ name: 'Ida Waited', born: '1971-01-08' });
  const token = await signOn(card);
  const body = { promotion: 'week-1', picks: { [GAMES[0]!]: 'Chiefs', [GAMES[1]!]: 'Rams' }, guess: [24, 17] };
  const sent = { ...kiosk.headers, 'x-member': token!, 'idempotency-key': floor.server.newKey() };
  const hand = () => floor.server.ask('POST', '/kiosk/picks', { headers: sent, body });
  clock.now = clock.now.add({ minutes: 10, seconds: 59 });
  assert.equal(problemIn(await kiosk.get('/kiosk/account', { 'x-member': token! })).code, 'card-first');
  const [first, again] = [await hand(), await hand()];
  assert.deepEqual([first.status, jsonIn(first)['repeated'], jsonIn(again)['repeated']], [200, false, true]);
  assert.equal(problemIn(await kiosk.get('/kiosk/account', { 'x-member': token! })).code, 'card-first');
  clock.now = clock.now.add({ seconds: 1 });
  assert.equal(problemIn(await hand()).code, 'card-first');
  await desk.signOn(STAFF.pam); // Both have been idle for too long.
  await compliance.signOn(STAFF.con);
});

test('[CLB-8] the mailing list leaves the excluded out, and that it was taken is an event', async () => {
  const { member } = await enrolled({ name: 'Fay Mailed', born: '1971-01-06' });
  const names = async () => {
    const rows = jsonIn(await desk.post('/members/mailing-list'))['rows'] as unknown as { name: string }[];
    return rows.map(({ name }) => name);
  };
  assert.ok((await names()).includes('Fay Mailed'));
  await desk.do(`/members/${member}/exclude`, { kind: 'by-the-house' });
  assert.ok(!(await names()).includes('Fay Mailed'));
  assert.equal((await lookedAt()).filter(event => event.includes('MailingListTaken')).length, 2);
});

test('[CLB-9] [CLB-1] a record is exported, erased by two, gone from the disk, and the journal is whole', async () => {
  const { member, card } = await enrolled({ name: 'Gus Erasable', born: '1971-01-07', address: '7 Vanishing Lane' });
  const exported = jsonIn(await desk.post(`/members/${member}/export`));
  assert.equal((exported['record'] as unknown as { address: string }).address, '7 Vanishing Lane');
  assert.equal(await compliance.refused(`/members/${member}/erase`), 'second-person-missing');
  clock.now = clock.now.add({ minutes: 1 });
  const second = { badge: 'badge-ada', pin: '270591' };
  await compliance.do(`/members/${member}/erase`, { second });
  assert.equal(await desk.refused(`/members/${member}/look`), 'no-member-record');
  assert.equal(await signOn(card), undefined);
  const { folder } = floor.server.place;
  const file = readFileSync(path.join(folder, 'private.sqlite'), 'latin1');
  assert.ok(!file.includes('Vanishing') && !file.includes('Gus Erasable'));
  const events = await lookedAt();
  assert.ok(events.some(event => event.includes('MemberErased') && event.includes(member)));
  for (const secret of ['Zoë', 'Quintana', 'Erasable', '1971-01-07', card, 'example.org']) {
    assert.ok(!events.some(event => event.includes(secret)), secret);
  }
  await floor.server.stop();
  assert.deepEqual((await verifyJournal(floor.server.place)).findings, []);
});
