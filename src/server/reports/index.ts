export { csvLine, reportCsv } from './forms/csv.ts';
export { reportJson } from './forms/json.ts';
export { reportLines } from './forms/lines.ts';
export type { ReportNames } from './forms/named.ts';
export { REPORT_NAMES, REPORTS, type ReportName } from './list.ts';
export { heal } from './process/keep-up.ts';
export {
  type KeepReports,
  keepReportsApart,
  type ReportsKeeper,
  ReportsProcess,
} from './process/reports-process.ts';
export type { Asked, ReportRow } from './report.ts';
export type { Reported } from './reported.ts';
export { openReports, type Reports } from './reports.ts';
export { coverageOf, nothingIn, summaryOf, titleOf, whenMoneyMoved } from './words.ts';
export { Works } from './works.ts';
