import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Card, parseCards } from '#core/cards';
import { type Meters, meterAt, netOf, type Seat, type Settlement, type Stakes } from '#core/games/table';
import { dollars } from '#core/money';
import { chooseSchedules, type FourCardRound, type Schedules, settle } from './index.ts';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  assert.ok(parsed.ok);
  return parsed.value;
};

const METERS: Meters = { progressive: meterAt(dollars(9_000), dollars(5_000)) };
/** Queen high of six cards that share none with the hands below. */
const QUEEN_HIGH = 'Qd 9s 7d 5d 3h 2h';
const PLAY: Seat['decision'] = { play: dollars(10) };

const seatOf = (seat: number, hand: string, wagers: Stakes, decision?: Seat['decision']): Seat => ({
  seat,
  cards: cards(hand),
  wagers,
  decision,
});

const settled = (
  seats: readonly Seat[],
  schedules: Schedules = {},
  change: Partial<FourCardRound> = {},
): Settlement => {
  const result = settle({ schedules, meters: METERS, seats, dealer: cards(QUEEN_HIGH), ...change });
  assert.ok(result.ok, result.ok ? '' : result.message);
  return result.value;
};

const net = ({ entries }: Settlement, wager: string, seat = 1): number =>
  entries.filter(entry => entry.seat === seat && entry.wager === wager).reduce((sum, entry) => sum + netOf(entry), 0);

const HANDS = {
  'four-aces': 'As Ah Ad Ac 8h',
  'four-of-a-kind': '6s 6h 6d 6c Kh',
  'straight-flush': 'Tc 9c 8c 7c 2d',
  'three-of-a-kind': '4s 4h 4c Ks 8h',
  flush: 'Ac Jc 8c 4c Qh',
  straight: 'Ks Qh Jc Ts 4d',
  'two-pair': 'Js Jd 8s 8d 4c',
  aces: 'As Ah Jc 9c 2s',
  kings: 'Ks Kh Jc 9c 2s',
} as const;

test('[FCP 5] the settlement table of Ante and Play: higher and tied hands win, lower ones lose, a fold loses the Ante', () => {
  const rows: readonly [
    why: string,
    hand: string,
    dealer: string,
    decision: Seat['decision'],
    ante: number,
    play: number,
  ][] = [
    ['higher', '9h 9d 5s 3c 2s', 'Qd Js 8d 7d 4h 3h', PLAY, 10, 10],
    ['lower than two pair found in six cards', '9h 9d 5s 3c 2s', '9c 9s 5d 3h 2d 2h', PLAY, -10, -10],
    ['lower by the kicker', '9h 9d 8s 3c 2s', '9c 9s 8d 3h 2d Ac', PLAY, -10, -10],
    ['tie', '9h 9d Ks Jc 2s', '9c 9s Kd Jh 3d 4h', PLAY, 10, 10],
    ['lower', '9h 9d 5s 3c 2s', 'Td Ts 8d 7d 4h 3h', PLAY, -10, -10],
    ['fold', 'As Ah 5s 3c 2s', 'Qd Js 8d 7d 4h 3h', 'fold', -10, 0],
    ['a dealer below king high qualifies too', 'Jh 9d 7s 5c 2s', 'Qd Ts 8d 6d 4h 3h', PLAY, -10, -10],
  ];
  for (const [why, hand, dealer, decision, ante, play] of rows) {
    const result = settled([seatOf(1, hand, { ante: dollars(10) }, decision)], {}, { dealer: cards(dealer) });
    assert.deepEqual([net(result, 'ante') / 100, net(result, 'play') / 100], [ante, play], why);
  }
});

const AUTOMATIC_BONUS: readonly [hand: keyof typeof HANDS, pays: number][] = [
  ['four-aces', 25],
  ['four-of-a-kind', 25],
  ['straight-flush', 20],
  ['three-of-a-kind', 2],
  ['flush', 0],
];
for (const [hand, pays] of AUTOMATIC_BONUS) {
  test(`[FCP 6] Automatic Bonus on ${hand}: ${pays} to 1 on the Ante, won or lost, none after a fold`, () => {
    const bonus = (decision: Seat['decision'], dealer = QUEEN_HIGH) =>
      net(
        settled([seatOf(1, HANDS[hand], { ante: dollars(10) }, decision)], {}, { dealer: cards(dealer) }),
        'automaticBonus',
      );
    assert.equal(bonus(PLAY), pays * 1000);
    assert.equal(bonus({ play: dollars(30) }), pays * 1000, 'the Play does not raise it');
    if (hand !== 'four-aces') assert.equal(bonus(PLAY, 'Kc Kd 5s 5h 5c 5d'), pays * 1000, 'paid while losing');
    assert.equal(bonus('fold'), 0);
  });
}

