import { type Answer, answer } from '#core/base';
import { DECK } from '#core/cards';
import type { Irregularity, Round, Settlement } from '#core/games/table';
import type { HouseCommand, HouseEvent } from '#core/house';
import { type Cents, cents, percent } from '#core/money';
import type { GameRound } from './game-round.ts';

/** The table at which a round is played. */
export const GAME_TABLE = 1;

type Move = Extract<HouseCommand, { readonly type: 'PlayRound' }>['moves'][number];

/** A meter has to grow, and in a scenario it stands where it stands: the part of a bet is less than a cent. */
const HARDLY = percent(0.001);
const LIMITS = { betMin: cents(1), betMax: cents(10_000_000_000) };
const PLAYER = { position: 1, player: { type: 'anonymous' }, role: 'player' } as const;

/** The game set up in a house, a table open for it, and its players seated. */
export const sceneOfRound = ({ game, rules, round }: GameRound): readonly HouseCommand[] => {
  const { schedules, meters, seats } = round;
  const needed = rules.metersFor(schedules);
  const progressions = Object.fromEntries(
    (needed.ok ? needed.value : []).map(({ meter, reserve }) => [
      meter,
      { rate: HARDLY, reserve: reserve ?? percent(0) },
    ]),
  );
  const drawn = {
    positions: positionsOf(round),
    ...(round.magicCard !== undefined && { magicCard: true }),
    ...(round.luckySeat !== undefined && { luckyBonus: true }),
  };
  const setUp = { game, schedules, meters, progressions, severalPositions: true, ...drawn };
  return [
    { type: 'SetUpGame', setUp } as HouseCommand, // The game is one of those with pay tables.
    { type: 'OpenTable', table: GAME_TABLE, plays: { game, isLive: true, isTournament: false, ...LIMITS } },
    ...seats.map(({ seat }) => ({ type: 'SeatPlayer', table: GAME_TABLE, seated: { ...PLAYER, seat } }) as const),
  ];
};

const positionsOf = ({ seats }: Round): number => Math.max(6, ...seats.map(({ seat }) => seat));

/** The bets as they lie on the layout, in the order in which they are placed. */
export const betsOfRound = ({ rules, round }: GameRound): Extract<HouseCommand, { readonly type: 'PlaceBets' }> => ({
  type: 'PlaceBets',
  table: GAME_TABLE,
  bets: round.seats.flatMap(({ seat, wagers }) => {
    const stakes = Object.entries<Cents | undefined>(wagers);
    const placeOf = ([wager]: readonly [string, unknown]): number => rules.bets.indexOf(wager);
    return stakes
      .toSorted((a, b) => placeOf(a) - placeOf(b))
      .map(([wager, amount]) => ({ seat, wager, amount: amount! })); // A stake has an amount.
  }),
});

const CARDS: readonly string[] = DECK;

/** Numbers from which the house draws what the scenario states. */
export const chanceOfRound = (round: Round): ((count: number) => readonly number[]) => {
  const { magicCard, luckySeat } = round;
  const magic = CARDS.indexOf(magicCard ?? '');
  const lucky = luckySeat === 'dealer' ? positionsOf(round) : (luckySeat ?? 1) - 1;
  const queue = [...(magicCard === undefined ? [] : [magic]), lucky];
  return count => {
    const next = queue.shift() ?? 0;
    return Array.from({ length: count }, () => next);
  };
};

/** Found while the cards are dealt; everything else is found once they are on the table. */
const IN_THE_DEAL: readonly Irregularity[] = [
  'one-card-face-up',
  'two-cards-face-up',
  'card-drawn-in-error',
  'shuffler-jam',
  'shoe-jam',
];

