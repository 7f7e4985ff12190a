import { assert } from '#core/base';
import { type Card, DECK } from '#core/cards';
import {
  commitmentTo,
  type DrawRecord,
  entriesHash,
  firstBelow,
  type Lot,
  NUMBERS_FOR_ONE,
  winnersOf,
} from '#core/draws';
import type { Drawn } from '#core/games/table';
import type { Context } from '#core/state';
import type { Play, PokerAt } from './play.ts';
import type { Bound, Revealed } from './play-shape.ts';
import type { GameEvent } from './shape.ts';

/** What is drawn for a round: a magic card, a lucky position out of so many and the dealer's, or both. C4P 8.6 */
type Offered = { readonly magic: boolean; readonly positions?: number };

export const offeredBonus = (
  { setUp, rules }: Pick<PokerAt, 'setUp' | 'rules'>,
  positions: number,
): Offered | undefined => {
  const isOffered = rules.counted.some(({ riders }) => riders !== undefined);
  const [magic, lucky] = [isOffered && setUp.magicCard === true, isOffered && setUp.luckyBonus === true];
  return magic || lucky ? { magic, ...(lucky && { positions }) } : undefined;
};

/** With the first bet the house binds itself to a secret, before anybody can know who bets what. PRO-13 */
export const boundWith = (offered: Offered | undefined, { secrets }: Context): Bound | undefined =>
  offered === undefined ? undefined : secrets?.bind?.();

export type BonusDraw = { readonly drawn: Drawn; readonly drawnFrom: readonly number[]; readonly revealed?: Revealed };

/**
 * By the secret and by a number that nobody knows before the bets are locked: who reads the secret early knows nothing,
 * and who knows the number could not choose it. Without a secret by numbers alone.
 */
export const drawBonus = (
  offered: Offered,
  play: Pick<Play, 'bound' | 'betsSince'> | undefined,
  round: number,
  { chance, secrets }: Context,
): BonusDraw | undefined => {
  const secret = play?.bound === undefined ? undefined : secrets?.open(play.bound);
  if (secret === undefined) return byNumbers(offered, chance);
  const { commitment } = play!.bound!; // It was opened.
  assert(commitmentTo(secret) === commitment, 'the secret that was opened is not the one the house is bound to');
  const [number] = chance?.(1) ?? [];
  if (number === undefined) return undefined;
  const lots = lotsOf(offered);
  const [out] = winnersOf({ draw: round, entries: lots, secret, beacon: String(number), count: 1 });
  const place = lots.findIndex(([name]) => name === out);
  const { positions } = offered;
  const committedAt = play!.betsSince!; // With the first bet.
  const revealed = { commitment, committedAt, secret, ...(positions !== undefined && { positions }) };
  return { drawn: drawnAt(offered, place), drawnFrom: [number], revealed };
};

const byNumbers = (offered: Offered, chance: Context['chance']): BonusDraw | undefined => {
  const seats = seatsOf(offered).length;
  const bounds = [offered.magic ? DECK.length : 0, seats].filter(bound => bound > 0);
  const drawnFrom = bounds.flatMap(bound => firstBelow(chance?.(NUMBERS_FOR_ONE) ?? [], bound));
  if (drawnFrom.length < bounds.length) return undefined;
  const card = offered.magic ? drawnFrom[0]! % DECK.length : 0;
  const seat = seats > 0 ? drawnFrom.at(-1)! % seats : 0;
  return { drawn: drawnAt(offered, card * Math.max(1, seats) + seat), drawnFrom };
};

type Position = number | 'dealer';

const seatsOf = ({ positions }: Offered): readonly Position[] =>
  positions === undefined ? [] : [...Array.from({ length: positions }, (_, place) => place + 1), 'dealer'];

/** Card by card, and for each position by position: every pair is as likely as the others. */
const lotsOf = (offered: Offered): readonly Lot[] => {
  const seats = seatsOf(offered).map(seat => String(seat));
  const cards: readonly Card[] = offered.magic ? DECK : [];
  if (cards.length === 0) return seats.map(seat => [seat, 1]);
  return cards.flatMap(card =>
    (seats.length === 0 ? [card] : seats.map(seat => `${card} ${seat}`)).map((lot): Lot => [lot, 1]),
  );
};

const drawnAt = (offered: Offered, place: number): Drawn => {
  const seats = seatsOf(offered);
  const luckySeat = seats.length === 0 ? undefined : seats[place % seats.length];
  return {
    ...(offered.magic && { magicCard: DECK[Math.floor(place / Math.max(1, seats.length))]! }), // One of the lots.
    ...(luckySeat !== undefined && { luckySeat }),
  };
};

type Played = Extract<GameEvent, { readonly type: 'GamePlayed' }>;

/** The draw of a round as anybody can repeat it, from the event that revealed it. LOT-6 */
export const bonusRecord = ({
  table,
  game,
  round,
  events,
  drawnFrom,
  revealed,
  at,
}: Played): DrawRecord | undefined => {
  const closed = events.find(event => event.type === 'BetsClosed');
  if (revealed === undefined || closed === undefined || round === undefined) return undefined;
  const { commitment, committedAt, secret, positions } = revealed;
  const entries = lotsOf({ magic: closed.magicCard !== undefined, ...(positions !== undefined && { positions }) });
  return {
    draw: round,
    promotion: `table ${table}`,
    activity: game,
    committedAt,
    revealedAt: at,
    entries,
    entriesHash: entriesHash(entries),
    commitment,
    secret,
    beacon: { name: NUMBER_AT_LOCK, value: String(drawnFrom?.[0]) },
    winners: [[closed.magicCard, closed.luckySeat].filter(part => part !== undefined).join(' ')],
  };
};

const NUMBER_AT_LOCK = 'number drawn at Coin In';
