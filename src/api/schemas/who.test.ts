import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MECHANISM_NAMES, POSTED, RUN } from '#core/house';
import type { Definitions, Shape } from '#core/shape';
import { wholeCommand } from './commands.ts';
import { ACTS, COMMAND_NAMES } from './index.ts';

/** Person, time and chance come from the server: a body could lie about them. REG-D4 */
const FROM_THE_SERVER = [
  'actor by who operator station session token keyHash isPinRight',
  'verifiedBy approvedBy preparedBy signedBy enteredBy',
  'now at time moment timestamp',
  'random chance numbers shuffle secret commitment salt',
].flatMap(names => names.split(' '));

/** What is called so and is something else. */
const SOMETHING_ELSE: readonly (readonly [body: string, field: string, why: string])[] = [
  ['RevokeStation', 'station', 'the station that is taken out of use'],
  ['MoveCash', 'station', 'the window whose drawer is filled or credited'],
  ['EndSession', 'station', 'where the session is that is ended'],
  ['offerStation', 'station', 'the station that is to be'],
  ['enrollService', 'station', 'the program that is to be'],
  ['a running tournament', 'by', 'the players who knocked another one out'],
  ['what a drawing posts', 'at', 'when an earlier drum, kept elsewhere, paid out'],
];

const fieldsIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const named = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...named, ...Object.values(schema).flatMap(fieldsIn)];
};

/** All of them, those of named parts too. */
const fieldsOf = (shape: Shape<unknown>): readonly string[] => {
  const definitions: Definitions = new Map();
  return fieldsIn([shape.json(definitions), ...definitions.values()]);
};

const BODIES: readonly (readonly [name: string, shape: Shape<unknown>])[] = [
  ...COMMAND_NAMES.filter(type => type !== 'RunPromotion' && type !== 'OpenPromotion' && type !== 'AskSecond').map(
    type => [type, wholeCommand(type)] as const,
  ),
  ...Object.entries(ACTS).map(([name, { body }]) => [name, body] as const),
  ...MECHANISM_NAMES.flatMap(name => [
    [`a running ${name}`, RUN[name]] as const,
    [`what a ${name} posts`, POSTED[name]] as const,
  ]),
];

for (const [name, shape] of BODIES) {
  test(`[API-3] person, time and chance are not fields of ${name}`, () => {
    const fields = fieldsOf(shape);
    const known = SOMETHING_ELSE.filter(([body]) => body === name).map(([, field]) => field);
    const said = FROM_THE_SERVER.filter(field => fields.includes(field) && !known.includes(field));
    assert.deepEqual(said, []);
  });
}

test('[API-3] what is called so and is something else is still there', () => {
  for (const [body, field, why] of SOMETHING_ELSE) {
    const shape = BODIES.find(([name]) => name === body)![1];
    assert.ok(fieldsOf(shape).includes(field), why);
  }
});
