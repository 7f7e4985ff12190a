import type { Language } from '#core/words';
import type { Place } from '#server/journal';
import type { HousePaperSet, HungSheet, Slip, SlipSize } from '../../../sheets/index.ts';
import type { ReportNames } from '../forms/named.ts';
import type { ReportName } from '../list.ts';
import type { Asked, ReportRow } from '../report.ts';

/** A report as the server needs it: rows to look into, or the text that is sent. */
export type ReportQuestion = {
  readonly report: ReportName;
  readonly asked: Asked;
  readonly form: 'rows' | 'json' | 'csv';
  readonly language: Language;
  /** For a text that people read. RPT-20 */
  readonly names?: ReportNames;
};
/** What takes too long beside commands and isn't a report: the record of a draw, found in the journal; a paper. */
export type WorkQuestion =
  | { readonly form: 'draw'; readonly draw: number }
  | { readonly form: 'pdf'; readonly paper: Paper; readonly language: Language; readonly atMs: number };
/** What a paper says, as plain data. */
export type Paper =
  | { readonly type: 'house'; readonly paper: HousePaperSet }
  | { readonly type: 'sheet'; readonly sheet: HungSheet }
  | { readonly type: 'slip'; readonly slip: Slip; readonly size: SlipSize };

export type Question = ReportQuestion | WorkQuestion;
export type ReportAnswer = string | readonly ReportRow[] | Uint8Array;

/** What goes to the process that keeps the reports. */
export type ToReports =
  | { readonly type: 'keep'; readonly place: Place }
  | { readonly type: 'ask'; readonly id: number; readonly question: Question };

/** What comes from it. */
export type FromReports =
  | { readonly type: 'open' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: ReportAnswer }
  | { readonly type: 'failed'; readonly id: number; readonly why: string }
  /** For whoever runs the server. */
  | { readonly type: 'told'; readonly words: string }
  /** The last word. */
  | { readonly type: 'ended'; readonly why: string };
