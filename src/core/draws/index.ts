export { isHex32 } from './bytes.ts';
export { commitmentTo, type Drawn, entriesHash, type Lot, lotAt, pointsIn, winnersOf } from './draw.ts';
export { type Numbers, numbersFrom } from './numbers.ts';
export { type Beacon, type DrawRecord, entriesObjection, type Redraw, recordObjection } from './record.ts';
export { hmacSha256, sha256 } from './sha256.ts';
