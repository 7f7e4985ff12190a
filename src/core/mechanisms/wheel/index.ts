export {
  type CardTurn,
  type CardWheelEvent,
  type CardWheelRule,
  decideCardSpin,
  evolveCardTurn,
  type HandPrizes,
  NEW_CARD_TURN,
  type SpunHand,
} from './cards.ts';
export { cardWheelRule, spotWheelRule } from './rule.ts';
export {
  decideSpin,
  evolveTurn,
  NEW_TURN,
  type Spin,
  type Spot,
  type SpotWheelRule,
  type Turn,
  type Wheel,
  type WheelEvent,
  type WheelPrize,
  wheelObjections,
} from './spots.ts';
export { withWheel } from './with-wheel.ts';
