import { ownTerms, type Run } from '#core/rulebook';

/** What follows a drawing: keys for a car, or a tournament at two tables and a final table. */
export type SecondStage = Run & (KeyStage | TableStage);
/** What of it is shown. */
export type ShownStage = Pick<Run, 'clause'> & (KeyStage | TableStage);

/** Pass holders draw cards for the order, choose envelopes and try the keys in it. CAR-1 */
export type KeyStage = {
  readonly type: 'keys';
  readonly holdersMax: number;
  readonly prize: string;
  /** When it is held on the day of the drawings, or as soon as the last of them is settled. */
  readonly at?: string;
};

/** The first of each table meet at the final table; the others, and those behind its winner, get fixed prizes. CAR-4 */
export type TableStage = {
  readonly type: 'tables';
  readonly tables: number;
  readonly advance: number;
  readonly outPrize: string;
  readonly finalPrize: string;
  readonly topPrize: string;
};

export const { write: secondStage, first: secondStageOf } = ownTerms<SecondStage>('car-giveaway');
