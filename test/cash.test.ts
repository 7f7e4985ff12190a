import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialBalance } from '#core/ledger';
import { cents, dollars } from '#core/money';
import { viewOf } from '#core/views';
import { draftOf, offeringFields } from '#entry/offering';
import { RULEBOOK } from '../rulebook/index.ts';
import { type Cash, cashBy } from './cash/auditor.ts';
import {
  ACE,
  amountOf,
  type CashRoom,
  CORA,
  cashRoom,
  DEV,
  heldIn,
  pay,
  playRound,
  SUE,
  WINDOWS,
  withDrawer,
  withVault,
} from './cash/cash-room.ts';
import { actor, BEAT, BEAT_OFFERING, BEATEN_TENS, CHECKED, openRoom, SENSOR } from './house/room.ts';

const VAULT = { type: 'vault' } as const;
const drawer = (station: string) => ({ type: 'drawer', station }) as const;
const tray = (table: number) => ({ type: 'tray', table }) as const;

test('[CSH-1] a house that never counted a vault in pays as before, with nothing booked beside', () => {
  const made = cashRoom();
  const award = playRound(made, 8, true)!;
  const events = pay(made, award, 'cage-1');
  assert.deepEqual(
    events.map(({ type }) => type),
    ['AwardPaid'],
  );
  assert.equal(heldIn(made, 'vault'), 0);
  const move = { type: 'MoveCash', from: VAULT, to: tray(8), amount: dollars(1) } as const;
  assert.equal(made.room.refused(move, { second: SUE }).code, 'vault-not-counted');
  const open = { type: 'OpenDrawer', counted: dollars(1) } as const;
  assert.equal(made.room.refused(open, { station: 'cage-1', second: SUE }).code, 'vault-not-counted');
  assert.equal(made.room.refused({ type: 'ExplainVault', reason: 'miscount' }).code, 'vault-not-counted');
});

test('[CSH-2] a drawer is opened at its window with a float that two people counted out of the vault', () => {
  const made = withVault();
  const open = { type: 'OpenDrawer', counted: dollars(5_000), pieces: { cash: { '10000': 50 } } } as const;
  const at = { station: 'cage-1', actor: CORA };
  assert.equal(made.room.refused(open, at).code, 'second-person-missing');
  assert.equal(made.room.refused(open, { ...at, second: CORA }).code, 'same-person-twice');
  assert.equal(made.room.refused(open, { ...at, station: 'office', second: SUE }).code, 'not-a-window');
  const wrong = { ...open, pieces: { cash: { '10000': 49 } } };
  assert.equal(made.room.refused(wrong, { ...at, second: SUE }).code, 'pieces-not-adding-up');
  const all = { type: 'OpenDrawer', counted: dollars(60_000) } as const;
  assert.equal(made.room.refused(all, { ...at, second: SUE }).code, 'too-little-in-vault');
  const [opened] = made.at('cage-1', open, { actor: CORA, second: SUE });
  assert.ok(opened?.type === 'DrawerOpened');
  assert.deepEqual([opened.slip, opened.by], [2, ['cora', 'sue']]);
  assert.deepEqual([heldIn(made, 'vault'), heldIn(made, 'drawer:cage-1')], [4_500_000, 500_000]);
  assert.equal(made.room.refused(open, { ...at, second: SUE }).code, 'drawer-already-open');
});

test('[OPN-4b] the drawer of a window is as it was after its cashier has signed off and on', () => {
  const made = withDrawer();
  const award = playRound(made, 8, true)!;
  const amount = amountOf(made, award);
  pay(made, award, 'cage-1');
  const view = viewOf('cash');
  const before = view.part(made.room.house, 'drawer.cage-1');
  made.room.do({ type: 'LetTimePass' }, { at: '2026-03-03T02:00:00Z' });
  assert.deepEqual(view.part(made.room.house, 'drawer.cage-1'), before);
  assert.equal(heldIn(made, 'drawer:cage-1'), 500_000 - amount);
  assert.deepEqual([...view.keys(made.room.house)], ['vault', 'drawer.cage-1']);
});

