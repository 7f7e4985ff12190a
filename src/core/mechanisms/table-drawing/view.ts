import { defined } from '#core/base';
import type { Activity } from '#core/rulebook';
import { type HouseView, type Mechanism, momentFrom, momentText, offeredNamed } from '#core/state';
import type { TableDrawingTypes } from './decide.ts';
import { cardsSpread, dealtBefore, tablesInPlay } from './in-play.ts';
import type { Ball } from './shape.ts';
import { tableDrawTermsOf } from './terms.ts';

/** What is drawn for, and what came of the last drawing. */
export const deskOf: NonNullable<Mechanism<TableDrawingTypes>['desk']> = (house, { activity: id, posted, state }) => {
  const found = offeredNamed(house, id);
  if (!found.ok) return undefined;
  const { activity, offered } = found.value;
  const gives = tableDrawTermsOf(activity, offered.offering)?.gives;
  if (gives === undefined) return undefined;
  const prize = gives.type === 'item' ? activity.prizes.find(({ key }) => key === gives.prize) : undefined;
  const { draws, last } = state;
  const { valueAwards } = posted;
  const cardsMax = gives.type === 'spin' ? gives.cardsMax : 0;
  const balls = state.balls.map(ball => ({ ...ball, ...atBall(house, activity, ball, cardsMax) }));
  return { type: 'table-drawing', gives, items: prize?.forms ?? [], valueAwards, balls, draws, ...defined({ last }) };
};

/** Who draws a card at the table of a ball, and among how many. */
const atBall = (house: HouseView, activity: Activity, { ball, at }: Ball, cardsMax: number) => {
  const table = tablesInPlay(activity, house, [], () => momentFrom(at)).find(one => one.table === ball);
  if (table === undefined) return { dealt: [], spread: 0 };
  return { dealt: dealtBefore(table).map(({ seat }) => seat), spread: cardsSpread(house, table, cardsMax) };
};

/** When the next drawing is, and what its table gets: chips, or one item for everybody. A spin is paid by the wheel. */
export const nextOf: NonNullable<Mechanism<TableDrawingTypes>['upNext']> = (house, { activity: id, posted, state }) => {
  const found = offeredNamed(house, id);
  if (!found.ok) return undefined;
  const { activity, offered } = found.value;
  const gives = tableDrawTermsOf(activity, offered.offering)?.gives;
  const due = posted.drawnAt?.[state.draws];
  const key = gives === undefined || gives.type === 'spin' ? undefined : gives.prize;
  const amount = key === undefined ? undefined : offered.offering.prizes[key];
  if (gives === undefined || (amount === undefined && due === undefined)) return undefined;
  const what = activity.prizes.find(one => one.key === key)?.label;
  return {
    prizes: amount === undefined ? [] : [{ amount, count: 1, ...defined({ what }) }],
    ...defined({ at: due && momentText(momentFrom(due)) }),
  };
};
