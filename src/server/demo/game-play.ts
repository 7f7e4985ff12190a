import { DECK, rankFour } from '#core/cards';
import type { CommandOf, GameAtTable, HouseCommand, HouseView, Seen, Table } from '#core/house';
import { dollars } from '#core/money';
import { hitsAt } from './hits.ts';
import type { Room } from './room.ts';

type Move = CommandOf<'PlayRound'>['moves'][number];
type Bets = CommandOf<'PlaceBets'>['bets'];
type Next<Type> = Extract<NonNullable<GameAtTable['next']>, { readonly type: Type }>;

/** A hand in so many is as fine as these, so that somebody sees a progressive hit. */
const LUCKY_ONE_IN = 120;
const LUCKY = [
  ['As', 'Ah', 'Ad', 'Ac', '7d'],
  ['Ks', 'Qs', 'Js', 'Ts', '9s'],
  ['8s', '8h', '8d', '8c', '3c'],
  ['Th', '9h', '8h', '7h', '2d'],
  ['Jh', 'Jd', 'Jc', '3d', '3h'],
] as const;

/** The main bets are placed by everybody, each other bet by one in three; a place that takes no bet is passed over. */
export const betsAt = ({ chance }: Room, { table, seated }: Table, { layout }: GameAtTable): readonly HouseCommand[] =>
  seated
    .filter(({ position }) => position === 1)
    .map(({ seat }) => {
      const chosen = layout.filter(({ wager }) => MAIN.includes(wager) || chance.below(3) === 0);
      const bets = chosen.map(({ wager, denominations, from }) => ({
        seat,
        wager,
        amount: denominations?.[0] ?? from ?? dollars(5),
      })) as Bets; // Bets of the layout.
      return { type: 'PlaceBets', table, bets } as const;
    });
const MAIN: readonly string[] = ['ante', 'superBonus'];

/** What the keypad of a table game asks for next, as its dealer does it; nothing while the floor has to come. */
export const nextInGame = (room: Room, table: number, game: GameAtTable): HouseCommand | undefined => {
  const { next, phase, waiting, documents } = game;
  const plays = (move: Move): HouseCommand => ({ type: 'PlayRound', table, moves: [move] });
  if (phase === 'void') return { type: 'FinishRound', table };
  switch (next?.type) {
    case 'deal':
      return plays({ type: 'DealCards', to: next.to, cards: dealt(room, game, next) } as Move); // Cards of a deck.
    case 'decide':
      return plays(decided(room, game, next));
    case 'reveal':
      return plays({ type: 'RevealDealer' });
    case 'settle':
      return settling(game, next, plays);
    case 'finish':
      return waiting.length + documents.length > 0 ? undefined : { type: 'FinishRound', table };
    case undefined:
      return undefined;
  }
};

/** From what is left of the deck, whoever dealt the cards before. */
const dealt = ({ chance }: Room, game: GameAtTable, { to, cards: count }: Next<'deal'>): readonly string[] => {
  const out: readonly string[] = [...game.seats.flatMap(({ cards }) => cards), ...game.dealer, ...game.setAside];
  const lucky = LUCKY[chance.below(LUCKY_ONE_IN)];
  if (to !== 'dealer' && count === lucky?.length && !lucky.some(card => out.includes(card))) return lucky;
  const left: string[] = DECK.filter(card => !out.includes(card));
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!); // The deck is not used up.
};

/** With nothing in hand most fold; with anything they play the ante. */
const decided = ({ chance }: Room, { seats }: GameAtTable, { seat, from }: Next<'decide'>): Move => {
  const cards = seats.find(one => one.seat === seat)?.cards ?? [];
  const hasNothing = rankFour(cards).category === 'high-card';
  return hasNothing && chance.below(4) > 0 ? { type: 'Fold', seat } : { type: 'MakePlay', seat, amount: from };
};

/** A hand button for each progressive that a seat has won, the floor's look at it, and the step. */
const settling = (
  { lines, layout, buttons, keyed, waiting }: GameAtTable,
  { step }: Next<'settle'>,
  plays: (move: Move) => HouseCommand,
): HouseCommand | undefined => {
  const won = lines.filter(
    ({ kind, wager, hand }) =>
      kind === 'pays' &&
      layout.some(one => one.wager === wager && one.isProgressive) &&
      buttons.some(one => one.wager === wager && one.hand === hand),
  );
  const dark = won.find(({ seat, wager }) => !keyed.some(one => one.seat === seat && one.wager === wager));
  if (dark !== undefined && typeof step === 'number') {
    const { seat, wager, hand } = dark;
    return plays({ type: 'PressHandButton', seat, wager, hand } as Move); // A button of the game.
  }
  return typeof step === 'number' && waiting.includes(step) ? undefined : plays({ type: 'Settle', step });
};

/** What the jackpots of the house pay of the cards that lie there, besides the bets of the game. */
export const jackpotsIn = (house: HouseView, table: Table, { seats, dealer }: GameAtTable) => {
  const hands = seats.filter(({ cards }) => cards.length > 0).map(({ seat, cards }) => ({ seat, cards }));
  const seen = { board: [], hands, dealerCards: dealer.slice(0, 5), reachedShowdown: true } as Seen;
  return { seen, ...hitsAt(house, table, seen) };
};
