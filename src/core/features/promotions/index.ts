export { passPromotions } from './decide.ts';
export { PROMOTIONS } from './feature.ts';
export { mergedInPromotions } from './merged.ts';
export { promotionsOn } from './on.ts';
export { passSchedules } from './schedule.ts';
export type { DrawCommand, DrawEvent, PromotionCommand, PromotionEvent, PromotionHappens } from './shape.ts';
