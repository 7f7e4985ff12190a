import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareRational, seeded } from '#core/base';
import { type Card, DECK, type NaturalCard } from '#core/cards';
import * as crazy4 from '#core/games/crazy-4-poker';
import * as fourCard from '#core/games/four-card-poker';
import { netOf, type PayTable, type Stakes } from '#core/games/table';
import { dollars, plus, total } from '#core/money';
import { shuffle } from '../../kit/cards/shuffle.ts';
import { POKER } from '../games.ts';
import {
  begin,
  type Drawn,
  isAsked,
  isBetting,
  isOver,
  netAt,
  OWN_SEAT,
  ownEntries,
  type PokerAction,
  type PokerPlay,
  type PokerPractice,
  reduce,
  staked,
} from './model.ts';

const [CRAZY, FOUR] = await Promise.all([POKER['crazy-4-poker'](), POKER['four-card-poker']()]);

/** A deck that deals these hands: one card at a time to seats 1 to 5 and the dealer, the dealer's up card last. */
const deckOf = (hands: Readonly<Partial<Record<number | 'dealer', string>>>): readonly Card[] => {
  const cardsOf = (to: number | 'dealer') => (hands[to] ?? '').split(' ').filter(card => card !== '') as NaturalCard[];
  const named = Object.keys(hands).flatMap(to => cardsOf(to === 'dealer' ? to : Number(to)));
  const rest = DECK.filter(card => !named.includes(card));
  const line = [1, 2, 3, 4, 5, 'dealer'] as const;
  const dealt = [0, 1, 2, 3, 4].flatMap(nth => line.map(to => cardsOf(to)[nth] ?? rest.pop()!));
  return [...dealt, cardsOf('dealer')[5] ?? rest.pop()!, ...rest];
};

const all = (practice: PokerPractice, play: PokerPlay, ...actions: readonly PokerAction[]): PokerPlay =>
  actions.reduce((so, action) => reduce(practice, so, action), play);

type Told = {
  readonly hands: Parameters<typeof deckOf>[0];
  readonly bets?: Stakes;
  readonly play: number;
  readonly drawn?: Partial<Drawn>;
};

const EVERY_BET = {
  CRAZY: [
    'queensUp',
    'fourCardProgressive',
    'fiveCardProgressive',
    'handBonusOnPlayer',
    'handBonusOnDealer',
    'coverAll',
  ],
  FOUR: ['acesUp', 'progressive'],
};

const roundOf = (practice: PokerPractice, { hands, play, drawn }: Told): PokerPlay => {
  const bets = practice === CRAZY ? EVERY_BET.CRAZY : EVERY_BET.FOUR;
  const chips = { deck: deckOf(hands), magicCard: '2c', luckySeat: 'dealer', ...drawn } as const;
  const placed = all(
    practice,
    begin(practice),
    ...bets.map(wager => ({ type: 'bet', wager, chip: dollars(5) }) as const),
  );
  assert.equal(placed.notice, undefined);
  const done = all(practice, placed, { type: 'deal', drawn: chips }, { type: 'decide', play });
  assert.ok(isOver(done), done.notice?.message ?? '');
  return done;
};

const keysOf = (play: PokerPlay): readonly string[] =>
  ownEntries(play).map(({ wager, verdict }) => `${wager} ${verdict.hand === '' ? verdict.kind : verdict.hand}`);

const rowsOf = (wager: string, table: PayTable): readonly string[] => table.rows.map(({ hand }) => `${wager} ${hand}`);

/** Hands whose best four cards, or all five, make each row. */
const HANDS = {
  fourAces: 'As Ah Ad Ac Kd',
  fourKings: 'Ks Kh Kd Kc 2d',
  straightFlush: '9s 8s 7s 6s 2d',
  royal: 'As Ks Qs Js Ts',
  fiveStraightFlush: '9s 8s 7s 6s 5s',
  threes: '3s 3h 3d 8c Kd',
  flush: 'As 9s 7s 2s Kd',
  fiveFlush: 'As 9s 7s 3s 2s',
  straight: '9s 8h 7d 6c 2d',
  fiveStraight: '9s 8h 7d 6c 5d',
  fullHouse: '4s 4h 4d 6c 6d',
  twoPair: 'Js Jh Td Tc 2d',
  aces: 'As Ah 7d 5c 2d',
  queens: 'Qs Qh 7d 5c 2d',
  high: 'Ks Qd 9h 4c 2d',
} as const;
const LOW_DEALER = 'Jd 9c 8s 4d 2h';
const KING_DEALER = 'Kh Jd 9c 4d 2h';

