import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyHouse, houseFrom, houseText } from '#core/house';
import { dollars } from '#core/money';
import { type BoardView, viewOf } from '#core/views';
import { seats, setFloor } from './house/floor.ts';
import {
  BOARD,
  BOARD_OFFERING,
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
  POTS,
  POTS_OFFERING,
  promotionRoom,
  SPIN,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from './house/promotions.ts';
import {
  actor,
  BEATEN_TENS,
  BONUS_OFFERING,
  CHECKED,
  NAMED,
  offeringOf,
  Room,
  SETTINGS,
  seatSix,
} from './house/room.ts';

const draw = { type: 'RunPromotion', promotion: CASH, mechanism: 'drawing' } as const;
const board = { type: 'RunPromotion', promotion: BOARD, mechanism: 'high-hand' } as const;
const spin = { type: 'RunPromotion', promotion: SPIN, mechanism: 'wheel' } as const;

const drawn = (ticket: string) => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', DRUM));
  room.do({ ...draw, command: { type: 'OpenDrawing' } });
  room.both({ ...draw, command: { type: 'DrawEntry', ticket } });
  return room;
};

test('[PRO-1] a drawing runs from the drum to the cage, and the drum can be read at any moment', () => {
  const room = drawn('m2');
  const { promotions } = room.house;
  const shown = promotions.get(CASH);
  assert.ok(shown?.mechanism === 'drawing');
  assert.equal(shown.state.entries.size, 3);
  assert.equal(shown.state.open?.drawn?.player, 'ben');
  const [moved, ...paid] = room.do({
    ...draw,
    command: { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true },
  });
  assert.ok(moved?.type === 'PromotionMoved' && moved.events[0]?.type === 'PrizeWon');
  assert.deepEqual(
    paid.map(({ type }) => type),
    ['FundMoved', 'PrizeAwarded'],
  );
  const award = room.house.awards.get(1);
  assert.deepEqual([award?.player, award?.promotion, award?.claim], ['ben', CASH, { state: 'payable' }]);
  room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
  assert.equal(room.balance('players'), 50_000);
});

test('[PRO-1] a refusal of the mechanism comes with its own clause, and nothing runs while the offering is paused', () => {
  const room = drawn('m2');
  assert.equal(room.refused({ ...draw, command: { type: 'DrawEntry', ticket: 'm1' } }).code, 'drawn-may-still-claim');
  room.do({ type: 'PauseOffering', activity: CASH, reason: 'a fire drill' });
  const claim = {
    ...draw,
    command: { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true },
  } as const;
  assert.equal(room.refused(claim).code, 'promotion-not-running');
});

test('[PRO-2] an activity neither ends nor changes while something runs under it, and that ends when it is done', () => {
  const room = drawn('m2');
  const end = { type: 'EndOffering', activity: CASH, reason: 'autumn' } as const;
  assert.equal(room.refused(end).code, 'promotions-still-on');
  const close = { type: 'EndPromotion', promotion: CASH, reason: 'the last drawing' } as const;
  assert.match(room.refused(close).message, /a drawing with 1 prize is open/);
  room.do({ ...draw, command: { type: 'GiveUpPrize' } });
  room.do(close);
  assert.equal(room.house.promotions.size, 0);
  room.do(end);
});

test('[PRO-3] from the amount of the house a win in a promotion needs two people', () => {
  const room = promotionRoom(offeringOf(CASH, { prizes: { cash: dollars(1_000) } }));
  room.both(opening(CASH, 'drawing', DRUM));
  room.do({ ...draw, command: { type: 'OpenDrawing' } });
  room.both({ ...draw, command: { type: 'DrawEntry', ticket: 'm1' } });
  const claim = {
    ...draw,
    command: { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true },
  } as const;
  assert.equal(room.refused(claim).code, 'second-person-missing');
  room.both(claim);
  assert.deepEqual(room.house.awards.get(1)?.verifiedBy, ['ann', 'bo']);
});

