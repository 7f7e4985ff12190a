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
  /** What it has won and not been paid. */
  readonly won: readonly AwardView[];
};

export const seatState = (parts: TableParts, seat: number, bank: number | undefined): SeatState => {
  const places = parts.seats.filter(one => one.seat === seat).toSorted((a, b) => a.position - b.position);
  const won = parts.awards.filter(one => one.seat === seat && isOwed(one));
  const calls = parts.calls.filter(one => one.seat === seat).length;
  const fees = places.flatMap(place => betsAt(parts, place)).length;
  const lamp = calls > 0 ? 'called' : won.length > 0 ? 'won' : lampOf(parts, places, fees);
  return { seat, places, lamp, marks: lamp === 'called' ? calls : fees, isBank: isBankAt(parts, seat, bank), won };
};

/** Optional fees of a place; a fee that everybody owes lights no lamp. */
export const betsAt = ({ round, activities }: TableParts, { inRound, lit }: SeatView): readonly FeeMark[] => {
  const optional = activities.filter(({ isFeeOptional }) => isFeeOptional).map(({ activity }) => activity);
  const marks = round.type === 'on' ? (inRound?.fees ?? []) : lit;
  return marks.filter(({ activity }) => optional.includes(activity));
};

const lampOf = ({ round, activities, summary }: TableParts, places: readonly SeatView[], fees: number): Lamp => {
  if (places.length === 0) return 'empty';
  if (places.some(({ sitsOut, inRound }) => sitsOut === true && inRound === undefined)) return 'out';
  if (round.type === 'on') {
    if (fees > 0) return 'locked';
    return places.some(({ inRound }) => inRound !== undefined) ? 'dealt' : 'seated';
  }
  if (fees > 0) return 'seen';
  const takesBets = summary.state === 'open' && summary.isLive;
  return takesBets && activities.some(({ isFeeOptional }) => isFeeOptional) ? 'mayBet' : 'seated';
};

/** While a round is on the house knows who banks; before it, the dealer has said so here. */
const isBankAt = ({ round, seats }: TableParts, seat: number, bank: number | undefined): boolean =>
  round.type === 'on'
    ? seats.some(one => one.seat === seat && one.inRound?.isPlayerDealer === true)
    : bank === seat && seats.some(one => one.seat === seat && one.position === 1);

const isOwed = ({ claim }: AwardView): boolean => claim.state !== 'paid' && claim.state !== 'forfeited';
