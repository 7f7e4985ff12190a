import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  branded,
  check,
  choice,
  choiceBy,
  type Definitions,
  either,
  exactly,
  type Filled,
  filled,
  follows,
  lazy,
  list,
  loose,
  mapOf,
  named,
  number,
  type Of,
  object,
  objectWith,
  one,
  optional,
  otherwise,
  partial,
  record,
  type Shape,
  setOf,
  such,
  text,
  toldBy,
  tuple,
  whole,
  words,
  yes,
} from './index.ts';

const Numbered = whole({ min: 1, max: 1_000 });
const Key = text({ pattern: /^[!-~]{1,80}$/ });
const Seat = object({ seat: Numbered, player: optional(Key) });
const Splash = choice({ money: { amount: Numbered }, item: { item: text(), value: optional(Numbered) } });
const Command = choice({
  Seat: { table: Numbered, seats: list(Seat, { max: 2 }) },
  Splash: { splash: Splash, isLive: yes },
});
const Fraction = such(object({ over: whole(), under: whole() }), ({ over, under }) => over <= under, 'at most 1');
const Told = toldBy<unknown>('type', [
  ['seat', object({ type: exactly('seat'), seat: Numbered })],
  ['splash', choiceBy('by', { hand: { type: exactly('splash') } })],
]);
const Topics = objectWith({ clock: object({ zone: text() }) }, text({ pattern: /^(clock|table\.\d+)$/ }), Numbered);
type Tree = { readonly leaf: string; readonly branches: readonly Tree[] };
const TreeShape: Shape<Tree> = named(
  'Tree',
  object({ leaf: text(), branches: list(lazy((): Shape<Tree> => TreeShape)) }),
);

const jsonOf = (shape: Shape<unknown>) => {
  const definitions: Definitions = new Map();
  return { json: shape.json(definitions), definitions: Object.fromEntries(definitions) };
};

