import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, DECK, parseCards } from '#core/cards';
import { type Meters, meterAt, netOf, type Seat, type Settlement, type Stakes } from '#core/games/table';
import { cents, dollars } from '#core/money';
import { type Crazy4Round, type Schedules, settle } from './index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const MAIN: Stakes = { ante: dollars(10), superBonus: dollars(10) };
const METERS: Meters = {
  fourCard: meterAt(dollars(8_123), dollars(5_000)),
  fiveCard: meterAt(dollars(20_000), dollars(10_000)),
  handBonus: meterAt(dollars(15_000), dollars(10_000)),
};
const ALL: Schedules = {
  queensUp: 'A',
  fourCardProgressive: 'A',
  fiveCardProgressive: true,
  fiveCardHandBonus: true,
  coverAll: true,
};
/** A dealer below king high that shares no card with the hands below. */
const QUEEN_HIGH = 'Qd 9s 7d 5d 3h';

/** A seat that folds with 'fold', else plays the Ante. */
const seatOf = (
  seat: number,
  hand: string,
  wagers: Stakes = {},
  decision: Seat['decision'] = { play: dollars(10) },
): Seat => ({
  seat,
  cards: cards(hand),
  wagers: { ...MAIN, ...wagers },
  decision,
});

const settled = (round: Partial<Crazy4Round> & { seats: readonly Seat[] }, dealer = QUEEN_HIGH): Settlement => {
  const result = settle({ schedules: ALL, meters: METERS, dealer: cards(dealer), ...round });
  assert.ok(result.ok, result.ok ? '' : result.message);
  return result.value;
};

/** The net on one wager of one seat. */
const net = ({ entries }: Settlement, wager: string, seat = 1): number =>
  entries.filter(entry => entry.seat === seat && entry.wager === wager).reduce((sum, entry) => sum + netOf(entry), 0);

/** Four-card hands by the row that pays them. None holds a card of the queen-high dealer. */
const FOUR_CARD_HANDS = {
  'four-aces': 'As Ah Ad Ac 8h',
  'four-of-a-kind': '6s 6h 6d 6c Kh',
  'straight-flush': 'Tc 9c 8c 7c 2d',
  'three-of-a-kind': '4s 4h 4c Ks 8h',
  flush: 'Ac Jc 8c 4c Qh',
  straight: 'Ks Qh Jc Ts 4d',
  'two-pair': 'Js Jd 8s 8d 4c',
  queens: 'Qs Qh Ac 9c 2s',
  jacks: 'Js Jh Ac 9c 2s',
} as const;

test('[C4P 8.1] the settlement table of the main wagers, every case below a straight and from a straight up', () => {
  const LOW = '9h 9d 5s 3c 2s';
  const STRAIGHT = '8h 7s 6c 5h 2s';
  const rows: readonly [why: string, hand: string, dealer: string, ante: number, play: number, superBonus: number][] = [
    ['dealer queen high, pair', LOW, 'Qd Js 8d 6d 4h', 0, 10, 0],
    ['dealer queen high, player jack high loses nothing', 'Jh 9d 7s 5c 2s', 'Qd Ts 8d 6d 4h', 0, 10, 0],
    ['dealer queen high, straight', STRAIGHT, 'Qd Js 9d 4d 3h', 0, 10, 10],
    ['dealer king high, pair beats it', LOW, 'Kd Js 8d 6d 4h', 10, 10, 0],
    ['dealer king high, straight beats it', STRAIGHT, 'Kd Js 9d 4d 3h', 10, 10, 10],
    ['tie below a straight', LOW, '9c 9s 5d 3h 2d', 0, 0, 0],
    ['tie of straights', STRAIGHT, '8c 7d 6d 5d 2h', 0, 0, 10],
    ['lower below a straight', LOW, 'Td Ts 8d 6d 4h', -10, -10, -10],
    ['lower with a straight', STRAIGHT, '9c 8d 7d 6d 2h', -10, -10, 10],
  ];
  for (const [why, hand, dealer, ante, play, superBonus] of rows) {
    const result = settled({ seats: [seatOf(1, hand)] }, dealer);
    const got = (['ante', 'play', 'superBonus'] as const).map(wager => net(result, wager) / 100);
    assert.deepEqual(got, [ante, play, superBonus], why);
  }
});

