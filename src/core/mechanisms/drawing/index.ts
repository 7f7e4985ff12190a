export { chances } from './chances.ts';
export { decideDrawing, takePrizeUp } from './decide.ts';
export { evolveDrawing, newDrawing } from './evolve.ts';
export { type Facts, factsOf } from './facts.ts';
export { type DrawingRule, type DrawingTypes, drawingRule } from './rule.ts';
export {
  type Command as DrawingCommand,
  type Drawing,
  type DrawingEvent,
  DrawnPrize,
  Entry,
  IN_VAIN,
  type WayView,
  type Win,
} from './shape.ts';
