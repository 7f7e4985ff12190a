import { readFile } from 'node:fs/promises';
import { setTimeout as rest } from 'node:timers/promises';
import { seeded } from '#core/base';
import { DECK } from '#core/cards';
import { said } from './said.ts';
import type { Terminal } from './terminal.ts';
import { HELP } from './texts/en.ts';
import { type Said, type Values, verb } from './verb.ts';

const OPTIONS = {
  house: { value: 'URL', words: 'the house, such as http://localhost:4040' },
  'key-file': { value: 'FILE', words: 'the file with the key of the sensor or the service: NAME.KEY' },
  table: { value: 'N', words: 'the table' },
  seats: { value: 'SEATS', words: 'the seats with a sensor, such as 1,2,3' },
  activity: { value: 'ID', words: 'the activity whose fee lies there' },
  bet: { value: 'NAME', words: 'or the bet of a table game, such as progressive' },
  cards: { value: 'CARDS', words: 'the cards that come out, such as "As Kd"; from a shuffled deck when left out' },
  times: { value: 'N', words: 'how often; 1 when left out' },
  every: { value: 'MS', words: 'how long between, in thousandths of a second; 1000 when left out' },
  seed: { value: 'SEED', words: 'the same seed makes the same device' },
} as const;
type Flags = Values<typeof OPTIONS>;

type Reading = Readonly<Record<string, unknown>>;
type Result = {
  readonly heard: boolean;
  readonly outcome: string;
  readonly event?: number;
  readonly code?: string;
  readonly detail?: string;
};

/** A sensor, a shoe or a card reader that is none, so that somebody who connects one can try. */
export const device = verb({
  ...HELP.device,
  options: OPTIONS,
  wordsMax: 1,
  run: async ({ words: [kind], values, terminal }) => {
    if (kind !== 'sensor' && kind !== 'cards') return undefined;
    const [table, times, every] = [values.table, values.times ?? '1', values.every ?? '1000'].map(Number);
    if (![table, times].every(Number.isSafeInteger) || !Number.isFinite(every)) return said('device-numbers', {});
    const house = values.house === undefined ? null : URL.parse(values.house.replace(/\/?$/, '/'));
    if (house === null) return said('house-address-missing', {});
    if (values['key-file'] === undefined) return said('key-file-missing', {});
    const key = (await readFile(values['key-file'], 'utf8')).trim();
    const say = kind === 'sensor' ? seenOf(values, table!) : cardsOf(values, table!); // Just counted.
    return typeof say === 'string' ? say : worked({ house, key, times: times!, every: every! }, say, terminal);
  },
});

/** Fees come and go, as in front of players. */
const seenOf = (values: Flags, table: number): (() => readonly Reading[]) | string => {
  const { seats = '', activity, bet, seed = '1' } = values;
  const numbers = seats.split(',').map(Number);
  if (seats === '' || !numbers.every(seat => Number.isSafeInteger(seat) && seat > 0)) return said('seats-missing', {});
  if ((activity === undefined) === (bet === undefined)) return said('activity-or-bet', {});
  const what = activity === undefined ? { wager: bet } : { activity };
  const chance = seeded(seed);
  return () => {
    const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });
    return numbers.map(seat => ({ table, seat, ...what, isOn: chance.below(4) > 0, at }));
  };
};

/** One deck, each card once. */
const cardsOf = ({ cards, seed = '1' }: Flags, table: number): (() => readonly Reading[]) => {
  if (cards !== undefined) return () => [{ table, cards: cards.split(/[\s,]+/).filter(card => card !== '') }];
  const order = Uint8Array.from(DECK, (_, place) => place);
  seeded(seed).deal(order, order.length);
  let dealt = 0;
  return () => {
    const card = DECK[order[dealt % order.length]!]!;
    dealt += 1;
    return [{ table, cards: [card] }];
  };
};

type At = { readonly house: URL; readonly key: string; readonly times: number; readonly every: number };

const worked = async (at: At, say: () => readonly Reading[], terminal: Terminal): Promise<Said> => {
  for (let turn = 0; turn < at.times; turn += 1) {
    if (turn > 0) await rest(at.every);
    const readings = say();
    const answer = await fetch(new URL('api/v1/sensors', at.house), {
      method: 'POST',
      headers: { authorization: `Bearer ${at.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ readings }),
    }).catch(() => undefined);
    if (answer === undefined) return { refused: said('house-silent', { house: at.house.href }) };
    const told = (await answer.json()) as { readonly results?: readonly Result[]; readonly detail?: string };
    if (told.results === undefined) return { refused: told.detail ?? `${answer.status}` };
    for (const [place, result] of told.results.entries()) terminal.print(lineOf(readings[place]!, result));
  }
  return [];
};

const lineOf = (reading: Reading, { outcome, event, code, detail }: Result): string => {
  const { at: _, ...seen } = reading;
  const what = Object.entries(seen).map(([name, value]) => `${name} ${String(value)}`);
  const number = event === undefined ? [] : [String(event)];
  const why = code === undefined ? [] : [code, detail ?? ''];
  return [what.join(', '), [outcome, ...number, ...why].join(' ')].join(': ');
};
