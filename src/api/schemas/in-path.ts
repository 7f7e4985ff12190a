import { Key, Numbered, type Shape, Text } from '#core/shape';

/** What the names in braces stand for. A command says it itself: there they are fields. */
export const IN_PATH: Readonly<Record<string, Shape<unknown>>> = {
  activity: Key,
  award: Numbered,
  code: Key,
  draw: Numbered,
  list: Text,
  member: Key,
  name: Text,
  paper: Key,
  person: Key,
  promotion: Key,
  report: Text,
  request: Numbered,
  slip: Numbered,
  station: Key,
  table: Numbered,
};

/** A number is written in digits, without a sign and without a nought before it: each thing has one address. MCH-5 */
export const isNumbered = (shape: Shape<unknown>): boolean => shape.faults(1) === undefined;
export const NUMBER_IN_PATH = /^[1-9]\d{0,9}$/;
