import { z } from 'zod';
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

export const pageOf = <Row>(row: z.ZodType<Row>) =>
  z.strictObject({ rows: z.array(row), next: z.string().exactOptional() });

export const Text = z.string();
export const Texts = z.array(Text);
export const Yes = z.boolean();
export const Whole = z.int();
export const Wholes = z.array(Whole);

/** `2026-03-02T18:00:00Z` */
export const MomentText = z.iso.datetime().meta({ id: 'Moment', description: 'In UTC: 2026-03-02T18:00:00Z.' });
export const DayText = z.iso.date();

export const Amount: z.ZodType<Cents> = z
  .int()
  .transform(cents)
  .meta({ id: 'Amount', description: 'Whole cents: $1 is 100. Below zero where an account goes down.' });
export const AmountsByName = z.record(Text, Amount);

/** What leaves a demonstration says so; a real house never does. REG-A6 */
export const DEMO_MARK = { demo: z.literal('DEMO').exactOptional() };