test('[PRO-3] a tournament is sold, played and paid from its own pool, a large prize by two people', () => {
  const EVENT = 'GETR-000056';
  const room = promotionRoom(offeringOf(EVENT, {}));
  const structure = {
    buyIn: dollars(400),
    entryFee: dollars(40),
    payout: { type: 'percent', percents: [70, 30] },
  } as const;
  room.do(opening(EVENT, 'tournament', { structure }));
  const event = { type: 'RunPromotion', promotion: EVENT, mechanism: 'tournament' } as const;
  room.do({ ...event, command: { type: 'OpenSignUps' } });
  for (const player of ['ana', 'ben', 'cem']) {
    room.do({ ...event, command: { type: 'RegisterPlayer', player, entry: 'paid' } });
  }
  room.do({ ...event, command: { type: 'CloseEntries' } });
  room.do({ ...event, command: { type: 'EliminatePlayers', out: [{ player: 'cem', by: ['ana'], chips: 9 }] } });
  room.do({ ...event, command: { type: 'EliminatePlayers', out: [{ player: 'ben', by: ['ana'], chips: 9 }] } });
  const end = { type: 'EndPromotion', promotion: EVENT, reason: 'played' } as const;
  assert.match(room.refused(end).message, /not paid yet: ana, ben/);
  room.do({ ...event, command: { type: 'PayPlayer', player: 'ben', showsId: true } });
  const first = { ...event, command: { type: 'PayPlayer', player: 'ana', showsId: true } } as const;
  assert.equal(room.refused(first).code, 'second-person-missing');
  const [paid] = room.both(first);
  assert.ok(paid?.type === 'PromotionMoved');
  assert.deepEqual([paid.by, paid.second], ['ann', 'bo']);
  assert.deepEqual([room.balance(`tournament-pool:${EVENT}:${EVENT}`), room.balance('house')], [0, 12_000]);
  assert.match(room.refused(end).message, /lists no tables/);
  room.do({ ...event, command: { type: 'AddTable', table: 4, seats: 9 } });
  const sign = { ...event, command: { type: 'SignLog' } } as const;
  room.do(sign);
  assert.deepEqual(
    [room.refused(end).code, room.refused(end).clause],
    ['promotion-not-finished', 'PRO-2; TRN-40; REG-D5'],
  );
  room.do(sign, { actor: actor('cora', 'cage') });
  room.do(end);
});

test('[PRO-3] a wheel pays each winner in turn, who has shown the papers at the drawing', () => {
  const room = promotionRoom(SPIN_OFFERING);
  room.do(opening(SPIN, 'wheel', WHEEL));
  assert.equal(room.refused({ ...spin, command: { type: 'StepUp', player: 'ana' } }).code, 'no-spin-won');
  room.both(opening(SPIN, 'drawing', spinsWonBy('ana', 'ben'), 'drum'));
  room.do({ ...spin, command: { type: 'StepUp', player: 'ana' } });
  room.both({ ...spin, command: { type: 'Spin', rest: 'peg' } });
  room.both({ ...spin, command: { type: 'Spin', rest: 2 } });
  room.do({ ...spin, command: { type: 'StepUp', player: 'ben' } });
  room.both({ ...spin, command: { type: 'Spin', rest: 0 } });
  assert.deepEqual(
    [...room.house.awards.values()].map(({ player, gives }) => [player, gives.type === 'money' ? gives.amount : 0]),
    [
      ['ana', 25_000],
      ['ben', 5_000],
    ],
  );
  assert.match(
    room.refused({ type: 'PayAward', award: 1, method: 'tray', formsDone: true }).message,
    /Only prizes won at a table are/,
  );
  room.do({ type: 'PayAward', award: 1, method: 'cage', formsDone: true });
});

