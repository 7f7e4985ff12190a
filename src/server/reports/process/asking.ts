import type { Language } from '#core/words';
import type { Place } from '#server/journal';
import type { ReportName } from '../list.ts';
import type { Asked, ReportRow } from '../report.ts';

/** A report as the server needs it: rows to look into, or the text that is sent. */
export type ReportQuestion = {
  readonly report: ReportName;
  readonly asked: Asked;
  readonly form: 'rows' | 'json' | 'csv';
  readonly language: Language;
};
export type ReportAnswer = string | readonly ReportRow[];

/** What goes to the process that keeps the reports. */
export type ToReports =
  | { readonly type: 'keep'; readonly place: Place }
  | { readonly type: 'ask'; readonly id: number; readonly question: ReportQuestion };

/** What comes from it. */
export type FromReports =
  | { readonly type: 'open' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: ReportAnswer }
  | { readonly type: 'failed'; readonly id: number; readonly why: string }
  /** The last word. */
  | { readonly type: 'ended'; readonly why: string };