test('[ST-B6] [CSH-4] a window pays out of its own drawer, the cashier who answers for it alone', () => {
  const made = withDrawer();
  const award = playRound(made, 8, true)!;
  const amount = amountOf(made, award);
  const paying = { type: 'PayAward', award, method: 'cage', formsDone: true } as const;
  assert.equal(made.room.refused(paying, { station: 'cage-2', actor: CORA }).code, 'drawer-not-open');
  assert.equal(made.room.refused(paying, { station: 'cage-1', actor: DEV }).code, 'drawer-of-another');
  const events = pay(made, award, 'cage-1');
  assert.deepEqual(
    events.map(({ type }) => type),
    ['AwardPaid', 'CashBooked'],
  );
  assert.equal(heldIn(made, 'drawer:cage-1'), 500_000 - amount);
  const back = { type: 'BackOutPayment', award, reason: 'wrong seat' } as const;
  // Asked at the window and approved at the office: it comes back into the drawer of the window.
  made.at('cage-1', { type: 'AskSecond', command: back }, { actor: CORA });
  assert.equal(made.room.house.requests.get(1)?.station, 'cage-1');
  assert.equal(made.room.refused(back, { station: 'cage-2', actor: CORA, second: SUE }).code, 'drawer-not-open');
  made.at('cage-1', back, { actor: CORA, second: SUE });
  assert.equal(heldIn(made, 'drawer:cage-1'), 500_000);
});

test('[CSH-4] away from the windows cash is the vault’s, and a counted box goes into it', () => {
  const made = withDrawer();
  const award = playRound(made, 8, true)!;
  const amount = amountOf(made, award);
  made.at('office', { type: 'DropBox', table: 8, activity: SENSOR });
  made.at('office', { type: 'CountDrop', drop: 1, counted: dollars(3) }, { actor: ACE, second: SUE });
  assert.equal(heldIn(made, 'vault'), 4_500_000 + 300);
  pay(made, award, 'floor', actor('flo'));
  assert.equal(heldIn(made, 'vault'), 4_500_000 + 300 - amount);
});

test('[CSH-4] a check and a prize from the tray leave the drawer alone; the tray is reimbursed out of it', () => {
  const made = withDrawer();
  const award = playRound(made, 8, true)!;
  const amount = amountOf(made, award);
  const events = made.at('cage-1', { type: 'PayAward', award, method: 'tray', formsDone: true }, { actor: CORA });
  assert.equal(events.length, 1);
  assert.deepEqual([heldIn(made, 'drawer:cage-1'), heldIn(made, 'tray:8')], [500_000, -amount]);
  made.at('cage-1', { type: 'ReimburseTray', table: 8 }, { actor: CORA });
  assert.deepEqual([heldIn(made, 'drawer:cage-1'), heldIn(made, 'tray:8')], [500_000 - amount, 0]);
});

test('[CSH-3] a drawer is handed over by a count that still holds, with a reason for what it differs by', () => {
  const made = withDrawer();
  const at = { station: 'cage-1', actor: CORA };
  const over = { type: 'HandOverDrawer' } as const;
  assert.equal(made.room.refused(over, { ...at, second: DEV }).code, 'drawer-not-counted');
  made.at('cage-1', { type: 'CountDrawer', counted: dollars(4_995) }, at);
  pay(made, playRound(made, 8, true)!, 'cage-1');
  assert.equal(made.room.refused(over, { ...at, second: DEV }).code, 'drawer-not-counted', 'money has moved since');
  const short = cents(heldIn(made, 'drawer:cage-1') - 500);
  const [counted] = made.at('cage-1', { type: 'CountDrawer', counted: short }, at);
  assert.ok(counted?.type === 'DrawerCounted');
  assert.equal(counted.variance, -500);
  assert.equal(made.room.refused(over, { ...at, second: DEV }).code, 'reason-for-variance');
  const [handed] = made.at('cage-1', { ...over, reason: 'wrong-change' }, { ...at, second: DEV });
  assert.ok(handed?.type === 'DrawerHandedOver');
  assert.deepEqual([handed.from, handed.to, handed.by], ['cora', 'dev', ['cora', 'dev']]);
  assert.deepEqual([heldIn(made, 'drawer:cage-1'), heldIn(made, 'over-short')], [short, -500]);
  const count = { type: 'CountDrawer', counted: short } as const;
  assert.equal(made.room.refused(count, at).code, 'drawer-of-another');
  assert.equal(
    made.room.refused({ type: 'CountDrawer', counted: short }, { station: 'cage-2' }).code,
    'drawer-not-open',
  );
});

