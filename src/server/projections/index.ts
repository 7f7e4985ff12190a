export { reportCsv } from './csv.ts';
export type { Asked, Cell, ColumnKind, ReportRow } from './report.ts';
export { openReports, REPORT_NAMES, REPORTS, type Reported, type ReportName, type Reports } from './reports.ts';
export { shownCell } from './shown-cell.ts';
export type { HouseReader, UpdateOptions } from './update.ts';