test('[PRO-3] a thing is bought with the money of the fund and handed over; backed out it costs the fund nothing', () => {
  const room = promotionRoom(POTS_OFFERING);
  const splash = { type: 'item', item: 'gift certificate', value: dollars(25) } as const;
  room.do(opening(POTS, 'splash-pot', { splash }));
  setFloor(room, { 6: { dealtIn: seats(7) } });
  const hand = { table: 6, pot: dollars(180), winners: [3, 4] };
  const command = { type: 'SplashPots', draws: [6], hands: [hand], count: 1 } as const;
  const before = new Map(room.house.balances);
  room.both({ type: 'RunPromotion', promotion: POTS, mechanism: 'splash-pot', command });
  const [first] = room.house.awards.values();
  const gives = { type: 'goods', what: 'gift certificate', value: dollars(25) };
  assert.deepEqual([first?.table, first?.seat, first?.gives], [6, 3, gives]);
  assert.equal(room.balance(`prizes-payable:${POTS}`), dollars(50), 'two things are owed');
  room.both({ type: 'BackOutAward', award: 2, reason: 'the wrong seat' });
  assert.equal(room.house.wins.size, 1);
  const [paid] = room.do({ type: 'PayAward', award: 1, method: 'handed-over', formsDone: true });
  assert.ok(paid?.type === 'AwardPaid');
  assert.deepEqual([paid.slip, paid.amount, room.balance('players')], [1, 0, 0], 'a slip, and no cash');
  room.both({ type: 'BackOutPayment', award: 1, reason: 'the wrong seat' });
  room.both({ type: 'BackOutAward', award: 1, reason: 'the wrong seat' });
  const moved = [...room.house.balances].filter(([account, amount]) => amount !== (before.get(account) ?? 0));
  assert.deepEqual(moved, [], 'every account stands as before');
});

test('[PRO-10] where ID is asked from an amount up, a thing goes by its value, and an unvalued one counts as high-value', () => {
  const SPORTS = 'sports-promotion';
  const clock = {
    type: 'id-then-return',
    id: { count: 15, unit: 'minutes' },
    return: { count: 30, unit: 'days' },
    from: dollars(600),
  } as const;
  const activities = SETTINGS.activities.map(one =>
    one.id === SPORTS ? { ...one, claims: { ...one.claims, clock } } : one,
  );
  for (const [value, state] of [
    [dollars(599), 'payable'],
    [dollars(600), 'awaiting-id'],
    [undefined, 'awaiting-id'],
  ] as const) {
    const room = new Room();
    room.house = emptyHouse({ ...SETTINGS, activities });
    room.do({ type: 'AnnounceOffering', offering: offeringOf(SPORTS, {}), tables: 'all' });
    room.do({ type: 'StartOffering', activity: SPORTS }, { at: '2026-03-02T20:00:00Z' });
    const worth = value === undefined ? {} : { values: { watch: value } };
    const prizes = { cash: dollars(0), items: ['watch'], ...worth };
    room.do(opening(SPORTS, 'squares', { periods: ['half', 'final'].map(one => ({ period: one, prizes })) }));
    const run = { type: 'RunPromotion', promotion: SPORTS, mechanism: 'squares' } as const;
    room.do({ ...run, command: { type: 'SetBoard', board: [{ table: 5, top: 7, left: 0 }] } });
    const period = { period: 'half', score: [7, 0], isFinal: false, bowl: [] } as const;
    setFloor(room, { 5: { waiting: [1] } });
    room.both({ ...run, command: { type: 'ScorePeriod', ...period, prizes } });
    assert.equal(room.house.awards.get(1)?.claim.state, state, `a watch worth ${value}`);
  }
});

