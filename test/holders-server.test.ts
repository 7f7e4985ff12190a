import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type House, type HouseCommand, withoutNames } from '#core/house';
import { holderIdOf, isHolderId, type Members, plainName } from '#core/people';
import { Holders } from '#server/people';
import type { HolderRecord } from '#server/private';
import { nameOnBoard } from '../src/core/mechanisms/wheel/index.ts';
import { type Floor, openFloor, STAFF } from './api/floor.ts';
import { at, problemIn } from './api/server.ts';
import { Listener } from './feed/listener.ts';
import { CASH, CASH_OFFERING, opening, SPIN } from './house/promotions.ts';
import { HOLDEM } from './house/room.ts';
import { asking } from './walks/walk.ts';

/** Names on IDs of people without a club card: at the desk that types them and at the cage, never in the journal. */

let floor: Floor;
before(async () => {
  at('2026-03-02T18:00:00Z');
  floor = await openFloor();
  const promo = floor.at('promo-1');
  await promo.signOn(STAFF.pam);
  await promo.byTwo({ type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' }, STAFF.con);
  at('2026-03-02T19:10:00Z');
  await promo.signOn(STAFF.pam);
  await promo.do(`/offerings/${CASH}/start`);
  const [desk, keypad] = [floor.at('floor-1'), floor.at('keypad-7')];
  await desk.signOn(STAFF.fay);
  await keypad.signOn(STAFF.dee);
  await desk.do('/tables/7/open', { plays: HOLDEM });
  for (const seat of [1, 2, 3]) {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' };
    await keypad.do('/tables/7/seat', { seated });
  }
  await promo.do('/commands', opening(CASH, 'drawing', {}));
  at('2026-03-02T19:15:00Z');
  for (const seat of [1, 2, 3]) {
    const earned = { type: 'seat', postedAt: '2026-03-02T19:15:00Z', table: 7, seat } as const;
    await promo.do('/commands', onDrum({ type: 'IssueTickets', tickets: [`t${seat}`], earned }));
  }
});
after(() => floor.server.end());

const onDrum = asking(CASH, 'drawing');
const drawn = async (ticket: string): Promise<void> => {
  const promo = floor.at('promo-1');
  await promo.command(onDrum({ type: 'OpenDrawing' })); // Open it may be still.
  await promo.byTwo(onDrum({ type: 'DrawEntry', ticket }) as never, STAFF.sue); // A command of two.
};
const CLAIM = { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true } as const;

const journalText = async (): Promise<string> => {
  const compliance = floor.at('compliance-1');
  await compliance.signOn(STAFF.con);
  return (await compliance.get('/journal?limit=1000')).text;
};

test('[DRW-14] [HG1-C10] who wins under the name on the ID is an id in the journal, and one person under every stub', async () => {
  const promo = floor.at('promo-1');
  await drawn('t1');
  const won = await promo.do('/commands', onDrum({ ...CLAIM, name: 'Rosa  Delgado' }));
  assert.doesNotMatch(JSON.stringify(won), /rosa/i, 'nor is it in what the journal has answered');
  assert.match(await journalText(), /HOLDER-[0-9A-F]{16}/);
  assert.doesNotMatch(await journalText(), /rosa/i);
  assert.match((await promo.get(`/promotions/${CASH}`)).text, /Rosa Delgado/);
  const cage = floor.at('cage-1');
  await cage.signOn(STAFF.cora);
  assert.match((await cage.get('/awards/1')).text, /"Rosa Delgado"/, 'who comes to the cage is asked for by name');
  await drawn('t2');
  const again = problemIn(await promo.post('/commands', onDrum({ ...CLAIM, name: 'rosa delgado' })));
  assert.equal(again.code, 'claim-falls-short');
  await promo.do('/commands', onDrum({ ...CLAIM, name: 'rosa delgado', forfeits: true }));
  await drawn('t3');
  const other = await promo.command(onDrum({ ...CLAIM, name: 'Ben Delgado' }));
  assert.equal(other.status, 200, 'another person wins that day');
});

test('[DRW-14] the live feed names them where somebody is signed on, and signs never do', async () => {
  const { address } = floor.server;
  const promo = floor.at('promo-1');
  const feedOf = (topics: string, headers: Readonly<Record<string, string>>) =>
    new Promise<string>(heard => {
      const listener: Listener = new Listener(`${address}api/v1/feed?topics=${topics}`, {
        headers,
        onMessage: ({ event, data }) => {
          if (event !== 'snapshot') return;
          listener.cut();
          heard(JSON.stringify(data));
        },
      });
    });
  const told = await feedOf('promotions', promo.headers);
  for (const name of [/Rosa Delgado/, /Ben Delgado/]) assert.match(told, name);
  assert.doesNotMatch(told, /HOLDER-/);
  assert.doesNotMatch(await feedOf('boards', floor.at('sign-1').headers), /rosa|HOLDER-/i);
});

test('[DRW-14] the name comes back with a backup and after a restart, and is forgotten after thirty days', async () => {
  const kept = new Map<string, HolderRecord>();
  const store = {
    holders: {
      put: async (one: HolderRecord) => void kept.set(one.holder, one),
      all: async () => [...kept.values()],
      erase: async (holder: string) => void kept.delete(holder),
    },
  };
  const parts = { store, pins: { bytesFor: (key: string) => createHash('sha256').update(key).digest() } };
  const members = new Map();
  const now = Temporal.Instant.from('2026-03-02T19:15:00Z');
  const claim = (name: string) => onDrum({ ...CLAIM, name });
  const first = await Holders.open(parts);
  const { command, named } = first.without({ members }, claim('Rosa Delgado'), now);
  await first.keep(named, owed(), now);
  const again = await Holders.open(parts);
  const [id] = kept.keys();
  assert.ok(isHolderId(id!) && JSON.stringify(command).includes(id!));
  assert.equal(again.named(`{"player":"${id}"}`), '{"player":"Rosa Delgado"}');
  const other = again.without({ members }, claim('A "B" C'), now.add({ hours: 24 * 30 + 1 }));
  const later = now.add({ hours: 24 * 30 + 1 });
  await again.keep(other.named, owed(id), later);
  assert.equal(again.named(`"${id}"`), '"Rosa Delgado"', 'a year of collections is theirs');
  await again.keep(other.named, owed(), later);
  assert.equal(again.named(`"${id}"`), `"${id}"`);
  assert.equal(JSON.parse(again.named(`"${other.named[0]!.holder}"`)), 'A "B" C', 'JSON stays JSON');
  assert.equal(kept.size, 1);
});

/** A house that owes this player something, or nobody anything. */
const owed = (player?: string) => {
  const years = player === undefined ? [] : [[1, { player }] as const];
  return { awards: new Map(), collections: new Map(years) } as unknown as Pick<House, 'awards' | 'collections'>;
};

const HOLDER = holderIdOf('0123456789abcdef');
const idOf = (name: string): string => `HOLDER-${plainName(name)}`;
const knows = { idOf, isKnown: (name: string) => plainName(name) === 'CHER' };
const members = new Map([['ana', {}]]) as unknown as Members;

const REPLACED: readonly [why: string, asked: HouseCommand, said: RegExp][] = [
  ['a spinner by name', asking(SPIN, 'wheel')({ type: 'StepUp', player: 'Rosa Diaz' }), /"player":"HOLDER-ROSA DIAZ"/],
  ['a spinner by club card', asking(SPIN, 'wheel')({ type: 'StepUp', player: 'ana' }), /"player":"ana"/],
  ['a stub', asking(SPIN, 'wheel')({ type: 'GiveUpSpin', player: 'stub:t1' }), /"player":"stub:t1"/],
  ['a name of one word that is known', asking(SPIN, 'wheel')({ type: 'StepUp', player: 'Cher' }), /"HOLDER-CHER"/],
  ['an id', asking(SPIN, 'wheel')({ type: 'StepUp', player: HOLDER }), new RegExp(`"player":"${HOLDER}"`)],
  [
    'what two people are asked for',
    { type: 'AskSecond', command: onDrum({ ...CLAIM, name: 'Bo' }) } as never,
    /"HOLDER-BO"/,
  ],
  ['ID brought later', onDrum({ type: 'BringId', ticket: 't1', name: 'Bo' }), /"name":"HOLDER-BO"/],
  ['what names nobody', { type: 'EndPromotion', promotion: 'x', reason: 'Rosa Diaz asked' }, /"Rosa Diaz asked"/],
];
for (const [why, asked, said] of REPLACED) {
  test(`[DRW-14] ${why}: what goes into the journal`, () => {
    assert.match(JSON.stringify(withoutNames({ members }, asked, knows)), said);
  });
}

test('[DRW-14] a wheel on a sign names nobody who is known by the name on the ID', () => {
  assert.deepEqual([nameOnBoard('ana'), nameOnBoard(HOLDER), nameOnBoard(undefined)], ['ana', undefined, undefined]);
});