const ACES_UP: readonly [hand: keyof typeof HANDS, ...pays: readonly number[]][] = [
  ['four-aces', 50, 50, 50, 50, 50, 50, 50],
  ['four-of-a-kind', 50, 50, 50, 50, 50, 50, 50],
  ['straight-flush', 40, 40, 30, 30, 40, 40, 40],
  ['three-of-a-kind', 9, 7, 9, 7, 8, 8, 7],
  ['flush', 6, 6, 6, 6, 5, 6, 5],
  ['straight', 4, 5, 4, 5, 4, 4, 4],
  ['two-pair', 2, 2, 2, 2, 3, 2, 3],
  ['aces', 1, 1, 1, 1, 1, 1, 1],
  ['kings', -1, -1, -1, -1, -1, -1, -1],
];
for (const [hand, ...pays] of ACES_UP) {
  test(`[FCP 6] Aces Up on ${hand} by FCP-01 to -07: ${pays.join(', ')}; alone, with an Ante, after a fold`, () => {
    const keys = ['FCP-01', 'FCP-02', 'FCP-03', 'FCP-04', 'FCP-05', 'FCP-06', 'FCP-07'] as const;
    const both = { ante: dollars(10), acesUp: dollars(1) };
    const seats = [
      seatOf(1, HANDS[hand], { acesUp: dollars(1) }),
      seatOf(1, HANDS[hand], both, PLAY),
      seatOf(1, HANDS[hand], both, 'fold'),
    ];
    for (const seat of seats) {
      assert.deepEqual(
        keys.map(acesUp => net(settled([seat], { acesUp }), 'acesUp') / 100),
        pays,
      );
    }
  });
}

const PROGRESSIVES = {
  'FCPP-1': {
    'As Ah Ad Ac 8h': [9_000, 100],
    '6s 6h 6d 6c Kh': [300, 10],
    'Tc 9c 8c 7c 2d': [100, 5],
    '4s 4h 4c Ks 8h': [9, 0],
    'Ac Jc 8c 4c Qh': [0, 0],
  },
  'FCPP-2': {
    'As Ah Ad Ac 8h': [9_000, 100],
    '6s 6h 6d 6c Kh': [300, 25],
    'Tc 9c 8c 7c 2d': [100, 0],
    '4s 4h 4c Ks 8h': [15, 0],
    'Ac Jc 8c 4c Qh': [0, 0],
  },
  'FCPP-3': {
    'As Ah Ad Ac 8h': [9_000, 100],
    '6s 6h 6d 6c Kh': [300, 25],
    'Tc 9c 8c 7c 2d': [100, 0],
    '4s 4h 4c Ks 8h': [15, 0],
    'Ac Jc 8c 4c Qh': [0, 0],
  },
  'PMG-01': {
    'As Ks Qs Js Ts': [9_000, 1_000],
    'Kc Qc Jc Tc 9c': [900, 300],
    '6s 6h 6d 6c Kh': [300, 0],
    '4s 4h 4c Ks Kh': [50, 0],
    'Ac Jc 8c 4c 2c': [40, 0],
    'Ks Qh Jc Ts 9d': [30, 0],
    '4s 4h 4c Ks 8h': [9, 0],
    'Js Jd 8s 8d 4c': [0, 0],
    'Tc 9c 8c 7c 2d': [0, 0],
  },
  'PMG-02': {
    'As Ks Qs Js Ts': [9_000, 5_000],
    'Kc Qc Jc Tc 9c': [900, 1_500],
    '6s 6h 6d 6c Kh': [1_500, 0],
    '4s 4h 4c Ks Kh': [250, 0],
    'Ac Jc 8c 4c 2c': [200, 0],
    'Ks Qh Jc Ts 9d': [150, 0],
    '4s 4h 4c Ks 8h': [45, 0],
    'Js Jd 8s 8d 4c': [0, 0],
  },
} as const;
for (const [key, rows] of Object.entries(PROGRESSIVES)) {
  for (const [hand, [returned, envy]] of Object.entries(rows) as [string, readonly [number, number]][]) {
    test(`[FCP 7] ${key}: ${hand} returns $${returned} and gives $${envy} envy, after a fold too`, () => {
      const progressive = key as keyof typeof PROGRESSIVES;
      const stake = dollars(progressive === 'PMG-02' ? 5 : 1);
      for (const decision of [PLAY, 'fold'] as const) {
        const seats = [
          seatOf(1, hand, { ante: dollars(10), progressive: stake }, decision),
          seatOf(
            2,
            'Jh Th 8s 7s 2c'
              .replace('2c', hand.includes('2c') ? '3c' : '2c')
              .replace('8s', hand.includes('8s') ? '5s' : '8s'),
            { ante: dollars(10), progressive: stake },
            'fold',
          ),
        ];
        const result = settled(seats, { progressive });
        assert.equal(net(result, 'progressive'), returned * 100 - stake);
        assert.deepEqual([net(result, 'envy', 2), net(result, 'envy', 1)], [envy * 100, 0]);
      }
    });
  }
}

