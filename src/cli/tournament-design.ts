import {
  designLevels,
  designPayout,
  estimatedLength,
  flatPayout,
  ICM_PLAYERS_MAX,
  icm,
  type Level,
  placesFor,
  STEEPNESS,
} from '#core/mechanisms/tournament';
import { type Cents, formatAmount, parseAmount, total } from '#core/money';
import { said } from './said.ts';

/** What was typed after the verb. */
export type Flags = {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly words: readonly string[];
};

/** Lines to print, or a sentence about what was not understood. */
export type Lines = readonly string[] | string;

/** TRN-9 */
export const icmLines = ({ values, words: [list] }: Flags): Lines => {
  const stacks = (list ?? '').split(',').map(Number);
  if (!stacks.every(isCount)) return said('stacks-missing', {});
  if (stacks.length > ICM_PLAYERS_MAX) return said('too-many-stacks', { max: ICM_PLAYERS_MAX, stacks: stacks.length });
  const prizes = amountsIn(values['prizes'] ?? '');
  if (typeof prizes === 'string') return prizes;
  const worth = icm(stacks, prizes);
  return [
    ...stacks.map((stack, place) => `${stack.toLocaleString('en').padStart(12)}  ${formatAmount(worth[place]!)}`),
    said('stacks-worth', { amount: formatAmount(total(worth)) }),
  ];
};

/** TRN-32 */
export const levelLines = ({ values }: Flags): Lines => {
  const [players, chips, hours] = ['players', 'chips', 'hours'].map(name => Number(values[name]));
  const numbers = { level: 20, smallest: 25, break: 10 };
  const [level, smallest, pause] = Object.entries(numbers).map(([name, usual]) => Number(values[name] ?? usual));
  const every = values['break-every'] === undefined ? undefined : Number(values['break-every']);
  const counts = [players!, chips!, level!, smallest!, pause!, ...(every === undefined ? [] : [every])];
  if (!counts.every(isCount) || !(hours! > 0 && hours! <= 100)) {
    return said('structure-missing', {});
  }
  const levels = designLevels({
    players: players!,
    chips: chips!,
    length: Math.max(1, Math.round(hours! * 60)),
    levelMinutes: level!,
    smallestChip: smallest!,
    ...(every === undefined ? {} : { breakEvery: every, breakMinutes: pause! }),
  });
  const { minutes, level: last } = estimatedLength(levels, players! * chips!);
  return [...levels.map(levelLine), said('structure-ends', { level: last, hours: (minutes / 60).toFixed(1) })];
};

const levelLine = (line: Level, place: number, all: readonly Level[]): string => {
  if (line.type === 'break') return `       break            ${line.minutes} minutes`;
  const number = all.slice(0, place + 1).filter(({ type }) => type === 'level').length;
  const blinds = `${line.smallBlind.toLocaleString('en')} / ${line.bigBlind.toLocaleString('en')}`;
  return `${`${number}`.padStart(5)}  ${blinds.padEnd(16)} ${line.minutes} minutes`;
};

/** TRN-33 */
export const payoutLines = ({ values }: Flags): Lines => {
  const entries = Number(values['entries']);
  const places = Number(values['places'] ?? placesFor(entries));
  if (!isCount(entries) || !isCount(places) || places > entries || places > 1_000) {
    return said('payout-missing', {});
  }
  const steepness = STEEPNESS.find(name => name === (values['steepness'] ?? 'usual'));
  if (steepness === undefined) return said('steepness-wrong', { known: STEEPNESS });
  const amounts = amountsIn(`${values['pool'] ?? '0'};${values['step'] ?? '1'}`, ';');
  if (typeof amounts === 'string') return amounts;
  const [pool, step] = amounts;
  if (step! <= 0) return said('step-wrong', {});
  const { percents } = designPayout(entries, { places, steepness });
  const flat = values['pool'] === undefined ? undefined : flatPayout(pool!, percents, step!).amounts;
  return [
    ...percents.map((percent, place) => {
      const amount = flat === undefined ? '' : `  ${formatAmount(flat[place]!).padStart(14)}`;
      return `${`${place + 1}`.padStart(5)}  ${percent.toFixed(2).padStart(6)}%${amount}`;
    }),
    `Together 100%${flat === undefined ? '' : `, ${formatAmount(total(flat))}`}.`,
  ];
};

const amountsIn = (text: string, between = ','): readonly Cents[] | string => {
  const read = text.split(between).map(parseAmount);
  const bad = read.find(one => !one.ok);
  return bad === undefined ? read.flatMap(one => (one.ok ? [one.value] : [])) : bad.message;
};

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
