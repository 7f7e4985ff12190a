// `npm run odds:published`: our numbers beside those that others have published, to the digits they print.
import { rational } from '#core/base';
import { categoryOfFour, fourOfFive, fourOfFour } from '#core/evaluator';
import { cents, dollars, NOTHING } from '#core/money';
import { type Given, loadSubjects } from '#core/odds';
import { forecast, type JackpotModel } from '#core/odds/house';
import { progressBar } from '../src/cli/progress.ts';
import { textTable } from '../src/cli/table.ts';
import { fourCardMain, withoutUpCard } from '../src/core/odds/games/four-card-poker/main.ts';

/**
 * `ours` is a decimal; `scale` 100 prints a percentage. `note` explains a difference in docs/odds*.md. `isLong` takes
 * seconds.
 */
export type Published = {
  readonly item: string;
  readonly theirs: string;
  readonly ours: () => string;
  readonly scale?: number;
  readonly note?: string;
  readonly isLong?: true;
};

const SUBJECTS = await loadSubjects();

/** Works something out the first time it is asked for. */
function once<Value>(work: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: work() };
    return known.value;
  };
}

const answers = new Map<string, Record<string, unknown>>();

/** A field of an answer, by its path: `edge.decimal`, `events.dragon-7.probability`. */
const ask = (subject: string, bet: string, path: string, given: Given = {}): string => {
  const key = JSON.stringify([subject, bet, given]);
  const known = answers.get(key) ?? fresh(subject, bet, given);
  answers.set(key, known);
  const value = path.split('.').reduce((place: unknown, name) => fieldOf(place, name), known);
  return String(value);
};

const fresh = (id: string, betId: string, given: Given): Record<string, unknown> => {
  const bet = SUBJECTS.find(subject => subject.id === id)!.bets.find(each => each.id === betId)!;
  const answered = bet.ask(given, () => {});
  if (!answered.ok) throw new Error(answered.message);
  return answered.value;
};

/** In a list the entry with that key. */
const fieldOf = (place: unknown, name: string): unknown => {
  if (Array.isArray(place)) return place.find(each => (each as { key?: string }).key === name);
  return (place as Record<string, unknown>)[name];
};

const c4p = (bet: string, path: string, given?: Given) => () => ask('crazy-4-poker', bet, path, given);
const fcp = (bet: string, path: string, given?: Given) => () => ask('four-card-poker', bet, path, given);
const percent = (item: string, theirs: string, ours: () => string): Published => ({ item, theirs, ours, scale: 100 });
const lengthy = (...rows: readonly Published[]): readonly Published[] => rows.map(row => ({ ...row, isLong: true }));

/** Best four of five, all 2,598,960 hands one by one. */
const fourCardCounts = once((): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [a, b, c, d, e] of fiveCardHands()) {
    const value = fourOfFive(a, b, c, d, e);
    for (const key of [categoryOfFour(value), specialOf(value)]) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
});

/** The values that the 270,725 hands of four cards have. */
const distinctValues = (): string => {
  const values = new Set<number>();
  for (let a = 0; a < 49; a++)
    for (let b = a + 1; b < 50; b++)
      for (let c = b + 1; c < 51; c++) for (let d = c + 1; d < 52; d++) values.add(fourOfFour(a, b, c, d));
  return String(values.size);
};

/** The edge of Queens Up with other pays: those of no schedule of ours. */
const queensUpPaying = (pays: Readonly<Record<string, number>>): string => {
  const counts = fourCardCounts();
  const lines: readonly (readonly [count: number, pays: number])[] = [
    [counts['four-of-a-kind']!, pays['four-of-a-kind']!],
    [counts['straight-flush']!, pays['straight-flush']!],
    [counts['three-of-a-kind']!, pays['three-of-a-kind']!],
    [counts['flush']!, 4],
    [counts['straight']!, 3],
    [counts['two-pair']!, 2],
    [counts['aces']! + counts['kings']! + counts['queens']!, 1],
  ];
  const hands = lines.reduce((sum, [count]) => sum + count, 0);
  const won = lines.reduce((sum, [count, pay]) => sum + count * pay, 0);
  return String((ALL_FIVE - hands - won) / ALL_FIVE);
};

/** C(52, 5). */
const ALL_FIVE = 2_598_960;

