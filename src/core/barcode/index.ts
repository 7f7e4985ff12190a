export { barsOf, code128 } from './code-128.ts';
export { qr, qrPath } from './qr.ts';