test('[C4P 8.1] a fold loses Ante and Super Bonus, with a straight too and against any dealer', () => {
  for (const hand of [FOUR_CARD_HANDS.jacks, FOUR_CARD_HANDS.straight]) {
    const result = settled({ seats: [seatOf(1, hand, {}, 'fold')] });
    assert.deepEqual([net(result, 'ante'), net(result, 'superBonus'), net(result, 'play')], [-1000, -1000, 0]);
  }
});

test('[C4P 8.1] king high exactly qualifies, queen high does not', () => {
  const result = settled({ seats: [seatOf(1, 'As 9d 6s 4c 3s')] }, 'Kd 5h 4h 3h 2h');
  assert.equal(net(result, 'ante'), -1000, 'four hearts are a flush');
  assert.equal(net(settled({ seats: [seatOf(1, 'As 9d 6s 4c 3s')] }, 'Kd 7h 5h 3h 2c'), 'ante'), 1000);
  assert.equal(net(settled({ seats: [seatOf(1, 'As 9d 6s 4c 3s')] }, 'Qd Jh 8h 3h 2c'), 'ante'), 0);
});

const SUPER_BONUS: readonly [hand: keyof typeof FOUR_CARD_HANDS, dollars: number][] = [
  ['four-aces', 2_000],
  ['four-of-a-kind', 300],
  ['straight-flush', 150],
  ['three-of-a-kind', 20],
  ['flush', 15],
  ['straight', 10],
];
for (const [hand, won] of SUPER_BONUS) {
  test(`[C4P 8.3] Super Bonus of $10 on ${hand} wins $${won}`, () => {
    assert.equal(net(settled({ seats: [seatOf(1, FOUR_CARD_HANDS[hand])] }), 'superBonus'), won * 100);
  });
}

test('[TBL-2] half a cent at 3 to 2 is paid as a whole one', () => {
  const wagers = { ante: cents(5), superBonus: cents(5) };
  const result = settled({ seats: [seatOf(1, FOUR_CARD_HANDS.flush, wagers, { play: cents(5) })] });
  assert.equal(net(result, 'superBonus'), 8);
});

const QUEENS_UP: readonly [hand: keyof typeof FOUR_CARD_HANDS, A: number, B: number, C: number, D: number][] = [
  ['four-aces', 50, 50, 50, 50],
  ['four-of-a-kind', 50, 50, 50, 50],
  ['straight-flush', 30, 40, 30, 40],
  ['three-of-a-kind', 9, 8, 8, 7],
  ['flush', 4, 4, 4, 4],
  ['straight', 3, 3, 3, 3],
  ['two-pair', 2, 2, 2, 2],
  ['queens', 1, 1, 1, 1],
  ['jacks', -1, -1, -1, -1],
];
for (const [hand, ...pays] of QUEENS_UP) {
  test(`[C4P 8.4] Queens Up on ${hand} by tables A to D: ${pays.join(', ')}`, () => {
    const got = (['A', 'B', 'C', 'D'] as const).map(queensUp => {
      const seats = [seatOf(1, FOUR_CARD_HANDS[hand], { queensUp: dollars(1) })];
      return net(settled({ schedules: { queensUp }, seats }), 'queensUp') / 100;
    });
    assert.deepEqual(got, pays);
  });
}

const FOUR_CARD_PROGRESSIVE: readonly [hand: keyof typeof FOUR_CARD_HANDS, A: number, B: number][] = [
  ['four-aces', 8_123, 8_123],
  ['four-of-a-kind', 300, 300],
  ['straight-flush', 100, 100],
  ['three-of-a-kind', 9, 15],
  ['flush', 0, 0],
];
for (const [hand, ...pays] of FOUR_CARD_PROGRESSIVE) {
  test(`[C4P 8.5] Four-Card Progressive of $1 on ${hand} returns $${pays.join(' by A, by B $')}`, () => {
    const got = (['A', 'B'] as const).map(fourCardProgressive => {
      const seats = [seatOf(1, FOUR_CARD_HANDS[hand], { fourCardProgressive: dollars(1) })];
      return net(settled({ schedules: { fourCardProgressive }, seats }), 'fourCardProgressive') / 100 + 1;
    });
    assert.deepEqual(got, pays);
  });
}

