import type { Activity, Flag, MoneyRange } from '#core/rulebook';

/** One thing that both the catalog and the rulebook say, read from each on its own. */
export type Fact<Entry> = readonly [
  name: string,
  catalog: (entry: Entry) => unknown,
  rulebook: (activity: Activity) => unknown,
];

/** An amount as the catalog writes it. */
export type Cents = { readonly minCents: number | null; readonly maxCents: number | null };

/** Ends of a range, open ends as null. */
export const ends = (range: MoneyRange | undefined): Cents | null =>
  range === undefined ? null : { minCents: range.from, maxCents: range.to ?? null };

export const amounts = (range: Cents | null | undefined): Cents | null =>
  range === null || range === undefined ? null : { minCents: range.minCents, maxCents: range.maxCents };

/** What an approval says; where it is silent, null, whatever we chose. */
export const said = <Value>({ value, stated }: Flag<Value>): Value | null => (stated === 'no' ? null : value);

/** Reads a word of the catalog by a table; what the table lacks means that nothing is stated. */
export const word =
  <Value>(table: Readonly<Record<string, Value>>) =>
  (value: unknown): Value | null =>
    table[String(value)] ?? null;

export const differences = <Entry>(
  facts: readonly Fact<Entry>[],
  entry: Entry,
  activity: Activity,
): readonly string[] =>
  facts.flatMap(([name, catalog, rulebook]) => {
    const [one, other] = [JSON.stringify(catalog(entry)), JSON.stringify(rulebook(activity))];
    return one === other ? [] : [`${activity.id} ${name}: catalog ${one}, rulebook ${other}`];
  });
