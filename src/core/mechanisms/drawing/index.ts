export { chances } from './chances.ts';
export { takePrizeUp } from './decide.ts';
export { factsOf } from './facts.ts';
export { holderFact } from './holder.ts';
export { type DrawingRule, type DrawingTypes, drawingRule } from './rule.ts';
export {
  type Command as DrawingCommand,
  type DrawingEvent,
  DrawnPrize,
  type WayView,
  type Win,
} from './shape.ts';