/** Five-card hands by the row that pays them. */
const FIVE_CARD_HANDS = {
  'royal-flush': 'As Ks Qs Js Ts',
  'straight-flush': 'Kc Qc Jc Tc 9c',
  'four-of-a-kind': '6s 6h 6d 6c Kh',
  'full-house': '4s 4h 4c Ks Kh',
  flush: 'Ac Jc 8c 4c 2c',
  straight: 'Ks Qh Jc Ts 9d',
  wheel: 'As 2h 3c 4s 5h',
  'three-of-a-kind': '4s 4h 4c Ks 8h',
  'two-pair': 'Js Jd 8s 8d 4c',
  'four suited': 'Ac Jc 8c 4c 2d',
} as const;

const FIVE_CARD: readonly [hand: keyof typeof FIVE_CARD_HANDS, progressive: number, handBonus: number][] = [
  ['royal-flush', 20_000, 15_000],
  ['straight-flush', 2_000, 1_500],
  ['four-of-a-kind', 300, 500],
  ['full-house', 50, 100],
  ['flush', 40, 50],
  ['straight', 30, 0],
  ['wheel', 30, 0],
  ['three-of-a-kind', 9, 0],
  ['two-pair', 0, 0],
  ['four suited', 0, 0],
];
for (const [hand, progressive, handBonus] of FIVE_CARD) {
  test(`[C4P 8.5] Five-Card Progressive of $1 on ${hand} returns $${progressive}`, () => {
    const seats = [seatOf(1, FIVE_CARD_HANDS[hand], { fiveCardProgressive: dollars(1) })];
    const result = settled({ schedules: { fiveCardProgressive: true }, seats });
    assert.equal(net(result, 'fiveCardProgressive'), progressive * 100 - 100);
  });
  test(`[C4P 8.6] Five Card Hand Bonus of $1 on the own ${hand} returns $${handBonus}`, () => {
    const seats = [seatOf(1, FIVE_CARD_HANDS[hand], { handBonusOnPlayer: dollars(1) })];
    const result = settled({ schedules: { fiveCardHandBonus: true }, seats });
    assert.equal(net(result, 'handBonusOnPlayer'), handBonus * 100 - 100);
  });
  test(`[C4P 8.6] Five Card Hand Bonus of $1 on the dealer's ${hand} returns $${handBonus}, after a fold too`, () => {
    for (const decision of [{ play: dollars(10) }, 'fold'] as const) {
      const seats = [seatOf(1, '9h 7h 5d 3d 2s', { handBonusOnDealer: dollars(1) }, decision)];
      const result = settled(
        { schedules: { fiveCardHandBonus: true }, seats },
        FIVE_CARD_HANDS[hand].replace('9d', '9c').replace('5h', '5c').replace('2d', '2h'),
      );
      assert.equal(net(result, 'handBonusOnDealer'), handBonus * 100 - 100);
    }
  });
}

test('[C4P 8.5] envy by hand, by table and by the wager of the player who receives it', () => {
  const rows: readonly [table: 'A' | 'B', bet: number, hand: keyof typeof FOUR_CARD_HANDS, envy: number][] = [
    ['A', 1, 'four-aces', 100],
    ['A', 1, 'four-of-a-kind', 10],
    ['A', 1, 'straight-flush', 5],
    ['A', 1, 'three-of-a-kind', 0],
    ['A', 5, 'four-aces', 500],
    ['A', 5, 'four-of-a-kind', 50],
    ['A', 5, 'straight-flush', 25],
    ['B', 1, 'four-aces', 100],
    ['B', 1, 'four-of-a-kind', 25],
    ['B', 1, 'straight-flush', 0],
    ['B', 5, 'four-aces', 500],
    ['B', 5, 'four-of-a-kind', 125],
    ['B', 5, 'straight-flush', 0],
  ];
  for (const [fourCardProgressive, bet, hand, envy] of rows) {
    const holder = seatOf(1, FOUR_CARD_HANDS[hand], { fourCardProgressive: dollars(1) });
    const other = seatOf(2, 'Js Th 9h 7s 2s', { fourCardProgressive: dollars(bet) }, 'fold');
    const result = settled({ schedules: { fourCardProgressive }, seats: [holder, other] });
    assert.equal(net(result, 'envy', 2), envy * 100, `${fourCardProgressive} $${bet} ${hand}`);
    assert.equal(net(result, 'envy', 1), 0, 'never for the own hand');
  }
});