test('[PRO-4] coupons that were not played in time are taken off the books when time passes', () => {
  const room = promotionRoom(COUPONS_OFFERING);
  room.do(opening(COUPONS, 'instrument', COUPONS_POSTED));
  const issue = {
    type: 'IssueInstruments',
    ids: ['c-1', 'c-2'],
    kind: 'match-play',
    face: dollars(25),
    holder: 'ana',
    expires: '2026-03-02T20:00:00Z',
    isMultiPlay: false,
  } as const;
  // The name in the command is ignored: the house knows who asks.
  const command = { ...issue, by: 'somebody else' };
  const [moved] = room.do({ type: 'RunPromotion', promotion: COUPONS, mechanism: 'instrument', command });
  assert.ok(moved?.type === 'PromotionMoved' && moved.events[0]?.type === 'InstrumentsIssued');
  assert.equal(moved.events[0].by, moved.by);
  assert.equal(room.balance(`promotional-chips:${COUPONS}`), 5_000);
  assert.match(
    room.refused({ type: 'EndPromotion', promotion: COUPONS, reason: 'over' }).message,
    /\$50\.00 in coupons or chips is still out/,
  );
  room.do({ type: 'LetTimePass' }, { at: '2026-03-02T20:00:01Z' });
  assert.equal(room.balance(`promotional-chips:${COUPONS}`), 0);
  room.do({ type: 'EndPromotion', promotion: COUPONS, reason: 'over' });
});

test('[PRO-4] a drawn player who does not come in time is passed over when time passes', () => {
  const room = drawn('m2');
  room.now = room.now.add({ hours: 1 });
  const events = room.do({ type: 'LetTimePass' });
  assert.ok(events.some(event => event.type === 'PromotionMoved' && event.events[0]?.type === 'DrawnInVain'));
  room.both({ ...draw, command: { type: 'DrawEntry', ticket: 'm3' } });
});

test('[PRO-7] the best hand of a period is on the board of the house and is paid at its end, not before', () => {
  const room = promotionRoom(BONUS_OFFERING, BOARD_OFFERING);
  seatSix(room, 7);
  room.do(opening(BOARD, 'high-hand', { from: '2026-03-02T11:00', to: '2026-03-02T13:00' }));
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do({ ...board, command: { type: 'PostHand', table: 7, seen: BEATEN_TENS, ...NAMED, ...CHECKED } });
  const shown = room.house.promotions.get(BOARD);
  assert.ok(shown?.mechanism === 'high-hand');
  assert.deepEqual(
    shown.state.board.map(({ table, seat }) => [table, seat]),
    [[7, 2]],
    'four jacks beat four tens',
  );
  const seen = viewOf('boards').part(room.house, BOARD) as BoardView; // As the view says.
  assert.ok(seen?.board.type === 'high-hand');
  const { games } = seen.board;
  assert.ok(games.includes('texas-holdem') && !games.includes('blackjack'), 'tables whose hands can be on it');
  assert.deepEqual(seen, {
    promotion: BOARD,
    activity: BOARD,
    name: 'Poker High Hand Bonus',
    board: {
      type: 'high-hand',
      from: '2026-03-02T11:00',
      to: '2026-03-02T13:00',
      endsAt: '2026-03-02T21:00:00Z',
      isSettled: false,
      checklist: ['cards shown', 'video checked'],
      games,
      hasNames: true,
      hands: [
        {
          hand: 0,
          table: 7,
          seat: 2,
          name: 'Player 2',
          words: 'High Hand (Three of a Kind or higher)',
          cards: ['Js', 'Jh', 'Jd', 'Jc', 'Qs'],
        },
      ],
      lower: [],
    },
  });
  assert.match(room.refused({ ...board, command: { type: 'SettlePeriod' } }).message, /until Mar 2, 2026, 1:00 PM/);
  room.do({ ...board, command: { type: 'SettlePeriod' } }, { at: '2026-03-02T21:00:00Z' });
  const [award] = room.house.awards.values();
  assert.deepEqual([award?.table, award?.seat, award?.player], [7, 2, 'm-2']);
  assert.equal(room.refused({ ...board, command: { type: 'SettlePeriod' } }).code, 'period-already-settled');
});

test('[HSE-16] a house that comes from its snapshot runs its promotions on', () => {
  const room = drawn('m2');
  room.do({ ...draw, command: { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true } });
  const text = houseText(room.house);
  room.house = houseFrom(SETTINGS, text);
  assert.equal(houseText(room.house), text);
  room.do({ ...draw, command: { type: 'OpenDrawing' } });
  room.both({ ...draw, command: { type: 'DrawEntry', ticket: 'm1' } });
  assert.notEqual(houseText(room.house), text);
});