test('[FCP 7] envy grows with the wager of the player who receives it', () => {
  const seats = [
    seatOf(1, HANDS['four-of-a-kind'], { acesUp: dollars(1) }),
    seatOf(2, 'Jh Th 8s 7s 2c', { acesUp: dollars(1), progressive: dollars(5) }),
    seatOf(3, 'Jd Td 8d 7h 3c', { acesUp: dollars(1), progressive: dollars(1) }),
  ];
  const result = settled(seats, { acesUp: 'FCP-01', progressive: 'FCPP-2' });
  assert.deepEqual([net(result, 'envy', 2), net(result, 'envy', 3)], [12_500, 2_500]);
});

test('[FCP 9.5] a hand on the table gives envy without a progressive wager; one folded away does not', () => {
  const bettor = seatOf(2, 'Jh Th 8s 7s 2c', { ante: dollars(10), progressive: dollars(1) }, PLAY);
  const envy = (wagers: Stakes, decision: Seat['decision']) => {
    const seats = [seatOf(1, HANDS['four-of-a-kind'], wagers, decision), bettor];
    return net(settled(seats, { acesUp: 'FCP-01', progressive: 'FCPP-1' }), 'envy', 2);
  };
  assert.equal(envy({ ante: dollars(10) }, PLAY), 1_000, 'played');
  assert.equal(envy({ acesUp: dollars(10) }, undefined), 1_000, 'Aces Up alone');
  assert.equal(envy({ ante: dollars(10), acesUp: dollars(10) }, 'fold'), 1_000, 'kept for Aces Up');
  assert.equal(envy({ ante: dollars(10), progressive: dollars(1) }, 'fold'), 1_000, 'kept by the sensor');
  assert.equal(envy({ ante: dollars(10) }, 'fold'), 0, 'in the discard rack');
});

test('[FCP 7] two winners of the whole meter: the one at the dealer’s right first, the other the reset meter', () => {
  const wagers = { ante: dollars(10), progressive: dollars(1) };
  const seats = [seatOf(1, 'As Ks Qs Js Ts', wagers, PLAY), seatOf(3, 'Ah Kh Qh Jh Th', wagers, PLAY)];
  const result = settled(seats, { progressive: 'PMG-01' });
  assert.deepEqual([net(result, 'progressive', 3), net(result, 'progressive', 1)], [899_900, 499_900]);
});

test('[FCP 9.12] the whole meter taken, it is reset to the seed and the reserve, and the reserve is empty', () => {
  const meters = { progressive: meterAt(dollars(7_800), dollars(1_000), dollars(365)) };
  const wagers = { ante: dollars(10), progressive: dollars(1) };
  const result = settled([seatOf(1, HANDS['four-aces'], wagers, PLAY)], { progressive: 'FCPP-3' }, { meters });
  assert.deepEqual([result.meters['progressive']?.posted, result.meters['progressive']?.reserve], [136_500, 0]);
});

