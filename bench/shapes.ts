/** A command checked by one writing of ours, beside libraries that give type, check and JSON Schema as well. */
import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { type } from 'arktype';
import * as v from 'valibot';
import { z } from 'zod';
import { check, choice, Key, list, object, one, optional, whole } from '../src/core/shape/index.ts';
import { type Runner, race, type Section } from './measure.ts';

const TABLE_MOST = 1_000_000_000;
const POT_MOST = 10_000_000_000;
const KEY = /^[!-~]{1,80}$/;

const ours = choice({
  StartGame: {
    table: whole({ min: 1, max: TABLE_MOST }),
    playerDealer: optional(whole({ min: 1, max: 20 })),
    pot: optional(whole({ min: 0, max: POT_MOST })),
  },
  SeatPlayer: {
    table: whole({ min: 1, max: TABLE_MOST }),
    seated: object({
      seat: whole({ min: 1, max: 20 }),
      role: one(['player', 'dealer']),
      player: choice({ anonymous: {}, member: { id: Key } }),
    }),
  },
  SplashPots: { draws: list(whole({ min: 1, max: TABLE_MOST }), { max: 100 }) },
});

const byZod = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('StartGame'),
    table: z.int().min(1).max(TABLE_MOST),
    playerDealer: z.int().min(1).max(20).exactOptional(),
    pot: z.int().min(0).max(POT_MOST).exactOptional(),
  }),
  z.strictObject({
    type: z.literal('SeatPlayer'),
    table: z.int().min(1).max(TABLE_MOST),
    seated: z.strictObject({
      seat: z.int().min(1).max(20),
      role: z.enum(['player', 'dealer']),
      player: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('anonymous') }),
        z.strictObject({ type: z.literal('member'), id: z.string().regex(KEY) }),
      ]),
    }),
  }),
  z.strictObject({ type: z.literal('SplashPots'), draws: z.array(z.int().min(1).max(TABLE_MOST)).max(100) }),
]);

const within = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));
const byValibot = v.variant('type', [
  v.strictObject({
    type: v.literal('StartGame'),
    table: within(1, TABLE_MOST),
    playerDealer: v.exactOptional(within(1, 20)),
    pot: v.exactOptional(within(0, POT_MOST)),
  }),
  v.strictObject({
    type: v.literal('SeatPlayer'),
    table: within(1, TABLE_MOST),
    seated: v.strictObject({
      seat: within(1, 20),
      role: v.picklist(['player', 'dealer']),
      player: v.variant('type', [
        v.strictObject({ type: v.literal('anonymous') }),
        v.strictObject({ type: v.literal('member'), id: v.pipe(v.string(), v.regex(KEY)) }),
      ]),
    }),
  }),
  v.strictObject({ type: v.literal('SplashPots'), draws: v.pipe(v.array(within(1, TABLE_MOST)), v.maxLength(100)) }),
]);

const integer = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const STRICT = { additionalProperties: false };
const byTypebox = TypeCompiler.Compile(
  Type.Union([
    Type.Object(
      {
        type: Type.Literal('StartGame'),
        table: integer(1, TABLE_MOST),
        playerDealer: Type.Optional(integer(1, 20)),
        pot: Type.Optional(integer(0, POT_MOST)),
      },
      STRICT,
    ),
    Type.Object(
      {
        type: Type.Literal('SeatPlayer'),
        table: integer(1, TABLE_MOST),
        seated: Type.Object(
          {
            seat: integer(1, 20),
            role: Type.Union([Type.Literal('player'), Type.Literal('dealer')]),
            player: Type.Union([
              Type.Object({ type: Type.Literal('anonymous') }, STRICT),
              Type.Object({ type: Type.Literal('member'), id: Type.String({ pattern: KEY.source }) }, STRICT),
            ]),
          },
          STRICT,
        ),
      },
      STRICT,
    ),
    Type.Object(
      { type: Type.Literal('SplashPots'), draws: Type.Array(integer(1, TABLE_MOST), { maxItems: 100 }) },
      STRICT,
    ),
  ]),
);

const TABLE = '1<=number.integer<=1000000000';
const byArktype = type({
  '+': 'reject',
  type: "'StartGame'",
  table: TABLE,
  'playerDealer?': '1<=number.integer<=20',
  'pot?': '0<=number.integer<=10000000000',
})
  .or({
    '+': 'reject',
    type: "'SeatPlayer'",
    table: TABLE,
    seated: type({
      '+': 'reject',
      seat: '1<=number.integer<=20',
      role: "'player'|'dealer'",
      player: type({ '+': 'reject', type: "'anonymous'" }).or({ '+': 'reject', type: "'member'", id: KEY }),
    }),
  })
  .or({ '+': 'reject', type: "'SplashPots'", draws: 'number.integer[]<=100' });

const COMMANDS = [
  '{"type":"StartGame","table":12}',
  '{"type":"StartGame","table":12,"playerDealer":3,"pot":1200}',
  '{"type":"SeatPlayer","table":4,"seated":{"seat":1,"role":"player","player":{"type":"member","id":"m-12"}}}',
  '{"type":"SplashPots","draws":[1,2,3,4,5,6,7]}',
  '{"type":"SeatPlayer","table":4,"seated":{"seat":0,"role":"king","player":{"type":"anonymous"}}}',
];
const PORTION = 5_000;
const values: readonly unknown[] = Array.from(
  { length: PORTION },
  (_, place) => JSON.parse(COMMANDS[place % 50 === 0 ? 4 : place % 4]!), // Nearly all that comes is right.
);

const runner = (name: string, fits: (value: unknown) => boolean): Runner => ({
  name,
  amount: PORTION * 20,
  portions: 20,
  run: () => values.reduce<number>((sum, value) => sum + (fits(value) ? 1 : 0), 0),
});

export const section: Section = async () => {
  const [own, ...peers] = race('A command checked', 9, [
    runner('shape', value => check(ours, value).ok),
    runner('zod', value => byZod.safeParse(value).success),
    runner('valibot', value => v.safeParse(byValibot, value).success),
    runner('typebox, compiled with eval', value => byTypebox.Check(value)),
    runner('arktype, compiled with eval', value => !(byArktype(value) instanceof type.errors)),
  ]);
  const [zod, valibot] = peers;
  return {
    goals: [
      { name: 'checks: shape to zod', atLeast: 2, reached: own!.speed / zod!.speed },
      { name: 'checks: shape to valibot', atLeast: 2, reached: own!.speed / valibot!.speed },
    ],
    wrongAnswers: peers.some(({ checksum }) => checksum !== own!.checksum) ? ['a peer takes what shape refuses'] : [],
  };
};
