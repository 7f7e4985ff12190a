import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { beginning, checkedReplay, onRows, readHouseFile } from '#server/house';
import { verifyJournal } from '#server/journal';
import { ADA, type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, clock, enrollAt, jsonIn, person, problemIn } from './api/server.ts';
import { BEAT, BEAT_OFFERING, BEATEN_TENS, BONUS, BONUS_OFFERING, HOLDEM } from './house/room.ts';

const { dee, fay, sue, cora, carl, ann, pam, con } = STAFF;

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
});
after(() => floor.server.end());

const CHECKED = { deckCounted: true, checked: ['cards shown', 'deck counted', 'player identified'], seal: 'S-1041' };

test('[API-8] the day of a table over the network, from the first offer to the closed books', async () => {
  const promo = floor.at('promo-1');
  await promo.signOn(pam);
  await promo.byTwo({ type: 'AnnounceOffering', offering: BONUS_OFFERING, tables: 'all' }, STAFF.con);
  await promo.byTwo({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T18:14:00Z');
  await promo.do(`/offerings/${BONUS}/start`);
  await promo.do(`/offerings/${BEAT}/start`);

  const desk = floor.at('floor-1');
  const keypad = floor.at('keypad-7');
  await desk.signOn(fay);
  await keypad.signOn(dee);
  await desk.do('/tables/7/open', { plays: HOLDEM });
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    await keypad.do('/tables/7/seat', { seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } });
  }
  for (let round = 1; round <= 20; round++) {
    await keypad.do('/tables/7/start-game');
    await keypad.do('/tables/7/pot', { pot: 4_000 });
    await keypad.do('/tables/7/game-over');
    clock.now = clock.now.add({ seconds: 90 });
  }

  // A called hand: the dealer calls, one verifies, another agrees.
  at('2026-03-03T04:00:00Z');
  await keypad.signOn(dee);
  await keypad.do('/tables/7/start-game');
  await keypad.do('/tables/7/call', { seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  assert.equal(await keypad.refused('/tables/7/game-over'), 'calls-pending');
  await desk.signOn(fay);
  const called = jsonIn(await desk.get('/calls'))['rows'] as unknown as { seat: number }[];
  assert.deepEqual(
    called.map(({ seat }) => seat),
    [1],
  );
  await desk.do('/tables/7/verify', { activity: BEAT, seen: BEATEN_TENS, ...CHECKED });
  assert.equal(await desk.refused('/reviews/1/agree'), 'same-person-twice');
  const other = floor.at('floor-2');
  await other.signOn(sue);
  await other.do('/reviews/1/agree');

  // Six winners: ID, payment, slips without gaps.
  const cage = floor.at('cage-1');
  await cage.signOn(cora);
  for (const award of [1, 2, 3, 4, 5, 6]) {
    await cage.do(`/awards/${award}/id`);
    await cage.do(`/awards/${award}/pay`, { method: award === 1 ? 'check' : 'cage', formsDone: true });
  }
  await keypad.do('/tables/7/game-over');
  const slip = await cage.get('/awards/1/slip?form=html');
  assert.match(slip.text, /Payout slip 1<.*\$5,000\.00.*7 \/ 1/s);
  assert.match(slip.text, /Prepared by<.*Name of cora.*Approved by<.*Name of fay, Name of sue/s);
  assert.match(slip.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  const chinese = await cage.get('/awards/1/slip?form=html&language=zh-Hans');
  assert.match(chinese.text, /<html lang="zh-Hans">.*付奖凭单 1<.*\$5,000\.00.*7 \/ 1.*经办人<.*cora/s);
  const spanish = await cage.get('/awards/1/slip?form=html', { 'accept-language': 'es-MX' });
  assert.match(spanish.text, /<html lang="es">.*Comprobante de pago 1</s);
  assert.equal((await cage.get('/awards/1/slip?language=fr')).status, 400);
  const pdf = await cage.get('/awards/1/slip');
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  assert.equal(pdf.bytes.subarray(0, 5).toString(), '%PDF-');
  assert.ok(pdf.bytes.equals((await cage.get('/awards/1/slip')).bytes), 'every copy has the same bytes');

  // The boxes are counted by two people: the second elsewhere, then beside.
  at('2026-03-03T08:30:00Z');
  await desk.signOn(fay);
  await desk.do('/tables/7/close');
  const counting = floor.at('accounting-1');
  await counting.signOn(carl);
  for (const activity of [BEAT, BONUS]) await counting.do('/tables/7/drop', { activity });
  assert.equal(await counting.refused('/drops/1/count', { counted: 2_100 }), 'second-person-missing');
  await counting.do('/requests', { command: { type: 'CountDrop', drop: 1, counted: 2_100 } });
  assert.equal(await counting.refused('/requests/3/give'), 'same-person-twice');
  const books = floor.at('accounting-2');
  await books.signOn(ann);
  await books.do('/requests/3/give');
  await counting.do('/requests', { command: { type: 'CountDrop', drop: 2, counted: 2_000 } });
  await counting.do('/requests/4/give-beside', { badge: ann.badge, pin: ann.pin });

  // The day ends; the books balance.
  at('2026-03-03T14:00:00Z');
  await books.signOn(ann);
  await books.do('/day/close');
  assert.equal(jsonIn(await books.get('/day'))['day'], '2026-03-03');
  const balance = jsonIn(await books.get('/reports/trial-balance')) as unknown as { totals: Record<string, number> };
  assert.equal(balance.totals['in'], balance.totals['out']);
  assert.ok(balance.totals['in']! > 0);
  assert.equal(balance.totals['closing'], 0);
  assert.match((await books.get('/reports/slips?form=csv')).text, /^slip,.*\r\n"?1"?,"2026-03-02",/);
});

test('[API-8] every step of that day is in the journal, with its people and its station', async () => {
  const auditing = floor.at('compliance-1');
  await auditing.signOn(con);
  const rows: { seq: number; actor: string; station: string; event: string }[] = [];
  let after: string | undefined = '0';
  while (after !== undefined) {
    const page = JSON.parse((await auditing.get(`/journal?after=${after}&limit=50`)).text);
    rows.push(...page.rows);
    after = page.next;
  }
  assert.deepEqual(
    rows.map(({ seq }) => seq),
    rows.map((_, index) => index + 1),
  );
  const who = new Map<string, Set<string>>();
  for (const { event, actor, station } of rows) {
    const { type } = JSON.parse(event) as { type: string };
    who.set(type, (who.get(type) ?? new Set()).add(`${actor} at ${station}`));
  }
  const EXPECTED: readonly [event: string, by: readonly string[]][] = [
    ['OfferingStarted', ['pam at promo-1']],
    ['TableOpened', ['fay at floor-1']],
    ['RoundStarted', ['dee at keypad-7']],
    ['HandCalled', ['dee at keypad-7']],
    ['HandsVerified', ['fay at floor-1']],
    ['ReviewAgreed', ['sue at floor-2']],
    ['AwardPaid', ['cora at cage-1']],
    ['BoxDropped', ['carl at accounting-1']],
    ['SecondAsked', ['carl at accounting-1', 'pam at promo-1']],
    ['DropCounted', ['ann at accounting-1', 'ann at accounting-2']],
    ['GamingDayClosed', ['ann at accounting-2']],
    ['PersonEngaged', ['founder at console']],
  ];
  for (const [event, by] of EXPECTED) assert.deepEqual([...(who.get(event) ?? [])].sort(), by, event);
  const counted = rows.map(({ event }) => JSON.parse(event)).filter(({ type }) => type === 'DropCounted');
  assert.deepEqual(
    counted.map(({ by }) => by),
    [
      ['carl', 'ann'],
      ['carl', 'ann'],
    ],
  );
  const text = JSON.stringify(rows);
  // As a word of its own: among the digits of the hashes stands any six of them once in a while.
  const told = [ADA.badge, ADA.pin, 'Name of dee'].flatMap(secret =>
    Array.from(text.matchAll(new RegExp(`\\b${secret}\\b`, 'g')), ({ index }) => text.slice(index - 80, index + 80)),
  );
  assert.deepEqual(told, []);
});

test('[API-8] once two people give rights, a third needs both', async () => {
  const { office } = floor;
  await office.signOn(ADA);
  const pete = person('pete', 'card-room', 'dealer');
  const body = {
    person: pete.id,
    roles: pete.roles,
    department: pete.department,
    name: 'Pete',
    badge: pete.badge,
    pin: pete.pin,
  };
  assert.equal(await office.refused('/people', body), 'second-person-missing');
  const wrong = await office.post('/people', { ...body, second: { badge: con.badge, pin: '000111' } });
  assert.equal(problemIn(wrong).code, 'badge-or-pin-wrong');
  assert.equal(
    await office.refused('/people', { ...body, second: { badge: ADA.badge, pin: ADA.pin } }),
    'same-person-twice',
  );
  await office.do('/people', { ...body, second: { badge: con.badge, pin: con.pin } });
  await office.signOn(ADA);
  await floor.at('keypad-8').signOn(pete);
});

test('[API-9] an answer is sent again only when something has happened since', async () => {
  const desk = floor.at('floor-1');
  await desk.signOn(fay);
  const first = await desk.get('/tables');
  const etag = first.headers.get('etag')!;
  const again = await desk.get('/tables', { 'if-none-match': etag });
  assert.deepEqual([again.status, again.text], [304, '']);
  await desk.do('/tables/9/open', { plays: HOLDEM });
  assert.equal((await desk.get('/tables', { 'if-none-match': etag })).status, 200);
  const { rows, next } = JSON.parse((await desk.get('/tables?limit=1')).text);
  assert.deepEqual([rows.length, next], [1, '7']);
  const rest = JSON.parse((await desk.get(`/tables?limit=5&after=${next}`)).text);
  assert.deepEqual(
    rest.rows.map(({ table }: { table: number }) => table),
    [9],
  );
});

test('[API-10] a browser station keeps its key and token in cookies that no script and no other site can use', async () => {
  const { server, office } = floor;
  await office.signOn(ADA);
  const offered = jsonIn(await office.post('/station-offers', { station: 'floor-9', kind: 'floor' }));
  const body = { code: offered['code'], keeps: 'cookie' };
  const enrolled = await server.ask('POST', '/enrollment', { body });
  const key = enrolled.headers.get('set-cookie')!;
  assert.match(key, /^station\.floor-9=\S+; Path=\/api; HttpOnly; SameSite=Strict/);
  assert.ok(!enrolled.text.includes('key'));
  const again = await server.ask('POST', '/enrollment', { body });
  assert.equal(problemIn(again).code, 'no-such-code', 'a code is used once');
  const cookie = key.split(';')[0]!;
  const as = (more: Record<string, string>) => ({ cookie, 'x-station': 'floor-9', ...more });
  const sent = { headers: as({ 'idempotency-key': server.newKey() }), body: { badge: fay.badge, pin: fay.pin } };
  const signedOn = await server.ask('POST', '/session/sign-on', sent);
  assert.equal(signedOn.status, 200, signedOn.text);
  assert.equal('token' in jsonIn(signedOn), false);
  const both = `${cookie}; ${signedOn.headers.get('set-cookie')!.split(';')[0]}`;
  assert.equal(jsonIn(await server.ask('GET', '/me', { headers: as({ cookie: both }) }))['person']?.['id'], 'fay');
  const STRANGERS: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const stranger of STRANGERS) {
    const heard = await server.ask('GET', '/me', { headers: as({ cookie: both, ...stranger }) });
    assert.equal(problemIn(heard).code, 'other-origin', JSON.stringify(stranger));
  }
  const { 'x-station': _, ...unnamed } = as({ cookie: both });
  assert.equal((await server.ask('GET', '/me', { headers: unnamed })).status, 401, 'cookies alone say nothing');
});

test('[API-8] stopped and read back, the journal is whole and the books agree', async () => {
  await floor.server.stop();
  const { findings } = await verifyJournal(floor.server.place);
  assert.deepEqual(findings, []);
  const settings = await readHouseFile(`${floor.server.place.folder}/house.json`);
  await onRows(floor.server.place, rows => checkedReplay(rows, beginning(settings), {}));
});

test('[API-10] a revoked station is nobody from then on', async () => {
  at('2026-03-04T18:00:00Z');
  await floor.server.start();
  const { office } = floor;
  await office.signOn(ADA);
  const extra = await enrollAt(office, 'floor-8', 'floor');
  assert.equal((await extra.get('/me')).status, 200);
  await office.do('/stations/floor-8/revoke');
  assert.equal((await extra.get('/me')).status, 401);
});
