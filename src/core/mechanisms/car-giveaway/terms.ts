import { ownTerms } from '#core/rulebook';
import { AtLeastOne, exactly, type Filled, Key, type Of, object, optional, Text, toldBy } from '#core/shape';

/** What follows a drawing: keys for a car, or a tournament at two tables and a final table. */
export const TERMS = ownTerms('car-giveaway', run => {
  /** Pass holders draw cards for the order, choose envelopes and try the keys in it. CAR-1 */
  const keys = object({
    ...run,
    type: exactly('keys'),
    holdersMax: AtLeastOne,
    prize: Key,
    /** When it is held on the day of the drawings, or as soon as the last of them is settled. */
    at: optional(Text),
  });
  /** The first of each table meet at the final one; the others, and those behind its winner, get fixed prizes. CAR-4 */
  const tables = object({
    ...run,
    type: exactly('tables'),
    tables: AtLeastOne,
    advance: AtLeastOne,
    /** Who plays at a table at most, and how many hands are played there and at the final table. */
    seats: optional(AtLeastOne),
    hands: optional(AtLeastOne),
    finalHands: optional(AtLeastOne),
    outPrize: Key,
    finalPrize: Key,
    topPrize: Key,
  });
  return toldBy<Of<typeof keys> | Of<typeof tables>, Filled<typeof keys> | Filled<typeof tables>>('type', [
    ['keys', keys],
    ['tables', tables],
  ]);
});
export type SecondStage = Filled<typeof TERMS.shape>;
export type TableStage = Extract<SecondStage, { type: 'tables' }>;

export const { write: secondStage, first: secondStageOf } = TERMS;