const CASES: readonly [why: string, shape: Shape<unknown>, value: unknown, fields: string | undefined][] = [
  ['all is there', Command, { type: 'Seat', table: 4, seats: [{ seat: 1 }, { seat: 2, player: 'ann' }] }, undefined],
  ['a field is missing', Seat, { player: 'ann' }, 'seat is missing.'],
  ['a field is not known', Seat, { seat: 1, age: 30 }, 'The body has no age: leave it out.'],
  ['a number is text', Seat, { seat: '1' }, 'seat has to be a whole number.'],
  ['a number is no whole one', Seat, { seat: 1.5 }, 'seat has to be a whole number.'],
  ['there is one way to have none', whole(), -0, 'The body has to be a whole number.'],
  ['a number is too large', Seat, { seat: 1_001 }, 'seat has to be at most 1000.'],
  ['a number is too small', Seat, { seat: 0 }, 'seat has to be at least 1.'],
  ['a text has another form', Seat, { seat: 1, player: 'a b' }, 'player is not of the form that is asked for.'],
  [
    'a form is said in words',
    text({ pattern: /^\d+$/, form: '4 to 10 digits' }),
    'x',
    'The body has to be 4 to 10 digits.',
  ],
  ['a text is too long', text({ max: 3 }), 'long', 'The body has to be at most 3.'],
  ['a text is too short', text({ min: 3 }), 'ab', 'The body has to be at least 3.'],
  ['a list is no list', list(yes), {}, 'The body has to be a list.'],
  ['a list is too long', list(yes, { max: 1 }), [true, true], 'The body has to be at most 1.'],
  ['a list is too short', list(yes, { min: 1 }), [], 'The body has to be at least 1.'],
  ['a thing in a list', list(Seat), [{ seat: 1 }, {}], '1.seat is missing.'],
  ['a field that has nothing', Seat, { seat: 1, player: undefined }, 'player is missing.'],
  ['a share is too large', number({ min: 0, max: 1 }), 1.5, 'The body has to be at most 1.'],
  ['a share is too small', number({ min: 0, max: 1 }), -0.5, 'The body has to be at least 0.'],
  ['a share is no number', number(), Number.NaN, 'The body has to be a number.'],
  ['nothing is a value', either(text(), exactly(null)), null, undefined],
  ['a fraction', Fraction, { over: 1, under: 2 }, undefined],
  ['more than the whole', Fraction, { over: 3, under: 2 }, 'The body has to be at most 1.'],
  ['a part of a fraction', Fraction, { over: 'x', under: 2 }, 'over has to be a whole number.'],
  ['a choice of whole shapes', Told, { type: 'seat', seat: 1 }, undefined],
  ['no shape has that name', Told, { type: 'car' }, 'type has to be one of seat, splash.'],
  ['a choice in a choice', Told, { type: 'splash', by: 'car' }, 'by has to be hand.'],
  ['fields and others', Topics, { clock: { zone: 'UTC' }, 'table.7': 7 }, undefined],
  ['a field beside others', Topics, { clock: { zone: 1 } }, 'clock.zone has to be a text.'],
  ['one of the others', Topics, { 'table.7': 0 }, 'table.7 has to be at least 1.'],
  ['none of the others', Topics, { tables: 7 }, 'The body has no tables: leave it out.'],
  ['no object with others', Topics, [], 'The body has to be an object.'],
  ['what a person wrote', words(5, 2), 'a\u202e', 'The body is not of the form that is asked for.'],
  ['another object', object({}), [], 'The body has to be an object.'],
  ['no member has that name', Splash, { type: 'car' }, 'type has to be one of money, item.'],
  [
    'a member has its own fields',
    Splash,
    { type: 'money', amount: 5, item: 'hat' },
    'The body has no item: leave it out.',
  ],
  ['nothing is no choice', Splash, null, 'The body has to be an object.'],
  ['a choice by another name', choiceBy('by', { hand: { row: Key } }), { by: 'hand', row: 'a' }, undefined],
  ['one of some', one(['a', 'b']), 'c', 'The body has to be one of a, b.'],
  ['only one', exactly('all'), 'some', 'The body has to be all.'],
  ['one of many', one('abcdefghijklm'.split('')), 'z', 'The body has to be one of 13 values, such as a.'],
  ['either is met', either(exactly('all'), list(Numbered)), 'all', undefined],
  ['either is nearly met', either(exactly('all'), list(Numbered)), [1, 0], '1 has to be at least 1.'],
  ['a tuple', tuple(Numbered, text()), [1, 'a'], undefined],
  ['a tuple too long', tuple(Numbered), [1, 2], 'The body has to be at most 1.'],
  ['a tuple too short', tuple(Numbered, yes), [1], 'The body has to be at least 2.'],
  ['a part of a tuple', tuple(Numbered, yes), [1, 2], '1 has to be a boolean.'],
  ['a record', record(Key, Numbered), { a: 1 }, undefined],
  ['a part of a record', record(Key, Numbered), { a: 0 }, 'a has to be at least 1.'],
  ['a name in a record', record(one(['a']), Numbered), { b: 1 }, 'The body has no b: leave it out.'],
  [
    'a name that reaches into the object',
    record(text(), yes),
    JSON.parse('{"__proto__":true}'),
    'The body has no __proto__: leave it out.',
  ],
  [
    'a field that reaches into the object',
    Seat,
    JSON.parse('{"seat":1,"__proto__":{}}'),
    'The body has no __proto__: leave it out.',
  ],
  ['a map', mapOf(Numbered, yes), new Map([[1, true]]), undefined],
  ['a part of a map', mapOf(Numbered, yes), new Map([[1, 2]]), '1 has to be a boolean.'],
  ['an object is no map', mapOf(Numbered, yes), {}, 'The body has to be a map.'],
  ['a set', setOf(Numbered), new Set([1]), undefined],
  ['a list is no set', setOf(Numbered), [1], 'The body has to be a set.'],
  [
    'a shape within itself',
    TreeShape,
    { leaf: 'a', branches: [{ leaf: 1, branches: [] }] },
    'branches.0.leaf has to be a text.',
  ],
];
for (const [why, shape, value, fields] of CASES) {
  test(`[ARC-9] a shape says what does not fit: ${why}`, () => {
    const fit = check(shape, value);
    assert.equal(fit.ok ? undefined : fit.fields, fields);
  });
}

test('[ARC-9] at most five faults are told', () => {
  const fit = check(list(yes), [1, 2, 3, 4, 5, 6]);
  assert.equal(fit.ok ? 0 : fit.fields.split('. ').length, 5);
});

