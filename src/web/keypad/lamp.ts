import { type Cents, total } from '#core/money';
import type { AwardView, FeeMark, SeatView, TableParts } from '#core/views';

/** What a seat shows, by shape, word and light. */
export type Lamp = 'empty' | 'out' | 'seated' | 'mayBet' | 'seen' | 'dealt' | 'locked' | 'called' | 'won';

/** A seat with everybody who bets there. */
export type SeatState = {
  readonly seat: number;
  /** The seat itself first, then its backline. */
  readonly places: readonly SeatView[];
  readonly lamp: Lamp;
  /** Bets placed or locked there, or called hands. */
  readonly marks: number;
  readonly isBank: boolean;
  /** What is bet there of a game that the house settles. */
  readonly bet: Cents;
  /** What it has won and not been paid. */
  readonly won: readonly AwardView[];
};

export const seatState = (parts: TableParts, seat: number, bank: number | undefined): SeatState => {
  const places = parts.seats.filter(one => one.seat === seat).toSorted((a, b) => a.position - b.position);
  const won = parts.awards.filter(one => one.seat === seat && isOwed(one));
  const calls = parts.calls.filter(one => one.seat === seat).length + wonAtGame(parts, seat);
  const fees = places.flatMap(place => betsAt(parts, place)).length + wagersAt(parts, seat).length;
  const lamp = calls > 0 ? 'called' : won.length > 0 ? 'won' : lampOf(parts, places, fees);
  const marks = lamp === 'called' ? calls : fees;
  return { seat, places, lamp, marks, isBank: isBankAt(parts, seat, bank), bet: total(wagersAt(parts, seat)), won };
};

/** Optional fees of a place; a fee that everybody owes lights no lamp. */
export const betsAt = ({ round, activities }: TableParts, { inRound, lit }: SeatView): readonly FeeMark[] => {
  const optional = activities.filter(({ isFeeOptional }) => isFeeOptional).map(({ activity }) => activity);
  const marks = round.type === 'on' ? (inRound?.fees ?? []) : lit;
  return marks.filter(({ activity }) => optional.includes(activity));
};

/** Bets of a game that the house settles, as they lie at a seat. */
const wagersAt = ({ game }: TableParts, seat: number): readonly Cents[] =>
  game === 'none' ? [] : Object.values(game.seats.find(one => one.seat === seat)?.wagers ?? {});

/** A winning hand of such a game that the floor has to see. */
const wonAtGame = ({ game }: TableParts, seat: number): number =>
  game !== 'none' && game.waiting.includes(seat) ? 1 : 0;

/** Where all of a round is entered, who bets nothing is dealt nothing. */
const isDealtBets = ({ game }: TableParts): boolean => game !== 'none' && game.way === 'full';

const lampOf = (parts: TableParts, places: readonly SeatView[], fees: number): Lamp => {
  const { round, activities, summary, game } = parts;
  if (places.length === 0) return 'empty';
  if (places.some(({ sitsOut, inRound }) => sitsOut === true && inRound === undefined)) return 'out';
  if (round.type === 'on') {
    if (fees > 0) return 'locked';
    const isDealt = !isDealtBets(parts) && places.some(({ inRound }) => inRound !== undefined);
    return isDealt ? 'dealt' : 'seated';
  }
  if (fees > 0) return 'seen';
  const takesBets = summary.state === 'open' && summary.isLive;
  const isOffered =
    activities.some(({ isFeeOptional }) => isFeeOptional) || (game !== 'none' && game.layout.length > 0);
  return takesBets && isOffered ? 'mayBet' : 'seated';
};

/** While a round is on the house knows who banks; before it, the dealer has said so here. */
const isBankAt = ({ round, seats }: TableParts, seat: number, bank: number | undefined): boolean =>
  round.type === 'on'
    ? seats.some(one => one.seat === seat && one.inRound?.isPlayerDealer === true)
    : bank === seat && seats.some(one => one.seat === seat && one.position === 1);

const isOwed = ({ claim }: AwardView): boolean => claim.state !== 'paid' && claim.state !== 'forfeited';