test('[FCP 4] forfeited antes first, then from the dealer’s right Play, Ante, bonus, Aces Up, progressive; envy last', () => {
  const wagers = { ante: dollars(10), acesUp: dollars(1), progressive: dollars(1) };
  const seats = [
    seatOf(1, HANDS['four-of-a-kind'], wagers, PLAY),
    seatOf(2, 'Jh Th 8s 7s 2c', wagers, 'fold'),
    seatOf(3, 'Ks Jd Td 8h 3c', wagers, PLAY),
  ];
  const { entries } = settled(seats, { acesUp: 'FCP-01', progressive: 'FCPP-1' });
  assert.deepEqual(
    entries.map(({ seat, wager }) => `${seat} ${wager}`),
    [
      '2 ante',
      '3 play',
      '3 ante',
      '3 acesUp',
      '3 progressive',
      '2 acesUp',
      '2 progressive',
      '1 play',
      '1 ante',
      '1 automaticBonus',
      '1 acesUp',
      '1 progressive',
      '3 envy',
      '2 envy',
    ],
  );
});

test('[FCP 8] a wrong number of cards to anyone voids the round', () => {
  const seats = [seatOf(1, 'Jh Th 8s 7s 2c', { ante: dollars(10), acesUp: dollars(5) }, PLAY)];
  const dealer = settled(seats, { acesUp: 'FCP-01' }, { dealer: cards('Qd 9s 7d 5d 3h') });
  assert.ok(dealer.isVoid);
  assert.deepEqual(
    dealer.entries.map(({ wager, returned }) => [wager, returned]),
    [
      ['ante', 1_000],
      ['acesUp', 500],
      ['play', 1_000],
    ],
  );
  const player = settled([seatOf(1, 'Jh Th 8s 7s', { ante: dollars(10) })]);
  assert.ok(player.isVoid);
});

test('[FCP 9.2] FCCP-2 and FCCP-3 are the printed names of FCPP-2 and FCPP-3', () => {
  for (const [given, key] of [
    ['FCCP-2', 'FCPP-2'],
    ['FCCP-3', 'FCPP-3'],
    ['PMG-01', 'PMG-01'],
  ]) {
    const chosen = chooseSchedules({ progressive: given });
    assert.ok(chosen.ok && chosen.value.progressive === key);
  }
  const unknown = chooseSchedules({ acesUp: 'FCP-08' });
  assert.ok(!unknown.ok && unknown.clause === 'FCP 6');
});

test('[FCP 7] PMG-01 takes $1 and PMG-02 $5; FCPP takes either', () => {
  const at = (progressive: Schedules['progressive'], amount: number) =>
    settle({
      schedules: { acesUp: 'FCP-01', progressive },
      meters: METERS,
      seats: [seatOf(1, 'Jh Th 8s 7s 2c', { acesUp: dollars(5), progressive: dollars(amount) })],
      dealer: cards(QUEEN_HIGH),
    }).ok;
  assert.deepEqual([at('PMG-01', 1), at('PMG-01', 5), at('PMG-02', 1), at('PMG-02', 5)], [true, false, false, true]);
  assert.deepEqual([at('FCPP-1', 1), at('FCPP-1', 5), at('FCPP-1', 2)], [true, true, false]);
});

test('[FCP 3] Play is one to three times the Ante with any hand; without an Ante nothing is asked', () => {
  const at = (wagers: Stakes, decision: Seat['decision']) => {
    const seats = [seatOf(1, 'Jh Th 8s 7s 2c', wagers, decision)];
    const result = settle({ schedules: { acesUp: 'FCP-01' }, meters: {}, seats, dealer: cards(QUEEN_HIGH) });
    return result.ok ? 'settled' : result.code;
  };
  const ante = { ante: dollars(10) };
  assert.deepEqual(
    [5, 10, 25, 30, 40].map(play => at(ante, { play: dollars(play) })),
    ['play-outside-range', 'settled', 'settled', 'settled', 'play-outside-range'],
  );
  assert.equal(at({ acesUp: dollars(10) }, PLAY), 'not-in-the-round');
  assert.equal(at({ acesUp: dollars(10) }, undefined), 'settled');
  assert.equal(at(ante, undefined), 'not-decided');
});
