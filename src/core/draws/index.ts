export { isHex32 } from './bytes.ts';
export { commitmentTo, entriesHash, Lot, lotAt, pointsIn, winnersOf } from './draw.ts';
export { numbersFrom } from './numbers.ts';
export { DrawRecord, entriesObjection, Redraw, recordObjection } from './record.ts';
