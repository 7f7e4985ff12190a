export { csvLine, reportCsv } from './csv.ts';
export { reportJson } from './json.ts';
export { reportLines } from './lines.ts';
export type { Asked, Cell, ColumnKind, ReportRow } from './report.ts';
export {
  type Known,
  openReports,
  REPORT_NAMES,
  REPORTS,
  type Reported,
  type ReportName,
  type Reports,
} from './reports.ts';
export { ReportsProcess, type ReportsProcessOptions } from './reports-process.ts';
export type { HouseReader, UpdateOptions } from './update.ts';
