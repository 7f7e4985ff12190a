export { isHex32 } from './bytes.ts';
export { firstBelow, NUMBERS_FOR_ONE } from './chance.ts';
export { commitmentTo, entriesHash, Lot, lotAt, pointsIn, publishedLots, winnersOf } from './draw.ts';
export { numbersFrom } from './numbers.ts';
export {
  checkedDraw,
  DRAW_CHECKS,
  type DrawCheck,
  PrintedDraw,
  printedIn,
  printedOf,
  printedText,
} from './printed.ts';
export { formWords, PublicValue, ValueForm, valueIn } from './public-value.ts';
export { DrawRecord, entriesObjection, Redraw, recordObjection } from './record.ts';
export { ticketOf } from './ticket.ts';