function* fiveCardHands(): Generator<readonly [number, number, number, number, number]> {
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++) for (let e = d + 1; e < 52; e++) yield [a, b, c, d, e];
}

const FOUR_ACES = fourOfFour(48, 49, 50, 51);
const SUITED_A_K_Q_J = fourOfFour(36, 40, 44, 48);
const LEAST_PAIRS = [
  ['aces', fourOfFour(48, 49, 0, 5)],
  ['kings', fourOfFour(44, 45, 0, 5)],
  ['queens', fourOfFour(40, 41, 0, 5)],
] as const;

/** The hands that the published list counts by themselves. */
const specialOf = (value: number): string => {
  if (value === FOUR_ACES) return 'four-aces';
  if (value === SUITED_A_K_Q_J) return 'suited-a-k-q-j';
  const isPair = categoryOfFour(value) === 'pair';
  return (isPair ? LEAST_PAIRS.find(([, least]) => value >= least)?.[0] : undefined) ?? 'other';
};

const four = (item: string, theirs: string, key: string): Published => ({
  item: `four-card, ${item}`,
  theirs,
  ours: () => String(fourCardCounts()[key]),
});

/** A meter that takes so many cents of each dollar and is won with that chance. */
const meanJackpot = (seed: number, perFee: number, ways: number): string => {
  const model: JackpotModel = {
    fee: dollars(1),
    toReserve: NOTHING,
    openingReserve: NOTHING,
    adminFeePerTableHour: NOTHING,
    meters: [{ key: 'main', seed: dollars(seed), perFee: cents(perFee), dailyIncrease: NOTHING, cap: undefined }],
    prizes: [{ key: 'hit', chance: rational(ways, 2_598_960), pays: { type: 'meter', meter: 'main', percent: 100 } }],
  };
  const play = { tables: 1, roundsPerHour: 30, hoursPerDay: 10, feesPerRound: 1 };
  return String(forecast(model, play, { days: 1, seed: 1 }).meters[0]?.meanJackpot);
};

const simpleFourCard = (): string => {
  const [tens, threes] = [fourOfFour(32, 33, 0, 5), fourOfFour(4, 5, 0, 9)];
  return fourCardMain(withoutUpCard(), (_, value) => (value >= tens ? 3 : value >= threes ? 1 : 0)).edge.decimal;
};

const QUEENS_UP: readonly [schedule: string, edge: string][] = [
  ['A', '3.06061'],
  ['B', '4.52027'],
  ['C', '5.31751'],
  ['D', '6.77717'],
];
const beat =
  (path: string, beaten: string, more: Given = {}) =>
  () =>
    ask('texas-holdem', 'bad-beat', path, { players: '10', beaten, ...more });
const fullHouse = { by: 'four-of-a-kind-or-better', loser: 'any' } as const;