test('[CSH-3] a drawer is closed with a count, and what is in it goes to the vault', () => {
  const made = withDrawer();
  const at = { station: 'cage-1', actor: CORA };
  made.at('cage-1', { type: 'CountDrawer', counted: dollars(5_001) }, at);
  made.at('cage-1', { type: 'CloseDrawer', reason: 'unexplained' }, { ...at, second: SUE });
  assert.equal(made.room.house.drawers.size, 0);
  assert.deepEqual(
    ['vault', 'drawer:cage-1', 'over-short'].map(place => heldIn(made, place)),
    [5_000_100, 0, 100],
  );
});

test('[CSH-3] a count of the vault is by two people; the books follow it, and the reason is said after', () => {
  const made = withVault();
  const explain = { type: 'ExplainVault', reason: 'missing-slip' } as const;
  assert.equal(made.room.refused(explain).code, 'vault-without-variance');
  const count = { type: 'CountVault', counted: dollars(49_990) } as const;
  assert.equal(made.room.refused(count, { actor: ACE }).code, 'second-person-missing');
  made.at('office', count, { actor: ACE, second: SUE });
  assert.deepEqual([heldIn(made, 'vault'), heldIn(made, 'over-short')], [4_999_000, -1_000]);
  made.at('office', explain, { actor: ACE });
  assert.equal(made.room.house.vault?.reason, 'missing-slip');
});

test('[CSH-5] fills and credits go between vault, drawers and trays, each a slip that two people sign', () => {
  const made = withDrawer();
  const move = (from: object, to: object, amount: number) =>
    ({ type: 'MoveCash', from, to, amount: dollars(amount) }) as Parameters<typeof made.room.do>[0];
  const two = { actor: CORA, second: SUE };
  made.at('cage-1', move(VAULT, drawer('cage-1'), 1_000), two);
  made.at('cage-1', move(drawer('cage-1'), tray(8), 200), two);
  made.at('cage-1', move(tray(8), VAULT, 50), two);
  const [slip] = made.at('office', move({ type: 'bank' }, VAULT, 7), two);
  assert.ok(slip?.type === 'CashMoved');
  assert.deepEqual([slip.slip, slip.by], [6, ['cora', 'sue']]);
  assert.deepEqual(
    ['vault', 'drawer:cage-1', 'tray-fill:8', 'tray:8'].map(place => heldIn(made, place)),
    [4_500_000 - 100_000 + 5_000 + 700, 580_000, 15_000, 0],
  );
  const no: readonly [object, object, number, string][] = [
    [VAULT, VAULT, 1, 'not-that-way'],
    [{ type: 'bank' }, drawer('cage-1'), 1, 'not-that-way'],
    [tray(8), tray(9), 1, 'not-that-way'],
    [VAULT, drawer('cage-2'), 1, 'drawer-not-open'],
    [VAULT, tray(77), 1, 'unknown-table'],
    [tray(8), VAULT, 151, 'too-little-in-tray'],
    [drawer('cage-1'), VAULT, 5_801, 'too-little-in-drawer'],
    [VAULT, { type: 'bank' }, 50_000, 'too-little-in-vault'],
    [VAULT, tray(8), 0, 'nothing-to-move'],
  ];
  for (const [from, to, amount, code] of no) assert.equal(made.room.refused(move(from, to, amount), two).code, code);
});

test('[CSH-6] no window pays more than its drawer should hold', () => {
  const made = withDrawer(10);
  const award = playRound(made, 8, true)!;
  const paying = { type: 'PayAward', award, method: 'cage', formsDone: true } as const;
  const no = made.room.refused(paying, { station: 'cage-1', actor: CORA });
  assert.equal(no.code, 'too-little-in-drawer');
  assert.match(no.message, /\$10\.00/);
});

