export { type ChoiceShape, choice, choiceBy, either, toldBy } from './choices.ts';
export {
  AtLeastOne,
  Count,
  Key,
  Numbered,
  PersonName,
  SeatNumber,
  Text,
  Texts,
  Thing,
  Whole,
  Wholes,
  Words,
  words,
} from './common.ts';
export {
  type Fields,
  type FilledObject,
  follows,
  list,
  loose,
  mapOf,
  type ObjectOf,
  type ObjectShape,
  object,
  objectWith,
  optional,
  otherwise,
  partial,
  record,
  setOf,
  tuple,
} from './compounds.ts';
export { CodedText, SaidText } from './said.ts';
export { anything, exactly, number, one, text, whole, yes } from './scalars.ts';
export {
  type Broken,
  branded,
  type Definitions,
  described,
  type Fault,
  type Filled,
  filled,
  type Json,
  lazy,
  named,
  type Of,
  type Shape,
  speak,
  such,
} from './shape.ts';
export { check, type Fit, fromJson, problemOf } from './words.ts';
