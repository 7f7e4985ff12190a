export { clubBarcode, clubCardHtml } from './club-card.ts';
export { sheetHtml } from './html.ts';
export { sheetPdf } from './pdf.ts';
export type { Slip } from './slip.ts';
export { slipHtml } from './slip-html.ts';
export { slipPdf } from './slip-pdf.ts';
export { sheetText } from './text.ts';
export { type LogPaper, logHtml, logText } from './tournament-log.ts';
export { written } from './words.ts';
