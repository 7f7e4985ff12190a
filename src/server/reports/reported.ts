import type { HouseClock } from '#core/time';
import type { ReportName } from './list.ts';
import type { Asked, Report, ReportRow } from './report.ts';

/** A report as it stood after an event. */
export type Reported = Pick<Report, 'title' | 'columns' | 'nothing'> & {
  readonly report: ReportName;
  readonly asked: Asked;
  readonly clock: HouseClock;
  /** The last event that is in it. */
  readonly upToEvent: number;
  readonly rows: readonly ReportRow[];
  /** Of the columns that can be added up. */
  readonly totals: Readonly<Record<string, number>>;
};
