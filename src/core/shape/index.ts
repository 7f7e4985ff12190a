export { type ChoiceShape, choice, choiceBy, either, type Members, toldBy } from './choices.ts';
export { Count, Key, Numbered, SeatNumber, Text, Texts, Thing, Whole, Wholes, Words, words } from './common.ts';
export {
  type Fields,
  list,
  mapOf,
  type ObjectOf,
  type ObjectShape,
  type Optional,
  object,
  objectWith,
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
  such,
} from './shape.ts';
export { check, type Fit, fromJson } from './words.ts';
