export { isHex32 } from './bytes.ts';
export { commitmentTo, type Drawn, entriesHash, Lot, lotAt, pointsIn, winnersOf } from './draw.ts';
export { type Numbers, numbersFrom } from './numbers.ts';
export { type Beacon, DrawRecord, entriesObjection, Redraw, recordObjection } from './record.ts';
export { hmacSha256, sha256 } from './sha256.ts';