test('[PRA-2] every row of Crazy 4 Poker is reached at the practice table', () => {
  const seen = new Set<string>();
  const told: readonly Told[] = [
    ...Object.values(HANDS).map(own => ({ hands: { 3: own }, play: 1 })),
    { hands: { 3: HANDS.high, dealer: LOW_DEALER }, play: 1 },
    { hands: { 3: HANDS.high, dealer: 'Kh Qc 9d 4h 2s' }, play: 1 },
    { hands: { 3: HANDS.high, dealer: 'Ah Qc 9d 4h 2s' }, play: 1 },
    { hands: { 3: HANDS.high, dealer: KING_DEALER }, play: 1 },
    { hands: { 3: HANDS.high }, play: 0, drawn: { luckySeat: 3 } },
    { hands: { 3: HANDS.high }, play: 1, drawn: { luckySeat: 3, magicCard: 'Ks' } },
    { hands: { 1: HANDS.fourAces, 3: 'Kh Qd 9h 4c 2d' }, play: 1 },
    { hands: { 1: HANDS.royal, 3: 'Kh Qd 9h 4c 2d' }, play: 1 },
    ...[HANDS.royal, HANDS.fiveStraightFlush, HANDS.fourKings, HANDS.fullHouse, HANDS.fiveFlush].map(dealer => ({
      hands: { 3: 'Ac Jd Jh 3c 3h', dealer },
      play: 1,
    })),
  ];
  for (const one of told) for (const key of keysOf(roundOf(CRAZY, one))) seen.add(key);
  const { QUEENS_UP, SUPER_BONUS, FOUR_CARD_PROGRESSIVE, FIVE_CARD_PROGRESSIVE, FIVE_CARD_HAND_BONUS, COVER_ALL } =
    crazy4;
  const rows = [
    ...rowsOf('superBonus', SUPER_BONUS),
    ...rowsOf('queensUp', QUEENS_UP.A),
    ...rowsOf('fourCardProgressive', FOUR_CARD_PROGRESSIVE.A),
    ...rowsOf('fiveCardProgressive', FIVE_CARD_PROGRESSIVE),
    ...rowsOf('handBonusOnPlayer', FIVE_CARD_HAND_BONUS),
    ...rowsOf('handBonusOnDealer', FIVE_CARD_HAND_BONUS),
    ...rowsOf('coverAll', COVER_ALL[5]),
    ...['pays', 'pushes', 'loses', 'forfeits'].map(kind => `ante ${kind}`),
    ...['pays', 'pushes', 'loses'].map(kind => `play ${kind}`),
    ...['pushes', 'loses', 'forfeits'].map(kind => `superBonus ${kind}`),
    ...['queensUp', 'fourCardProgressive', 'fiveCardProgressive', 'handBonusOnPlayer'].flatMap(wager => [
      `${wager} loses`,
      `${wager} forfeits`,
    ]),
    'handBonusOnDealer loses',
    'coverAll loses',
    'magicCard pays',
    'luckyBonus pays',
    'envy four-aces',
    'envy royal-flush',
  ];
  assert.deepEqual(
    rows.filter(row => !seen.has(row)),
    [],
  );
});

test('[PRA-2] every row of Four-Card Poker is reached at the practice table', () => {
  const seen = new Set<string>();
  const told: readonly Told[] = [
    ...Object.values(HANDS).map(own => ({ hands: { 3: own }, play: 2 })),
    { hands: { 3: HANDS.high }, play: 0 },
    { hands: { 3: HANDS.high, dealer: 'Ah Ac 9d 4h 2s 3s' }, play: 3 },
    { hands: { 1: HANDS.fourAces, 3: 'Kh Qd 9h 4c 2d' }, play: 1 },
    { hands: { 1: HANDS.fourKings, 3: 'Ah Qd 9h 4c 2c' }, play: 1 },
    { hands: { 1: HANDS.straightFlush, 3: 'Kh Qd 9h 4c 2c' }, play: 1 },
  ];
  for (const one of told) for (const key of keysOf(roundOf(FOUR, one))) seen.add(key);
  const rows = [
    ...rowsOf('acesUp', fourCard.SCHEDULES['FCP-01'].acesUp),
    ...rowsOf('progressive', fourCard.PROGRESSIVE_SCHEDULES['FCPP-1']),
    ...rowsOf('automaticBonus', fourCard.AUTOMATIC_BONUS),
    ...['pays', 'loses', 'forfeits'].map(kind => `ante ${kind}`),
    ...['pays', 'loses'].map(kind => `play ${kind}`),
    ...['acesUp', 'progressive'].map(wager => `${wager} loses`),
    ...['four-aces', 'four-of-a-kind', 'straight-flush'].map(hand => `envy ${hand}`),
  ];
  assert.deepEqual(
    rows.filter(row => !seen.has(row)),
    [],
  );
});

