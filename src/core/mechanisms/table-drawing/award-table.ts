import { type Answer, answer, type Refusal } from '#core/base';
import { type Cents, NOTHING, shareDown } from '#core/money';
import { type Activity, chosen, clauseOf, type Offering } from '#core/rulebook';
import { drawTable, type FloorSeat, type FloorTable, mayPlay, mayReceive, type TableDraw } from './draw-table.ts';
import { refuse } from './refusals.ts';
import type { TableDrawTerms } from './terms.ts';
import { tableDrawTermsOf } from './terms.ts';

export type TableAward =
  | { readonly type: 'pot'; readonly amount: Cents }
  | { readonly type: 'money'; readonly seat: number; readonly amount: Cents }
  | { readonly type: 'item'; readonly seat: number; readonly item: string };

export type TableAwards = {
  readonly awards: readonly TableAward[];
  /** Seats that would have had something and may not have it. */
  readonly forfeited: readonly number[];
};

type Gives = TableDrawTerms['gives'];

/** Chips into the pot of a poker table; elsewhere to the first drawn seat that is taken. TBD-2 */
export const awardChips = (
  activity: Activity,
  offering: Offering,
  { hasPot, seats }: FloorTable,
  cards: readonly number[],
): Answer<TableAwards> => {
  const terms = termsOf(activity, offering, 'chips');
  if (!terms.ok) return terms;
  const { gives, clause } = terms.value;
  const amount =
    chosen(activity.prizes.find(({ key }) => key === gives.prize)?.range, offering.prizes[gives.prize]) ?? NOTHING;
  if (hasPot) return answer({ awards: [{ type: 'pot', amount }], forfeited: [] });
  const wrong = cards.find(card => card < 1 || card > gives.seats);
  if (wrong !== undefined) return refuse('no-such-seat-card', { card: wrong, seats: gives.seats }, clause);
  const card = cards.find(number => seats.some(({ seat }) => seat === number));
  return answer(
    handedOut(
      activity,
      seats.filter(({ seat }) => seat === card),
      seat => ({ type: 'money', seat, amount }),
    ),
  );
};

/** One item for everybody seated. TBD-3 */
export const awardItems = (
  activity: Activity,
  offering: Offering,
  { seats }: FloorTable,
  item: string,
): Answer<TableAwards> => {
  const terms = termsOf(activity, offering, 'item');
  if (!terms.ok) return terms;
  const { gives, clause } = terms.value;
  const forms = activity.prizes.find(({ key }) => key === gives.prize)?.forms ?? [];
  if (!forms.some(form => form.toLowerCase() === item.toLowerCase()))
    return refuse('item-not-listed', { item, items: forms.join(', ') }, clause);
  return answer(handedOut(activity, seats, seat => ({ type: 'item', seat, item })));
};

/** A table and the seat that spins for it; without a spinner nobody claims the spin. */
export type SpinDraw = TableDraw & { readonly spinner?: number; readonly forfeited: readonly number[] };

/** Balls are drawn until a table has a spinner: somebody who holds the ace and shows ID. TBD-5, TBD-6 */
export const drawSpinner = (
  activity: Activity,
  offering: Offering,
  tables: readonly FloorTable[],
  { balls, cards }: { readonly balls: readonly number[]; readonly cards: ReadonlyMap<number, string> },
): Answer<SpinDraw> => {
  const terms = termsOf(activity, offering, 'spin');
  if (!terms.ok) return terms;
  const refused = cardsRefusal(cards, terms.value.gives.cardsMax, terms.value.clause);
  if (refused !== undefined) return refused;
  const draw = drawTable(activity, tables, balls);
  if (draw.table === undefined) return answer({ ...draw, forfeited: [] });
  const holder = qualified(activity, draw.table).find(({ seat }) => cards.get(seat) === 'A');
  if (holder?.showsId === true) return answer({ ...draw, spinner: holder.seat, forfeited: [] });
  const forfeited = holder === undefined ? [] : [holder.seat];
  const left = balls.slice(draw.heldOut.length + 1);
  if (left.length === 0) return answer({ ...draw, forfeited });
  const next = drawSpinner(activity, offering, tables, { balls: left, cards });
  if (!next.ok) return next;
  const [heldOut, lost] = [
    [...draw.heldOut, ...next.value.heldOut],
    [...forfeited, ...next.value.forfeited],
  ];
  return answer({ ...next.value, heldOut, forfeited: lost });
};

/** A lone player at a no-purchase-necessary table draws among more cards than players and may miss the ace. TBD-6 */
const cardsRefusal = (cards: ReadonlyMap<number, string>, most: number, clause: string): Refusal | undefined => {
  if (cards.size > most) return refuse('too-many-spin-cards', { given: cards.size, most }, clause);
  const aces = [...cards.values()].filter(card => card === 'A').length;
  return aces > 1 ? refuse('more-than-one-ace', { aces }, clause) : undefined;
};

/** A spinner who has not all cards yet spins on: what was hit so far is not lost. WHL-6 */
export const spinNotFinished = (activity: Activity, cards: number, stops: number): Refusal =>
  refuse('spin-not-finished', { cards, stops }, clauseOf(activity, 'How it runs'));

/** The money of the spun hand is shared by everybody dealt in before the draw; value awards are the spinner's. TBD-7 */
export const shareSpin = (
  activity: Activity,
  table: FloorTable,
  spun: { readonly spinner: number; readonly amount: Cents; readonly valueAwards: readonly string[] },
): TableAwards => {
  const sharers = qualified(activity, table);
  const { shares } = shareDown(
    spun.amount,
    sharers.map(() => 1),
  );
  const money = handedOut(activity, sharers, (seat, place) => ({ type: 'money', seat, amount: shares[place]! }));
  const paid = money.awards.filter(award => award.type !== 'money' || award.amount > 0);
  const items = spun.valueAwards.map((item): TableAward => ({ type: 'item', seat: spun.spinner, item }));
  return { awards: [...paid, ...items], forfeited: money.forfeited };
};

const qualified = (activity: Activity, { seats }: FloorTable): readonly FloorSeat[] =>
  seats.filter(seat => seat.wasDealtIn && mayPlay(activity, seat));

/** Who may not have a prize, or shows no ID, forfeits it. TBD-4 */
const handedOut = (
  activity: Activity,
  seats: readonly FloorSeat[],
  award: (seat: number, place: number) => TableAward,
): TableAwards => ({
  awards: seats.flatMap((seat, place) => (mayReceive(activity, seat) ? [award(seat.seat, place)] : [])),
  forfeited: seats.filter(seat => !mayReceive(activity, seat)).map(({ seat }) => seat),
});

const termsOf = <Type extends Gives['type']>(
  activity: Activity,
  offering: Offering,
  type: Type,
): Answer<{ readonly gives: Extract<Gives, { type: Type }>; readonly clause: string }> => {
  const terms = tableDrawTermsOf(activity, offering);
  if (terms === undefined || terms.gives.type !== type) return none(activity);
  // The compiler does not carry the comparison of the type over to the whole.
  return answer({ gives: terms.gives as Extract<Gives, { type: Type }>, clause: clauseOf(activity, terms.clause) });
};

const none = (activity: Activity): Refusal =>
  refuse('no-table-drawing', { activity: activity.name }, clauseOf(activity, 'Offering'));