test('[HSE-13] a variance of a box has a reason from the list, once it is counted', () => {
  const made = withVault();
  playRound(made, 8, false);
  made.at('office', { type: 'DropBox', table: 8, activity: SENSOR });
  const explain = { type: 'ExplainDrop', drop: 1, reason: 'counterfeit' } as const;
  assert.equal(made.room.refused(explain).code, 'drop-without-variance');
  assert.equal(made.room.refused({ ...explain, drop: 9 }).code, 'unknown-drop');
  const pieces = { cash: { '100': 1 }, chips: { '50': 1 } };
  const wrong = { type: 'CountDrop', drop: 1, counted: dollars(2), pieces } as const;
  assert.equal(made.room.refused(wrong, { actor: ACE, second: SUE }).code, 'pieces-not-adding-up');
  made.at('office', { ...wrong, counted: cents(150) }, { actor: ACE, second: SUE });
  made.at('office', explain, { actor: ACE });
  assert.equal(made.room.house.drops.get(1)?.reason, 'counterfeit');
});

/** Numbers that only the seed decides. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** The same places as the books have them. */
const booksOf = (made: CashRoom): Cash => ({
  vault: heldIn(made, 'vault'),
  found: heldIn(made, 'over-short'),
  ...Object.fromEntries(WINDOWS.map(station => [`drawer ${station}`, heldIn(made, `drawer:${station}`)])),
  ...Object.fromEntries(
    [8, 9].flatMap(table => [
      [`tray ${table}`, heldIn(made, `tray:${table}`) + heldIn(made, `tray-fill:${table}`)],
      [`box ${table}`, heldIn(made, `drop-box:${SENSOR}:${table}`)],
    ]),
  ),
});

const PLACES = ['vault', 'found', 'drawer cage-1', 'drawer cage-2', 'tray 8', 'tray 9', 'box 8', 'box 9'];

test('[CSH-7] after every shift of a week drawers, vault, trays, boxes and the trial balance tie to the cent', () => {
  const made = withVault(200_000);
  const roll = dice(20_261_118);
  const two = { actor: CORA, second: SUE };
  let shifts = 0;
  let prizes = 0;
  const tie = (): void => {
    shifts += 1;
    const audited = cashBy(made.deeds);
    const books = booksOf(made);
    for (const place of PLACES) assert.equal(books[place], audited[place] ?? 0, `${place} after shift ${shifts}`);
    assert.equal(trialBalance(made.room.house.balances), 0);
    // What lies in places is what the other side says; counts found the rest, and boxes that were over or short.
    assert.equal(
      made.room.balance('cage') + Object.values(books).reduce((a, b) => a + b, 0) - books['found']!,
      overs(),
    );
  };
  const overs = (): number =>
    made.deeds
      .flatMap(({ events }) => events)
      .reduce((sum, event) => sum + (event.type === 'DropCounted' && event.variance > 0 ? event.variance : 0), 0);
  for (const station of WINDOWS) made.at(station, { type: 'OpenDrawer', counted: dollars(8_000) }, two);
  for (let shift = 0; shift < 21; shift++) {
    for (let round = 0; round < 6; round++) {
      const table = 8 + roll(2);
      const award = playRound(made, table, roll(2) === 0);
      const station = WINDOWS[roll(2)]!;
      const cashier = made.room.house.drawers.get(station)!.holder === 'cora' ? CORA : DEV;
      if (award !== undefined) {
        prizes += 1;
        const method = roll(3) === 0 ? 'tray' : 'cage';
        made.at(station, { type: 'PayAward', award, method, formsDone: true }, { actor: cashier });
        if (roll(5) === 0) {
          made.at(station, { type: 'BackOutPayment', award, reason: 'wrong seat' }, { actor: cashier, second: SUE });
        }
      }
      const amount = dollars(100 + roll(20) * 5);
      const moves = [
        { from: VAULT, to: drawer(station) },
        { from: drawer(station), to: VAULT },
        { from: VAULT, to: tray(table) },
        { from: { type: 'bank' as const }, to: VAULT },
      ];
      made.at('office', { type: 'MoveCash', ...moves[roll(4)]!, amount }, two);
      for (const owed of [8, 9]) {
        if (roll(3) === 0 && heldIn(made, `tray:${owed}`) !== 0) {
          made.at(station, { type: 'ReimburseTray', table: owed }, { actor: cashier });
        }
      }
    }
    for (const table of [8, 9]) {
      made.at('office', { type: 'DropBox', table, activity: SENSOR });
      const drop = made.room.house.numbers.drop;
      const recorded = made.room.house.drops.get(drop)!.recorded;
      const counted = cents(Math.max(0, recorded + [0, 0, 0, -100, 50][roll(5)]!));
      made.at('office', { type: 'CountDrop', drop, counted }, { actor: ACE, second: SUE });
    }
    for (const station of WINDOWS) {
      const { holder } = made.room.house.drawers.get(station)!;
      const [from, to] = holder === 'cora' ? [CORA, DEV] : [DEV, CORA];
      const counted = cents(heldIn(made, `drawer:${station}`) + [0, 0, 0, -2_000, 100][roll(5)]!);
      made.at(station, { type: 'CountDrawer', counted }, { actor: from });
      made.at(station, { type: 'HandOverDrawer', reason: 'miscount' }, { actor: from, second: to });
    }
    const vault = cents(heldIn(made, 'vault') + [0, 0, -500][roll(3)]!);
    made.at('office', { type: 'CountVault', counted: vault }, { actor: ACE, second: SUE });
    tie();
    made.room.now = made.room.now.add({ hours: 8 });
    made.at('office', { type: 'LetTimePass' });
    if (shift % 3 === 2) made.at('office', { type: 'CloseGamingDay' }, { actor: ACE });
  }
  for (const station of WINDOWS) {
    const held = cents(heldIn(made, `drawer:${station}`));
    const { holder } = made.room.house.drawers.get(station)!;
    const cashier = holder === 'cora' ? CORA : DEV;
    made.at(station, { type: 'CountDrawer', counted: held }, { actor: cashier });
    made.at(station, { type: 'CloseDrawer' }, { actor: cashier, second: SUE });
  }
  tie();
  assert.equal(shifts, 22);
  assert.ok(prizes > 40, `${prizes} prizes in a week`);
});