test('[C4P 8.5] five-card envy: royal flush $1,000 and straight flush $300 for $1, five times that for $5', () => {
  const rows = [
    ['royal-flush', 1, 1_000],
    ['straight-flush', 1, 300],
    ['royal-flush', 5, 5_000],
    ['straight-flush', 5, 1_500],
    ['four-of-a-kind', 5, 0],
  ] as const;
  for (const [hand, bet, envy] of rows) {
    const seats = [
      seatOf(1, FIVE_CARD_HANDS[hand]),
      seatOf(2, 'Jh Th 8h 7s 2s', { fiveCardProgressive: dollars(bet) }),
    ];
    assert.equal(net(settled({ schedules: { fiveCardProgressive: true }, seats }), 'envy', 2), envy * 100);
  }
});

test('[C4P 8.5] [TBL-10] several envy hands pay several times; a folded hand, the dealer and one without the wager pay none', () => {
  const wagers = { fourCardProgressive: dollars(1) };
  const seats = [
    seatOf(1, FOUR_CARD_HANDS['four-aces'], wagers),
    seatOf(2, FOUR_CARD_HANDS['four-of-a-kind'], wagers),
    seatOf(3, '2s 2h 2d 2c Kd', wagers, 'fold'),
    seatOf(4, 'Jh Th 8d 7s 3c'),
  ];
  const result = settled({ schedules: { fourCardProgressive: 'A' }, seats }, '9s 9h 9d 9c Kc');
  assert.deepEqual(
    [1, 2, 3, 4].map(seat => net(result, 'envy', seat)),
    [1_000, 10_000, 11_000, 0],
  );
});

test('[C4P 8.5] the meter is read at each turn from the right: the second royal gets the reset meter', () => {
  const wagers = { fiveCardProgressive: dollars(1) };
  const seats = [seatOf(1, 'Ah Kh Qh Jh Th', wagers), seatOf(4, 'As Ks Qs Js Ts', wagers)];
  const result = settled({ schedules: { fiveCardProgressive: true }, seats });
  assert.equal(net(result, 'fiveCardProgressive', 4), 1_999_900);
  assert.equal(net(result, 'fiveCardProgressive', 1), 999_900);
  assert.equal(result.meters['fiveCard']?.posted, 1_000_000);
  assert.equal(result.seeded, 2_000_000);
});

test('[C4P 8.5] 10% lowers the meter for the next', () => {
  const wagers = { fiveCardProgressive: dollars(1) };
  const seats = [seatOf(1, 'Ah Kh Qh Jh Th', wagers), seatOf(4, 'Kc Qc Jc Tc 9c', wagers)];
  const result = settled({ schedules: { fiveCardProgressive: true }, seats });
  assert.deepEqual(
    [net(result, 'fiveCardProgressive', 4), net(result, 'fiveCardProgressive', 1)],
    [199_900, 1_799_900],
  );
});

test('[C4P 8.5] percentages come off the meter and never from the tray; other prizes do not touch the meter', () => {
  const wagers = { fourCardProgressive: dollars(1), fiveCardProgressive: dollars(1) };
  const { entries, meters } = settled({ seats: [seatOf(1, FOUR_CARD_HANDS['four-aces'], wagers)] });
  const from = (wager: string) => entries.find(entry => entry.wager === wager)?.from;
  assert.deepEqual([from('fourCardProgressive'), from('fiveCardProgressive')], ['meter', 'tray']);
  assert.equal(meters['fiveCard'], METERS['fiveCard']);
});