test('[ARC-9] a shape describes itself as JSON Schema, and a named part once', () => {
  const Money = named('Money', branded<number>(whole({ min: 0, max: 9 })), 'Whole cents.');
  assert.deepEqual(jsonOf(object({ paid: Money, tip: optional(Money) })), {
    json: {
      type: 'object',
      properties: { paid: { $ref: '#/$defs/Money' }, tip: { $ref: '#/$defs/Money' } },
      required: ['paid'],
      additionalProperties: false,
    },
    definitions: { Money: { type: 'integer', minimum: 0, maximum: 9, description: 'Whole cents.' } },
  });
  assert.deepEqual(jsonOf(TreeShape).json, { $ref: '#/$defs/Tree' });
  assert.deepEqual(jsonOf(Topics).json, {
    type: 'object',
    properties: {
      clock: {
        type: 'object',
        properties: { zone: { type: 'string' } },
        required: ['zone'],
        additionalProperties: false,
      },
    },
    propertyNames: { type: 'string', pattern: '^(clock|table\\.\\d+)$' },
    additionalProperties: { type: 'integer', minimum: 1, maximum: 1_000 },
  });
  assert.deepEqual(jsonOf(optional(number({ min: 0 }), 'A share.')).json, {
    type: 'number',
    minimum: 0,
    description: 'A share.',
  });
  assert.deepEqual(jsonOf(either(exactly('all'), list(one(['a', 'b']), { max: 2 }))).json, {
    anyOf: [{ const: 'all' }, { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, maxItems: 2 }],
  });
});

test('[ARC-9] the type of a shape is the one a person would have written', () => {
  type Written =
    | {
        readonly type: 'Seat';
        readonly table: number;
        readonly seats: readonly { readonly seat: number; readonly player?: string }[];
      }
    | { readonly type: 'Splash'; readonly splash: Of<typeof Splash>; readonly isLive: boolean };
  const there = (value: Of<typeof Command>): Written => value;
  const back = (value: Written): Of<typeof Command> => value;
  const command: Written = { type: 'Splash', splash: { type: 'item', item: 'hat' }, isLive: true };
  assert.equal(there(back(command)), command);
  // @ts-expect-error a field of another name
  const misspelt: Of<typeof Command> = { type: 'Splash', splash: { type: 'item', items: 'hat' }, isLive: true };
  assert.equal(check(Command, misspelt).ok, false);
});

const Part = object({ label: text(), clause: otherwise(text(), 'Funding') });
const Prize = choice({ fixed: { part: Part }, meter: { percent: otherwise(whole(), 100) } });
const Approval = object({
  house: follows(text()),
  parts: otherwise(list(Part), []),
  prizes: record(text(), Prize),
  told: optional(either(text(), Part)),
});

test('[ARC-9] what is left out follows, however deep it is, and what is written stays', () => {
  const written: Of<typeof Approval> = {
    house: 'Bay 101',
    parts: [{ label: 'a' }, { label: 'b', clause: '5(c)' }],
    prizes: { one: { type: 'fixed', part: { label: 'c' } }, two: { type: 'meter' } },
    told: { label: 'd' },
  };
  const whole: Filled<typeof Approval> = filled(Approval, written);
  assert.deepEqual(whole, {
    house: 'Bay 101',
    parts: [
      { label: 'a', clause: 'Funding' },
      { label: 'b', clause: '5(c)' },
    ],
    prizes: {
      one: { type: 'fixed', part: { label: 'c', clause: 'Funding' } },
      two: { type: 'meter', percent: 100 },
    },
    told: { label: 'd', clause: 'Funding' },
  });
  assert.deepEqual(filled(Approval, whole), whole);
  assert.deepEqual(filled(Approval, { house: 'x', prizes: {} }).parts, []);
});

test('[ARC-9] what nobody says does not follow by itself', () => {
  assert.throws(() => filled(Approval, { prizes: {} }), /^Error: house is left out, and nothing says what follows$/);
});

test('[ARC-9] JSON Schema names what follows', () => {
  assert.deepEqual(jsonOf(Part).json, {
    type: 'object',
    properties: { label: { type: 'string' }, clause: { type: 'string', default: 'Funding' } },
    required: ['label'],
    additionalProperties: false,
  });
});

test('[ARC-9] of a loose object no more is asked than its fields, and of partial ones none must be there', () => {
  const Loose = loose({ seat: Numbered });
  assert.deepEqual(check(Loose, { seat: 1, age: 30 }), { ok: true, value: { seat: 1, age: 30 } });
  assert.deepEqual(check(Loose, { age: 30 }), { ok: false, fields: 'seat is missing.' });
  assert.ok(check(object(partial(Seat.fields)), {}).ok);
});
