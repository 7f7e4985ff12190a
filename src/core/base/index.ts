export { assert } from './assert.ts';
export type { Brand } from './brand.ts';
export { canonicalJson } from './canonical-json.ts';
export { accept, type Decision } from './decision.ts';
export { defined } from './defined.ts';
export {
  addRational,
  compareRational,
  divideRational,
  formatRational,
  multiplyRational,
  type Rational,
  rational,
  significantDigits,
  subtractRational,
  toNumber,
} from './rational.ts';
export { type Answer, answer, type Refusal, refusals } from './refusal.ts';
export { remembered } from './remembered.ts';
export { type Seeded, seeded } from './seeded.ts';
