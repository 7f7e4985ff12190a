import { z } from 'zod';
import type { Refusal } from '#core/base';
import { type Cents, cents } from '#core/money';
import type { FieldsByType, FieldsOf } from './fields-of.ts';

/** An object with a schema for each of its fields, optional ones too, and with no other field. */
export const exactly = <Value extends object>(fields: EveryField<Value>): z.ZodType<Value> =>
  z.strictObject(fields as z.ZodRawShape) as unknown as z.ZodType<Value>; // The fields are those of the type.

type EveryField<Value> = FieldsOf<Value> &
  ('type' extends keyof Value ? { readonly type: z.ZodType<Value['type']> } : object);

/** A choice by its `type`: every member of it, each with exactly its own fields. */
export const oneOf = <Choice extends { readonly type: string }>(fields: FieldsByType<Choice>): z.ZodType<Choice> => {
  const shapes = Object.entries(fields as Readonly<Record<string, z.ZodRawShape>>); // The fields are those of the type.
  const [first, ...rest] = shapes.map(([type, own]) => z.strictObject({ type: z.literal(type), ...own }));
  return z.discriminatedUnion('type', [first!, ...rest]) as unknown as z.ZodType<Choice>; // A choice has members.
};

/** A choice of which the members, or choices of them, are described already. */
export const eitherOf = <One extends Typed, Other extends Typed>(
  one: z.ZodType<One>,
  other: z.ZodType<Other>,
): z.ZodType<One | Other> =>
  // Both are made by the functions above, so that each knows its type.
  z.discriminatedUnion('type', [one, other] as unknown as [z.ZodObject, z.ZodObject]) as unknown as z.ZodType<
    One | Other
  >;

type Typed = { readonly type: string };

export const pageOf = <Row>(row: z.ZodType<Row>) =>
  z.strictObject({ rows: z.array(row), next: z.string().exactOptional() });

export const Text = z.string();
export const Texts = z.array(Text);
export const Yes = z.boolean();
export const Whole = z.int();
export const Wholes = z.array(Whole);

/** `2026-03-02T18:00:00Z` */
export const MomentText = z.iso.datetime().meta({ id: 'Moment', description: 'In UTC: 2026-03-02T18:00:00Z.' });
/** What somebody posted stays as it was written. */
export const PostedMoment = z.iso
  .datetime({ offset: true })
  .meta({ id: 'PostedMoment', description: 'In UTC or with its offset: 2026-03-02T10:00:00-08:00.' });
export const DayText = z.iso.date();

export const Amount: z.ZodType<Cents> = z
  .int()
  .transform(cents)
  .meta({ id: 'Amount', description: 'Whole cents: $1 is 100. Below zero where an account goes down.' });
export const AmountsByName = z.record(Text, Amount);

/** A refusal as a part of what is sent: it says why something cannot be. */
export const RefusalAnswer: z.ZodType<Refusal> = exactly<Refusal>({
  ok: z.literal(false),
  code: Text.describe('For programs.'),
  facts: z.record(Text, z.union([Text, z.number()])),
  message: Text.describe('For people.'),
  clause: Text.describe('For disputes.'),
}).meta({ id: 'Refusal' });

/** What leaves a demonstration says so; a real house never does. REG-A6 */
export const DEMO_MARK = { demo: z.literal('DEMO').exactOptional() };
