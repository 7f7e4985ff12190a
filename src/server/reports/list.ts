import { byOnePerson } from './by-one-person.ts';
import { cage } from './cage.ts';
import { club } from './club.ts';
import { collection } from './collection.ts';
import { drawers } from './drawers.ts';
import { drops } from './drops.ts';
import { fundStatement } from './fund-statement.ts';
import { hits } from './hits.ts';
import { offeringHistory } from './offering-history.ts';
import { paidAlone } from './paid-alone.ts';
import { paidCollections } from './paid-collections.ts';
import type { Report } from './report.ts';
import { slips } from './slips.ts';
import { tableHours } from './table-hours.ts';
import { tournaments } from './tournaments.ts';
import { trialBalance } from './trial-balance.ts';
import { unclaimed } from './unclaimed.ts';
import { wins } from './wins.ts';

/** Every report there is, by the name under which it is asked for; a new one is its file and its line here. */
export const REPORTS = {
  collection,
  'fund-statement': fundStatement,
  wins,
  unclaimed,
  slips,
  drops,
  'table-hours': tableHours,
  'trial-balance': trialBalance,
  hits,
  cage,
  'paid-alone': paidAlone,
  drawers,
  'by-one-person': byOnePerson,
  club,
  tournaments,
  'paid-collections': paidCollections,
  'offering-history': offeringHistory,
} satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof REPORTS;
export const REPORT_NAMES = Object.keys(REPORTS) as readonly ReportName[]; // Keys of a table are its names.
