export { type ChoiceShape, choice, choiceBy, either, type Members } from './choices.ts';
export { Count, Key, Numbered, SeatNumber, Thing, Words } from './common.ts';
export {
  type Fields,
  list,
  mapOf,
  type ObjectOf,
  type ObjectShape,
  type Optional,
  object,
  optional,
  record,
  setOf,
  tuple,
} from './compounds.ts';
export { anything, exactly, number, one, text, whole, yes } from './scalars.ts';
export {
  branded,
  type Definitions,
  described,
  type Fault,
  type Json,
  lazy,
  named,
  type Of,
  type Shape,
} from './shape.ts';
export { check, type Fit, inWords } from './words.ts';
