import { type Answer, answer } from '#core/base';
import { type Cents, eachOf, NOTHING } from '#core/money';
import { type Activity, chosen } from '#core/rulebook';
import type { Rule } from '#core/state';
import { dealtBefore, type InPlay, mayReceive } from './in-play.ts';
import { refuse } from './refusals.ts';
import type { TableDrawn } from './shape.ts';
import type { TableDrawTerms } from './terms.ts';

type Awards = Pick<TableDrawn, 'awards' | 'forfeited'>;
type TableAward = TableDrawn['awards'][number];
type Terms<Type> = {
  readonly gives: Extract<TableDrawTerms['gives'], { readonly type: Type }>;
  readonly clause: string;
};

/** Chips into the pot of a poker table; elsewhere to the first drawn seat that is taken. TBD-2 */
export const awardChips = (
  { activity, offering }: Rule,
  { gives, clause }: Terms<'chips'>,
  { hasPot, seats }: InPlay,
  cards: readonly number[],
): Answer<Awards> => {
  const { range } = activity.prizes.find(({ key }) => key === gives.prize) ?? {};
  const amount = chosen(range, offering.prizes[gives.prize]) ?? NOTHING;
  if (hasPot) return answer({ awards: [{ type: 'pot', amount }], forfeited: [] });
  const wrong = cards.find(card => card < 1 || card > gives.seats);
  if (wrong !== undefined) return refuse('no-such-seat-card', { card: wrong, seats: gives.seats }, clause);
  const card = cards.find(number => seats.some(({ seat }) => seat === number));
  const drawn = seats.filter(({ seat }) => seat === card);
  return answer(handedOut(activity, drawn, seat => ({ type: 'money', seat, amount })));
};

/** One item for everybody seated. TBD-3 */
export const awardItems = (
  { activity }: Rule,
  { gives, clause }: Terms<'item'>,
  { seats }: InPlay,
  item: string,
): Answer<Awards> => {
  const forms = activity.prizes.find(({ key }) => key === gives.prize)?.forms ?? [];
  if (!forms.some(form => form.toLowerCase() === item.toLowerCase()))
    return refuse('item-not-listed', { item, items: forms.join(', ') }, clause);
  return answer(handedOut(activity, seats, seat => ({ type: 'item', seat, item })));
};

/** The money of the spun hand is shared by everybody dealt in before the draw; value awards are the spinner's. TBD-7 */
export const shareSpin = (
  activity: Activity,
  table: InPlay,
  spun: { readonly spinner: number; readonly amount: Cents; readonly valueAwards: readonly string[] },
): Awards => {
  const sharers = dealtBefore(table);
  const amount = eachOf(spun.amount, sharers.length);
  const money = handedOut(activity, sharers, seat => ({ type: 'money', seat, amount }));
  const paid = money.awards.filter(award => award.type !== 'money' || award.amount > 0);
  const items = spun.valueAwards.map((item): TableAward => ({ type: 'item', seat: spun.spinner, item }));
  return { awards: [...paid, ...items], forfeited: money.forfeited };
};

/** A player who may not win, or shows no ID, forfeits the prize. TBD-4 */
const handedOut = (activity: Activity, seats: InPlay['seats'], award: (seat: number) => TableAward): Awards => ({
  awards: seats.flatMap(seat => (mayReceive(activity, seat) ? [award(seat.seat)] : [])),
  forfeited: seats.filter(seat => !mayReceive(activity, seat)).map(({ seat }) => seat),
});
