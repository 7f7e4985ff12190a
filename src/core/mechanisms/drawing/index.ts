export { chances } from './chances.ts';
export { decideDrawing, drawingRule, drawObjection, takePrizeUp } from './decide.ts';
export {
  type Drawing,
  type DrawingCommand,
  type DrawingContext,
  type DrawingEvent,
  type DrawingRule,
  type DrawnPrize,
  type Earned,
  type Entry,
  type Holder,
  IN_VAIN,
  type InVain,
  type Issue,
  type Pending,
  type SeatAt,
  type Win,
} from './drawing.ts';
export { evolveDrawing, newDrawing } from './evolve.ts';
export { explainInVain } from './explain.ts';
export { holderOf } from './holder.ts';
export { mayBeThing } from './prizes.ts';