test('[PRA-1] the bank pays what is bet and gets what the house returns', () => {
  const random = seeded('bank').below;
  for (const practice of [CRAZY, FOUR]) {
    let play = begin(practice);
    for (let i = 0; i < 40; i++) {
      const before = plus(play.bank, staked(play.bets));
      play = all(practice, play, {
        type: 'deal',
        drawn: { deck: shuffle(DECK, random), magicCard: '2c', luckySeat: 3 },
      });
      const { best } = practice.advise(play.round!, OWN_SEAT);
      play = all(practice, play, { type: 'decide', play: best });
      assert.equal(play.bank, plus(before, netAt(play, OWN_SEAT)));
      assert.equal(play.round!.phase, 'over');
      assert.equal(play.score.best, play.score.decisions);
      assert.deepEqual(play.meters, play.round!.meters);
      play = all(practice, play, { type: 'next' });
      assert.ok(isBetting(play));
    }
    assert.equal(play.score.rounds, 40);
  }
});

test('[PRA-1] bets go by the posted limits, a sensor takes $1, $5 or nothing, and a refused bet stays off', () => {
  const at = (play: PokerPlay, wager: string) => play.bets[wager];
  let play = all(CRAZY, begin(CRAZY), { type: 'clear' });
  assert.deepEqual([play.bank, play.bets], [dollars(1_000), {}]);
  play = all(CRAZY, play, { type: 'bet', wager: 'fourCardProgressive' });
  assert.equal(play.notice?.code, 'ante-first');
  play = all(CRAZY, play, { type: 'bet', wager: 'ante', chip: dollars(25) });
  assert.deepEqual([at(play, 'ante'), at(play, 'superBonus'), play.bank], [dollars(25), dollars(25), dollars(950)]);
  const sensor = [1, 5, undefined].map(() => {
    play = all(CRAZY, play, { type: 'bet', wager: 'fourCardProgressive' });
    return at(play, 'fourCardProgressive');
  });
  assert.deepEqual(sensor, [dollars(1), dollars(5), undefined]);
  play = all(CRAZY, play, { type: 'bet', wager: 'ante', chip: dollars(100) });
  assert.equal(play.notice?.code, 'wager-outside-limits');
  assert.equal(at(play, 'ante'), dollars(25));
  play = all(CRAZY, play, { type: 'take-back', wager: 'superBonus' });
  assert.deepEqual([play.bets, play.bank], [{}, dollars(1_000)]);
  play = all(CRAZY, play, { type: 'deal', drawn: { deck: DECK, magicCard: '2c', luckySeat: 1 } });
  assert.ok(isBetting(play), 'nobody is dealt in who has not bet');
});

test('[PRA-1] a player with Aces Up alone is not asked, and neighbors feed the meters', () => {
  const placed = all(FOUR, begin(FOUR), { type: 'clear' }, { type: 'bet', wager: 'acesUp' });
  const drawn = { deck: deckOf({ 3: HANDS.aces }), magicCard: '2c', luckySeat: 1 } as const;
  const done = all(FOUR, placed, { type: 'deal', drawn });
  assert.ok(isOver(done) && !isAsked(done));
  assert.equal(total(ownEntries(done).map(netOf)), dollars(5));
  assert.ok(done.meters['progressive']!.posted > FOUR.meters['progressive']!.posted);
});

test("[PRA-3] the coach's advice keeps its order: no other choice is worth more", () => {
  const random = seeded('advice').below;
  for (const practice of [CRAZY, FOUR]) {
    const play = all(practice, begin(practice), {
      type: 'deal',
      drawn: { deck: shuffle(DECK, random), magicCard: '2c', luckySeat: 1 },
    });
    const { best, choices } = practice.advise(play.round!, OWN_SEAT);
    const most = choices.find(choice => choice.play === best)!;
    assert.ok(choices.every(({ net }) => compareRational(net, most.net) <= 0));
  }
});

test('[PRA-4] a table that is kept in the middle of a round is read back as it was', () => {
  const deck = shuffle(DECK, seeded('kept').below);
  const play = all(CRAZY, begin(CRAZY), { type: 'deal', drawn: { deck, magicCard: '2c', luckySeat: 1 } });
  assert.ok(isAsked(play));
  const again = JSON.parse(JSON.stringify(play)) as PokerPlay;
  assert.deepEqual(again, play);
  assert.deepEqual(all(CRAZY, again, { type: 'decide', play: 0 }), all(CRAZY, play, { type: 'decide', play: 0 }));
});
