export { cardWheelRule, decideCardSpin, evolveCardTurn, NEW_CARD_TURN, spinAll } from './decide.ts';
export { type CardTurn, ON_WHEEL, type OnWheel, OPENS, SpunHand } from './shape.ts';