test('[C4P 8.6] the dealer award is shared equally, folded bettors included; odd cents stay on the meter', () => {
  const bet = { handBonusOnDealer: dollars(1) };
  const seats = [
    seatOf(1, '9h 7h 5d 3d 2s', bet),
    seatOf(2, '9d 7d 5s 3h 2h', bet, 'fold'),
    seatOf(3, '8h 7s 5h 4d 2d', { handBonusOnDealer: dollars(5) }),
  ];
  const meters = { ...METERS, handBonus: meterAt(cents(1_000_001), dollars(10_000)) };
  const result = settled({ schedules: { fiveCardHandBonus: true }, meters, seats }, 'As Ks Qs Js Ts');
  assert.deepEqual(
    [1, 2, 3].map(seat => net(result, 'handBonusOnDealer', seat)),
    [333_233, 333_233, 332_833],
  );
  assert.equal(result.meters['handBonus']?.posted, 1_000_002, 'the reset amount and two odd cents');
});

test("[C4P 11.10] the dealer's award comes off the meter before any player's", () => {
  const seats = [seatOf(1, 'Ah Kh Qh Jh Th', { handBonusOnPlayer: dollars(1), handBonusOnDealer: dollars(1) })];
  const result = settled({ schedules: { fiveCardHandBonus: true }, seats }, 'Kc Qc Jc Tc 9c');
  assert.equal(net(result, 'handBonusOnDealer'), 149_900);
  assert.equal(net(result, 'handBonusOnPlayer'), 1_349_900);
});

test('[C4P 8.6] the Magic Card pays 20 for 1 and the Lucky Bonus 5 for 1 on the bet they ride on', () => {
  const both = { handBonusOnPlayer: dollars(1), handBonusOnDealer: dollars(2) };
  const bonuses = (round: Partial<Crazy4Round>, decision: Seat['decision'] = { play: dollars(10) }) => {
    const result = settled({ ...round, seats: [seatOf(1, '9h 7h 5s 4d 2s', both, decision)] });
    return [net(result, 'magicCard'), net(result, 'luckyBonus')];
  };
  assert.deepEqual(bonuses({ magicCard: '9h', luckySeat: 1 }), [2_000, 500], 'own hand');
  assert.deepEqual(bonuses({ magicCard: 'Qd', luckySeat: 'dealer' }), [4_000, 1_000], "dealer's hand");
  assert.deepEqual(bonuses({ magicCard: '9h', luckySeat: 1 }, 'fold'), [0, 0], 'folded with the own hand');
  assert.deepEqual(bonuses({ magicCard: 'Qd', luckySeat: 'dealer' }, 'fold'), [4_000, 1_000], 'the dealer bet stands');
  assert.deepEqual(bonuses({ magicCard: 'Ac', luckySeat: 2 }), [0, 0], 'neither');
});

const COVER_ALL_PAYS = {
  'four-aces': [300, 250, 200, 150, 125, 100],
  'royal-flush': [200, 150, 125, 100, 80, 50],
  'four-of-a-kind': [150, 100, 80, 60, 50, 25],
  'straight-flush': [125, 90, 60, 40, 35, 20],
  'three-of-a-kind': [13, 8, 6, 5, 4, 4],
  flush: [-1, -1, -1, -1, -1, -1],
} as const;
const OTHERS = ['Kd Jd 9h 7h 5h', 'Kc Td 8d 6s 4d', 'Qs Td 7s 5c 3s', 'Jd Th 9d 3d 2c', 'Ts 8s 5s 3c 2h'];
for (const [hand, pays] of Object.entries(COVER_ALL_PAYS)) {
  test(`[C4P 8.7] Cover All on ${hand} with 1 to 6 players pays ${pays.join(', ')} to 1`, () => {
    const best = hand === 'royal-flush' ? 'Ah Kh Qh Jh 2d' : FOUR_CARD_HANDS[hand as keyof typeof FOUR_CARD_HANDS];
    const got = pays.map((_, others) => {
      const rest = OTHERS.slice(0, others).map((_, i) => seatOf(i + 2, fillers(best)[i]!, {}, 'fold'));
      const seats = [seatOf(1, best, { coverAll: dollars(1) }), ...rest];
      return net(settled({ seats }), 'coverAll') / 100;
    });
    assert.deepEqual(got, [...pays]);
  });
}

/** Folded hands of other players: the rest of the deck, five by five. */
const fillers = (best: string): readonly string[] => {
  const taken = new Set([...best.split(' '), ...QUEEN_HIGH.split(' ')]);
  const left = DECK.filter(card => !taken.has(card));
  return OTHERS.map((_, i) => left.slice(5 * i, 5 * i + 5).join(' '));
};

