import type { Card } from '#core/cards';
import type { CommandOf, GameAtTable } from '#core/house';
import { type Cents, dollars, NOTHING, times, total } from '#core/money';

type Bets = CommandOf<'PlaceBets'>['bets'];
type Move = CommandOf<'PlayRound'>['moves'][number];
type Moved<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
type Settles = Moved<'Settle'>['step'];

/** What the big key of a table game is for now: a command at once, or a step with something to tap. */
export type GameKey = 'again' | 'coin-in' | 'finish' | 'reveal' | 'deal' | 'decide' | 'settle' | 'cards';

/** The next thing in the round, always one; none where the floor has to come first, or there is no bet. */
export const gameKey = ({
  phase,
  seats,
  lastBets,
  next,
  waiting,
  documents,
  cards,
}: GameAtTable): GameKey | undefined => {
  const isCountLast = next?.type === 'finish' && phase !== 'void' && cards?.step === 'count';
  const isCardsFirst = cards?.step !== undefined && (phase === 'bets' || isCountLast);
  if (isCardsFirst) return 'cards';
  if (phase === 'bets') return seats.length > 0 ? 'coin-in' : lastBets.length > 0 ? 'again' : undefined;
  if (next?.type === 'finish') return waiting.length + documents.length > 0 ? undefined : 'finish';
  return next?.type;
};

/** The bets of the last round are placed again. */
export const againCommand = (table: number, { lastBets }: GameAtTable): CommandOf<'PlaceBets'> => ({
  type: 'PlaceBets',
  table,
  bets: lastBets as Bets, // As they were placed.
});

/** A bet is put down, or with nothing taken back. */
export const betCommand = (table: number, seat: number, wager: string, amount: Cents): CommandOf<'PlaceBets'> => ({
  type: 'PlaceBets',
  table,
  bets: [{ seat, wager, amount }] as Bets, // A bet of the layout.
});

export const coinInCommand = (table: number): CommandOf<'CoinIn'> => ({ type: 'CoinIn', table });

export const finishCommand = (table: number): CommandOf<'FinishRound'> => ({ type: 'FinishRound', table });

const move = (table: number, ...moves: readonly Move[]): CommandOf<'PlayRound'> => ({
  type: 'PlayRound',
  table,
  moves,
});

/** The cards of a delivery, tapped as they lie. */
export const dealCommand = (table: number, to: Moved<'DealCards'>['to'], cards: readonly Card[]) =>
  move(table, { type: 'DealCards', to, cards: cards as Moved<'DealCards'>['cards'] }); // A standard deck.

export const foldCommand = (table: number, seat: number) => move(table, { type: 'Fold', seat });

/** A play bet of one to three times the ante. */
export const playCommand = (table: number, seat: number, amount: Cents) =>
  move(table, { type: 'MakePlay', seat, amount });

export const playsOf = ({ from, to }: { readonly from: Cents; readonly to: Cents }): readonly Cents[] =>
  [1, 2, 3].map(count => times(from, count)).filter(amount => amount > NOTHING && amount <= to);

/** What the dealer does with chips: a lost progressive was swept at Coin In, and an electronic bet has no chip. */
export const linesToHandle = ({ lines, layout }: Pick<GameAtTable, 'lines' | 'layout'>) =>
  lines
    .map((line, place) => ({ ...line, place }))
    .filter(({ wager, kind, from }) => {
      const isLost = kind === 'loses' || kind === 'forfeits';
      const isGone = from === 'game-account' || layout.some(one => one.wager === wager && one.isProgressive);
      return !(isLost && isGone);
    });

export const revealCommand = (table: number) => move(table, { type: 'RevealDealer' });

export const settleCommand = (table: number, step: Settles) => move(table, { type: 'Settle', step });

/** Pressed again it goes out. */
export const handButtonCommand = (table: number, seat: number, wager: string, hand: string) =>
  move(table, { type: 'PressHandButton', seat, wager, hand } as Moved<'PressHandButton'>); // A button of the rules.

/** What was found, with the card where it was face up. */
export const irregularityCommand = (
  table: number,
  irregularity: Moved<'ReportIrregularity'>['irregularity'],
  card?: Card,
) => {
  const named = card === undefined ? {} : { card: card as Moved<'ReportIrregularity'>['card'] & Card }; // A standard deck.
  return move(table, { type: 'ReportIrregularity', irregularity, ...named });
};

/** Cards that can still come out of the shoe. */
export const isStillInShoe = ({ seats, dealer, setAside }: GameAtTable, card: Card): boolean =>
  ![...seats.flatMap(({ cards }) => cards), ...dealer, ...setAside].includes(card);

/** What lies on the felt in front of dealers. */
const CHIPS: readonly Cents[] = [0.5, 1, 5, 25, 100, 500].map(dollars);

/** Chips that can be added to the bet, from the smallest bet on; what the limits forbid is not offered. */
const withChips = ({ from, to }: Partial<Limits>, lies: Cents): readonly Cents[] => {
  const least = from !== undefined && lies < from ? [from] : [];
  const more = CHIPS.map(chip => total([lies, chip])).filter(amount => from === undefined || amount > from);
  return [...least, ...more].filter(amount => to === undefined || amount <= to);
};
type Limits = { readonly from: Cents; readonly to: Cents };

/** What a bet can be made with one tap. */
export const chipsFor = ({ denominations, ...limits }: GameAtTable['layout'][number], lies: Cents): readonly Cents[] =>
  denominations === undefined ? withChips(limits, lies) : denominations.filter(amount => amount !== lies);

/** A play bet between the ante and three times the ante, put together from chips. */
export const playChipsFor = withChips;