/** What is found in the round, and whether that is while the cards are dealt. What the rules do not name has no key. */
export const foundIn = ({
  rules,
  round,
}: Pick<GameRound, 'rules' | 'round'>): { readonly found?: Irregularity; readonly isInDeal: boolean } => {
  const seen = round.irregularity ?? miscounted(rules.dealerCards, round);
  const named = rules.rulesFor(round.schedules);
  const isNamed = seen !== undefined && named.ok && named.value.irregularities[seen] !== undefined;
  const found = isNamed ? seen : undefined;
  return { ...(found !== undefined && { found }), isInDeal: found !== undefined && IN_THE_DEAL.includes(found) };
};

/** What the dealer does after Coin In, up to the reveal or to what makes the round void. */
export const movesOfRound = ({ rules, round }: Pick<GameRound, 'rules' | 'round'>): readonly Move[] => {
  const { seats, dealer } = round;
  const { found: reported, isInDeal: isEarly } = foundIn({ rules, round });
  const report: readonly Move[] =
    reported === undefined ? [] : [{ type: 'ReportIrregularity', irregularity: reported }];
  const order = seats.toSorted((a, b) => a.seat - b.seat);
  const deal = dealt(rules.dealerCards, order, dealer);
  const decisions = order.flatMap(({ seat, decision }): readonly Move[] => {
    if (decision === undefined) return [];
    return [decision === 'fold' ? { type: 'Fold', seat } : { type: 'MakePlay', seat, amount: decision.play }];
  });
  if (miscounted(rules.dealerCards, round) !== undefined && !isEarly) {
    return [...deal, ...report]; // The deal ends with the hand that has another number of cards.
  }
  return [...(isEarly ? report : []), ...deal, ...decisions, ...(isEarly ? [] : report), { type: 'RevealDealer' }];
};

const FIVE = 5;

/** Cards that can be counted speak for themselves. */
const miscounted = (dealerCards: number, { seats, dealer }: Round): Irregularity | undefined => {
  if (seats.some(({ cards }) => cards.length !== FIVE)) return 'player-card-count';
  return dealer.length === dealerCards ? undefined : 'dealer-card-count';
};

/** Five to each hand, the dealer's last; the first hand with another number ends the deal. */
const dealt = (dealerCards: number, order: Round['seats'], dealer: Round['dealer']): readonly Move[] => {
  const wrong = order.findIndex(({ cards }) => cards.length !== FIVE);
  const whole = wrong === -1 ? order : order.slice(0, wrong);
  const toSeats = whole.map(({ seat, cards }) => ({ type: 'DealCards', to: seat, cards }) as Move); // Cards of a deck.
  if (wrong !== -1 || dealer.length !== dealerCards) return toSeats;
  const [down, up] = [dealer.slice(0, FIVE), dealer.slice(FIVE)];
  const toDealer = [down, ...up.map(card => [card])];
  return [...toSeats, ...toDealer.map(cards => ({ type: 'DealCards', to: 'dealer', cards }) as Move)]; // The same.
};

/** What became of the round. */
export const settlementIn = (events: readonly HouseEvent[]): Answer<Settlement> => {
  for (const event of events.toReversed()) {
    if (event.type !== 'GamePlayed') continue;
    const end = event.events.findLast(({ type }) => type === 'DealerRevealed' || type === 'RoundVoided');
    if (end?.type === 'DealerRevealed' || end?.type === 'RoundVoided') return answer(end.settlement);
  }
  throw new Error('a round of a scenario has no end');
};

/** Once a round is void, what would have come after it does not come. */
export const untilVoid = function* (moves: readonly Move[], isVoid: () => boolean): Generator<HouseCommand> {
  for (const move of moves) {
    if (isVoid()) return;
    yield { type: 'PlayRound', table: GAME_TABLE, moves: [move] };
  }
};

export const isRoundVoid = (events: readonly HouseEvent[]): boolean => {
  const last = events.findLast(event => event.type === 'GamePlayed');
  return last?.type === 'GamePlayed' && last.events.some(({ type }) => type === 'RoundVoided');
};
