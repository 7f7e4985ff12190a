import type { Refusal } from '#core/base';

/** What became of a reading. MCH-10 */
export type Outcome =
  | { readonly outcome: 'taken'; readonly event: number }
  /** It came while a round is on, or before the bet that it belongs to. */
  | { readonly outcome: 'waiting' }
  /** Nothing new: what it says is known, and was taken before. */
  | { readonly outcome: 'unchanged' }
  /** A newer reading of the same place came before this one counted. */
  | { readonly outcome: 'superseded' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal };

/** Something that a sensor says and the house does not take, until it says something that is taken. */
export type SensorFault = {
  readonly place: string;
  readonly table: number;
  readonly seat: number;
  readonly station: string;
  readonly since: string;
  readonly lastAt: string;
  readonly count: number;
  readonly refusal: Refusal;
};
