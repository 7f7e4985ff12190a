export { sheetHtml } from './html.ts';
export { sheetPdf } from './pdf.ts';
export { sheetText } from './text.ts';
