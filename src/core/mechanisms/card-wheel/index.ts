export { cardWheelRule, spinAll } from './decide.ts';
export { ON_WHEEL, OPENS, SpunHand } from './shape.ts';