test("[C4P 8.7] the dealer's hand counts, only the highest pays, and A-K-Q-J suited is above four of a kind", () => {
  const bet = { coverAll: dollars(1) };
  const two = (first: string, second: string, dealer: string) =>
    net(settled({ seats: [seatOf(1, first, bet), seatOf(2, second)] }, dealer), 'coverAll') / 100;
  assert.equal(two('9h 7h 5s 4d 2s', '9d 7d 5c 4h 2h', '8s 8h 8d Kc 3h'), 8, 'dealer three of a kind');
  assert.equal(two('Tc 9c 8c 7c 2d', '4s 4h 4d Ks 8h', QUEEN_HIGH), 90, 'straight flush over three of a kind');
  assert.equal(two('Ah Kh Qh Jh 2d', '6s 6h 6d 6c Ks', QUEEN_HIGH), 150, 'royal over four of a kind');
  assert.equal(two('As Ah Ad Ac 2d', 'Kc Qc Jc Tc 2h', QUEEN_HIGH), 250, 'four aces over all');
});

test('[C4P 11.8] a folded hand does not count for Cover All, its seat does, and its bet stays', () => {
  const bet = { coverAll: dollars(1) };
  const seats = [seatOf(1, FOUR_CARD_HANDS['four-aces'], bet, 'fold'), seatOf(2, '4s 4h 4c Ks 8s', bet)];
  const result = settled({ seats });
  assert.deepEqual([net(result, 'coverAll', 1), net(result, 'coverAll', 2)], [800, 800]);
});

test('[C4P 8.2] a fold loses Queens Up, the progressives and the own-hand bonus; Cover All and the dealer bonus stay', () => {
  const wagers = {
    queensUp: dollars(5),
    fourCardProgressive: dollars(1),
    fiveCardProgressive: dollars(1),
    handBonusOnPlayer: dollars(1),
    handBonusOnDealer: dollars(1),
    coverAll: dollars(5),
  };
  const result = settled({ seats: [seatOf(1, FOUR_CARD_HANDS['four-of-a-kind'], wagers, 'fold')] }, '8s 8h 8d 3h 3d');
  const got = Object.keys(wagers).map(wager => net(result, wager as string) / 100);
  assert.deepEqual(got, [-5, -1, -1, -1, 99, 65]);
});

test('[C4P 7] folded hands first, then seats from the right, wagers in the order of the layout, Cover All last', () => {
  const wagers = {
    queensUp: dollars(5),
    fourCardProgressive: dollars(1),
    fiveCardProgressive: dollars(1),
    handBonusOnPlayer: dollars(1),
    coverAll: dollars(5),
  };
  const seats = [
    seatOf(1, '9h 7h 5s 4d 2s', wagers),
    seatOf(2, 'Kh Jh 8h 6s 2c', wagers, 'fold'),
    seatOf(3, 'Ks Jd Td 6d 2d', wagers),
  ];
  const order = settled({ seats }).entries.map(({ seat, wager }) => `${seat} ${wager}`);
  const turn = (seat: number) =>
    ['ante', 'play', 'superBonus', 'queensUp', 'fourCardProgressive', 'fiveCardProgressive', 'handBonusOnPlayer'].map(
      wager => `${seat} ${wager}`,
    );
  const forfeited = turn(2).filter(line => line !== '2 play');
  assert.deepEqual(order, [...forfeited, ...turn(3), ...turn(1), '3 coverAll', '2 coverAll', '1 coverAll']);
});

test('[TBL-4] each payment names its source: tray, game account or meter', () => {
  const wagers = { queensUp: dollars(5), handBonusOnPlayer: dollars(1), fiveCardProgressive: dollars(1) };
  const { entries } = settled({ seats: [seatOf(1, FIVE_CARD_HANDS['royal-flush'], wagers)], magicCard: 'As' });
  const from = Object.fromEntries(entries.map(entry => [entry.wager, entry.from]));
  assert.deepEqual(from, {
    ante: 'tray',
    play: 'tray',
    superBonus: 'tray',
    queensUp: 'tray',
    fiveCardProgressive: 'meter',
    handBonusOnPlayer: 'meter',
    magicCard: 'game-account',
  });
});