export const PUBLISHED: readonly Published[] = [
  four('four of a kind', '624', 'four-of-a-kind'),
  four('four aces', '48', 'four-aces'),
  four('straight flush', '2072', 'straight-flush'),
  four('A-K-Q-J suited', '192', 'suited-a-k-q-j'),
  four('three of a kind', '58656', 'three-of-a-kind'),
  four('flush', '114616', 'flush'),
  four('straight', '101808', 'straight'),
  four('two pair', '123552', 'two-pair'),
  four('pair', '1047552', 'pair'),
  four('pair of aces', '81096', 'aces'),
  four('pair of kings', '81096', 'kings'),
  four('pair of queens', '80724', 'queens'),
  four('high card', '1150080', 'high-card'),
  { item: 'four-card, distinct values of four cards', theirs: '2535', ours: distinctValues },
  percent('Crazy 4 Poker, edge', '3.42', c4p('main', 'edge.decimal')),
  percent('Crazy 4 Poker, edge (exact)', '3.41885496', c4p('main', 'edge.decimal')),
  percent('Crazy 4 Poker, element of risk (as printed)', '1.09', c4p('main', 'elementOfRisk')),
  percent('Crazy 4 Poker, of ante + super bonus', '1.70942748', c4p('main', 'edgeOfAnteAndSuperBonus.decimal')),
  { item: 'Crazy 4 Poker, average wager', theirs: '3.1361713916', ours: c4p('main', 'averageWager') },
  percent('Crazy 4 Poker, element of risk', '1.0901365', c4p('main', 'elementOfRisk')),
  { item: 'Crazy 4 Poker, hands folded', theirs: '610944', ours: c4p('main', 'decisions.fold') },
  { item: 'Crazy 4 Poker, hands played 1x', theirs: '1505592', ours: c4p('main', 'decisions.play1x') },
  { item: 'Crazy 4 Poker, hands played 3x', theirs: '482424', ours: c4p('main', 'decisions.play3x') },
  percent('Crazy 4 Poker, K-Q-8-4 costs', '0.00009', () =>
    String(Number(c4p('main', 'strategy.simple.edge.decimal')()) - Number(c4p('main', 'edge.decimal')())),
  ),
  percent('Queens Up hits', '24.788531', c4p('queens-up', 'hitRate', { schedule: 'A' })),
  ...QUEENS_UP.map(([schedule, edge]) =>
    percent(`Queens Up ${schedule}`, edge, c4p('queens-up', 'edge.decimal', { schedule })),
  ),
  percent('Queens Up 50/40/9', '2.26337', () =>
    queensUpPaying({ 'four-of-a-kind': 50, 'straight-flush': 40, 'three-of-a-kind': 9 }),
  ),
  percent('Queens Up 50/30/7', '7.57441', () =>
    queensUpPaying({ 'four-of-a-kind': 50, 'straight-flush': 30, 'three-of-a-kind': 7 }),
  ),
  ...lengthy(
    percent('Four-Card Poker, element of risk (as printed)', '1.30', fcp('main', 'elementOfRisk')),
    percent('Four-Card Poker, edge', '2.78785288', fcp('main', 'edge.decimal')),
    { item: 'Four-Card Poker, average wager', theirs: '2.1423419777', ours: fcp('main', 'averageWager') },
    percent('Four-Card Poker, element of risk', '1.3013109', fcp('main', 'elementOfRisk')),
    percent('Four-Card Poker, up card ignored', '3.35547174', fcp('main', 'edge.decimal', { 'ignore-up-card': true })),
    percent('Four-Card Poker, older pages', '3.36', fcp('main', 'edge.decimal', { 'ignore-up-card': true })),
    percent('Four-Card Poker, tens 3x, threes 1x', '3.39711441', simpleFourCard),
  ),
  percent('Aces Up hits', '18.562194', fcp('aces-up', 'hitRate', { schedule: 'FCP-01' })),
  percent('Aces Up FCP-01', '1.98', fcp('aces-up', 'edge.decimal', { schedule: 'FCP-01' })),
  percent('Aces Up FCP-05', '3.89171', fcp('aces-up', 'edge.decimal', { schedule: 'FCP-05' })),
  percent('Aces Up FCP-07', '6.15', fcp('aces-up', 'edge.decimal', { schedule: 'FCP-07' })),
  percent('Aces Up FCP-04 returns', '96.62757', () =>
    String(1 - Number(fcp('aces-up', 'edge.decimal', { schedule: 'FCP-04' })())),
  ),
  percent('Three Card Poker, of the ante (as printed)', '3.37', () => ask('three-card-poker', 'main', 'edge.decimal')),
  percent('Three Card Poker, of the total (as printed)', '2.01', () =>
    ask('three-card-poker', 'main', 'elementOfRisk'),
  ),
  percent('Three Card Poker, of the ante', '3.3729809', () => ask('three-card-poker', 'main', 'edge.decimal')),
  percent('Three Card Poker, of the total', '2.0146724', () => ask('three-card-poker', 'main', 'elementOfRisk')),
  {
    item: 'baccarat, 8 decks, all coups',
    theirs: '4998398275503360',
    ours: () => ask('baccarat', 'events', 'events.tie.total', { decks: '8' }),
  },
  {
    item: 'Dragon 7, coups',
    theirs: '112633011329024',
    ours: () => ask('baccarat', 'events', 'events.dragon-7.count', { decks: '8' }),
  },
  percent('Dragon 7', '2.2534', () => ask('baccarat', 'events', 'events.dragon-7.probability', { decks: '8' })),
  percent('Dragon 7 at 40 to 1', '7.6113', () => ask('baccarat', 'dragon-7', 'edge.decimal')),
  {
    item: 'Panda 8, coups',
    theirs: '172660763262976',
    ours: () => ask('baccarat', 'events', 'events.panda-8.count', { decks: '8' }),
  },
  percent('Panda 8', '3.4543', () => ask('baccarat', 'events', 'events.panda-8.probability', { decks: '8' })),
  percent('Panda 8 at 25 to 1', '10.1876', () => ask('baccarat', 'panda-8', 'edge.decimal')),
  {
    item: 'Blazing 7s, 6 decks, suited sevens',
    theirs: '0.00001595749',
    ours: () => ask('blazing-sevens', 'events', 'events.three-sevens-suited-or-better.probability', { decks: '6' }),
  },
  {
    item: 'Blazing 7s, one named suit',
    theirs: '0.000003989372',
    ours: () => ask('blazing-sevens', 'events', 'events.three-sevens-of-one-named-suit.probability', { decks: '6' }),
  },
  {
    item: 'Blazing 7s, three sevens',
    theirs: '0.0004037245',
    ours: () => ask('blazing-sevens', 'events', 'events.three-sevens-or-better.probability', { decks: '6' }),
  },
  {
    item: 'Caribbean Stud, break-even meter',
    theirs: '218047.37',
    ours: () => ask('caribbean-stud', 'progressive', 'breakEvenMeter'),
  },
  percent('five-card progressive, fixed part', '53.056915', c4p('five-card-progressive', 'fixedReturn')),
  {
    item: 'five-card progressive, break-even meter',
    theirs: '160530.53',
    ours: c4p('five-card-progressive', 'breakEvenMeter'),
  },
  { item: 'mean jackpot, 1,000 + 9%', theirs: '6847.66', ours: () => meanJackpot(1_000, 9, 40) },
  { item: 'mean jackpot, 250 + 20%', theirs: '1083.00', ours: () => meanJackpot(250, 20, 624) },
  { item: 'mean jackpot, 50 + 8%', theirs: '105.53', ours: () => meanJackpot(50, 8, 3_744) },
  {
    item: 'pai gow, all seven-card hands',
    theirs: '154143080',
    ours: () => ask('pai-gow-poker', 'events', 'events.five-aces.total'),
    isLong: true,
  },
  {
    item: 'hold’em, 10 players, full house beaten by quads',
    theirs: '0.00050305',
    ours: beat('pocketPairForQuads.probability', 'full-house', fullHouse),
    note: 'a simulation of theirs, see docs/odds-poker.md',
    isLong: true,
  },
  {
    item: 'hold’em, the stricter reading',
    theirs: '0.00049508',
    ours: beat('tripsPartlyInHand.probability', 'full-house', fullHouse),
    note: 'a simulation of theirs, see docs/odds-poker.md',
    isLong: true,
  },
  {
    item: 'hold’em, 10 players, four deuces or better',
    theirs: '0.000010814',
    ours: beat('pocketPairForQuads.probability', 'four-of-a-kind-2'),
    note: 'within 0.2%, see docs/odds-poker.md',
    isLong: true,
  },
  {
    item: 'royal with two hole cards and the flop, 1 in',
    theirs: '649740',
    ours: () => ask('ultimate-texas-holdem', 'events', 'events.royal-flush-hole-and-flop.oneIn'),
    isLong: true,
  },
];

/** Ours, to the digits that they print. */
export const toTheirDigits = ({ theirs, ours, scale = 1 }: Published): string => {
  const places = theirs.split('.')[1]?.length ?? 0;
  const exact = ours();
  return /^\d+$/.test(exact) && scale === 1 ? exact : (Number(exact) * scale).toFixed(places);
};

if (process.argv[1] === import.meta.filename) {
  const started = performance.now();
  const isLive = process.stderr.isTTY === true;
  const bar = progressBar(
    { input: process.stdin, print: () => {}, complain: () => {}, isLive, columns: 80 },
    'Published numbers',
  );
  const rows = PUBLISHED.map((row, place) => {
    bar.step(place, PUBLISHED.length);
    const ours = toTheirDigits(row);
    const verdict = ours === row.theirs ? 'same' : (row.note ?? 'DIFFERENT');
    return { item: row.item, published: row.theirs, ours, '': verdict };
  });
  bar.end();
  console.log(textTable(rows));
  const wrong = rows.filter(row => row[''] === 'DIFFERENT').length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${rows.length} numbers in ${seconds} s, ${wrong} unexplained differences`);
  process.exitCode = wrong === 0 ? 0 : 1;
}
