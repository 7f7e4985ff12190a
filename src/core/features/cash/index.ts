export { CASH } from './feature.ts';
export { type CashOver, cashBooked } from './over-window.ts';
export { type CashEvent, CashPlace } from './shape.ts';
