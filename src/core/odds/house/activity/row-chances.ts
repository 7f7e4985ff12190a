import { rational, subtractRational } from '#core/base';
import type { HandTest } from '#core/qualifying';
import type { Row } from '#core/rulebook';
import { said } from '../../answer/said.ts';
import { countRows, isCountable } from './count-rows.ts';
import { dealRows } from './deal-rows.ts';
import { knownChances, knownRow } from './known-rows.ts';
import type { Layout } from './layout.ts';
import { pokerTask } from './poker-rows.ts';
import { counted, quickTask, type RowChance, type RowTask, rowTask, type Table } from './row-task.ts';
import type { Question } from './seat.ts';
import { implies, setForTheRow } from './tests.ts';

/**
 * OFC-8: how the rows' chances are found. What few cards decide is counted with the judge itself, then come the games'
 * own odds, then counts over all boards; the rest is dealt for, and what cannot be dealt says why.
 */
export const rowTasks = (asked: Question, table: Table): readonly RowTask[] => {
  const question = { ...asked, rows: asked.rows.map(row => ({ ...row, test: setForTheRow(row.test) })) };
  const { layout } = table;
  const isAlone = (row: Row): boolean => isCountable({ ...question, rows: [row] }, layout);
  const few = question.rows.filter(isAlone);
  const isTogether = isCountable({ ...question, rows: few }, layout);
  const rest = question.rows.filter(row => !few.includes(row));
  const known = rest.filter(row => knownRow(row, question, layout) !== undefined);
  const poker = rest.filter(row => !known.includes(row)).flatMap(row => pokerTask(row, question, table) ?? []);
  const others = rest.filter(row => !known.includes(row) && !poker.some(task => task.rows.includes(row)));
  const dealt = others.filter(row => undealt(row, layout) === undefined);
  return [
    ...(isTogether ? [countTask(question, few, layout)] : few.map(row => countTask(question, [row], layout))),
    quickTask(
      known,
      () => knownChances(known.flatMap(row => knownRow(row, question, layout) ?? [])),
      chances => lessBetter(known.map((row, place) => counted(row, scopeOf(row, layout), chances[place]!))),
    ),
    ...poker,
    ...(dealt.length === 0 ? [] : [dealTask({ ...question, rows: dealt }, table)]),
    quickTask(
      others,
      () => true,
      () =>
        others.flatMap(row => {
          const why = undealt(row, layout);
          return why === undefined ? [] : [{ row, method: 'none' as const, why }];
        }),
    ),
  ];
};

const countTask = (question: Question, rows: readonly Row[], layout: Layout): RowTask =>
  quickTask(
    rows,
    () => {
      const { total, paid } = countRows({ ...question, rows }, layout);
      return rows.map(row => rational(paid.get(row) ?? 0n, total));
    },
    chances => rows.map((row, place) => counted(row, scopeOf(row, layout), chances[place]!)),
  );

const dealTask = (question: Question, table: Table): RowTask =>
  rowTask(
    question.rows,
    (part, progress) => dealRows(question, table, part, progress),
    found =>
      question.rows.map((row, place): RowChance => {
        const sum = found.reduce((all, part) => all + part.sums[place]!, 0);
        const squares = found.reduce((all, part) => all + part.squares[place]!, 0);
        const of = scopeOf(row, table.layout);
        // A round brings one chance where the row is everybody's or the table's, otherwise one for each hand.
        const hands = of === 'hand' ? table.players : 1;
        const variance = squares / table.rounds - (sum / table.rounds) ** 2;
        return {
          row,
          method: 'simulated',
          of,
          chance: rational(sum, table.rounds * hands),
          standardError: Math.sqrt(Math.max(0, variance) / table.rounds) / hands,
        };
      }),
  );

/** A hand that meets a stricter row is not paid the wider one of the same family. SET-1 */
const lessBetter = (chances: readonly RowChance[]): readonly RowChance[] => {
  const paid: RowChance[] = [];
  for (const chance of chances) {
    const better = paid.filter(({ row }) => row.family === chance.row.family && implies(row.test, chance.row.test));
    paid.push(better.reduce(less, chance));
  }
  return paid;
};

const less = (chance: RowChance, better: RowChance): RowChance =>
  chance.method === 'none' || better.method === 'none'
    ? chance
    : { ...chance, chance: subtractRational(chance.chance, better.chance) };

/** Of a round: what all see alike, a hand that must be beaten, and the one hand that banks. */
const scopeOf = (row: Row, { kind }: Layout): 'hand' | 'round' =>
  kind === 'coup' || row.beatenBy !== undefined || row.bankOnly === true || isBoardOnly(row.test) ? 'round' : 'hand';

const isBoardOnly = (test: HandTest): boolean =>
  'over' in test && test.over !== undefined && test.over.every(({ from }) => from === 'board');

/** Why a row cannot be dealt for; undefined when it can. */
const undealt = (row: Row, layout: Layout): string | undefined => {
  const types = typesOf(row.test);
  if (types.includes('home-run')) return said('odds.home-run', {});
  if (types.includes('several')) return said('odds.too-rare', {});
  if (types.includes('set') && layout.own === 13) return said('odds.set-thirteen', {});
  if (row.beatenBy !== undefined && (types.includes('tiles') || layout.own >= 7)) {
    return said('odds.set-both', {});
  }
  if (layout.dealer === 1 && readsWholeHand(row.test)) return said('odds.draws', {});
  return undefined;
};

const typesOf = (test: HandTest): readonly string[] =>
  test.type === 'all-of' || test.type === 'any-of' ? test.tests.flatMap(typesOf) : [test.type];

const readsWholeHand = (test: HandTest): boolean =>
  'over' in test && test.over?.some(({ from, first }) => from === 'own' && first === undefined) === true;
