export { clubBarcode, clubCardHtml } from './club-card.ts';
export { paperFootings, unfooted } from './footing.ts';
export { sheetHtml } from './html.ts';
export type { HungSheet } from './layout.ts';
export { logSums } from './log-layout.ts';
export { type Paper as HousePaperSet, type PaperSize, SIZES } from './paper/paper.ts';
export { paperHtml, paperText } from './paper/paper-html.ts';
export { paperPdf } from './paper/paper-pdf.ts';
export { UnsetError } from './paper/setting.ts';
export {
  groupTitle,
  HOUSE_PAPER_NAMES,
  HOUSE_PAPERS,
  type HouseFacts,
  type HousePaper,
  housePaper,
  housePaperTitle,
} from './papers/house-papers.ts';
export { sheetPdf } from './pdf.ts';
export { copyOf, type Slip } from './slip.ts';
export { slipHtml } from './slip-html.ts';
export { type SlipSize, slipPdf } from './slip-pdf.ts';
export { sheetText } from './text.ts';
export { type LogPaper, logHtml, logOverdrawn, logText } from './tournament-log.ts';
export { written } from './words.ts';