test('[HSE-22] the journal has that a winner was recorded, with a mark, and that it was erased, also of a closed day', () => {
  const made = cashRoom();
  const award = playRound(made, 8, true)!;
  made.at('cage-1', { type: 'RecordWinner', award, mark: 'one' }, { actor: CORA });
  assert.equal(made.room.house.awards.get(award)?.winner, 'one');
  made.at('cage-1', { type: 'RecordWinner', award, mark: 'two' }, { actor: CORA });
  assert.equal(viewOf('awards').part(made.room.house, String(award))?.['winner' as never], 'two');
  made.at('office', { type: 'EraseWinner', award });
  assert.equal(made.room.house.awards.get(award)?.winner, undefined);
  pay(made, award, 'cage-1');
  for (const table of [8, 9]) made.at('floor', { type: 'CloseTable', table });
  made.at('office', { type: 'CloseGamingDay' }, { at: '2026-03-03T15:00:00Z' });
  assert.equal(made.room.house.awards.has(award), false);
  made.at('office', { type: 'EraseWinner', award });
  const no = made.room.refused({ type: 'EraseWinner', award: award + 1 });
  assert.equal(no.code, 'unknown-award');
});

test('[OPN-13] [SET-7] the form of an offering whose shares are rounded up to a chip asks for the chip, and shares come out in it', () => {
  const activity = RULEBOOK.find(({ id }) => id === BEAT)!;
  const { chip: _, ...silent } = BEAT_OFFERING;
  const chip = offeringFields(activity, draftOf(activity, silent, 'all')).find(({ part }) => part === 'chip');
  assert.equal(chip?.isRequired, true);
  const room = openRoom();
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  room.do({ type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED });
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: actor('sue', 'supervisor') });
  const gives = [...room.house.awards.values()].map(award => award.gives);
  const amounts = gives.flatMap(one => (one.type === 'money' ? [one.amount] : []));
  assert.equal(amounts.length, 6);
  assert.deepEqual(
    amounts.filter(amount => amount % 100 !== 0),
    [],
  );
});
