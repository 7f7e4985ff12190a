import type { Of } from '#core/shape';
import type { BY_NAME, DoneAnswer, READ_CONTRACTS } from './schemas/index.ts';

/** What a command became. `repeated` when it had been done before under its key. */
export type Done = Of<typeof DoneAnswer>;

/** What would become of a command that is asked now. */
export type Previewed = Of<(typeof BY_NAME)['preview']['answer']>;

/** A part of a list; `next` goes into `after` for the rest, where there is any. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly next?: string };

/** What is in the answer to each question. Slips and sheets are documents, not JSON. */
export type ReadAnswers = {
  readonly [Name in keyof typeof READ_CONTRACTS]: Of<(typeof READ_CONTRACTS)[Name]['answer']>;
};
