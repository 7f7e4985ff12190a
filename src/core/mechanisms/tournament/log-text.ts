import { type Cents, formatAmount } from '#core/money';
import type { TournamentLog } from './log-shape.ts';

/** The log as it is laid out on any paper: every item of the approval under its own heading. TRN-14 */
export type LogLayout = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, words: string])[];
  /** A heading is there even where nothing stands under it: that, too, is an answer. */
  readonly sections: readonly { readonly heading: string; readonly lines: readonly string[] }[];
};

/** Who is behind an id, from outside the journal; whoever is not there stays an id. TRN-41 */
export type LogNames = { readonly players: Names; readonly staff: Names };
type Names = Readonly<Record<string, string>>;
export const NO_NAMES: LogNames = { players: {}, staff: {} };

export const layOutLog = (log: TournamentLog, { players, staff }: LogNames): LogLayout => ({
  title: `Tournament log: ${log.name}`,
  facts: [
    ['Establishment', log.establishment],
    ['Started', startOf(log)],
    ['Tables used', log.tables.join(', ') || 'none'],
    ['Games', log.games.join(', ') || 'not posted'],
  ],
  sections: [
    section('Method of entry', Object.entries(log.entries), ([method, count]) => `${method}: ${count}`),
    section('Fees', log.fees, fee => row(`${fee.name}: ${formatAmount(fee.amount)} x ${fee.count}`, fee.total)),
    section('Source of the pool', [...log.poolFrom, { source: 'Pool', amount: log.pool }], ({ source, amount }) =>
      row(source, amount),
    ),
    section('Deductions', log.deductions, ({ reason, amount }) => row(reason, amount)),
    section('Attached activities', log.attached, one =>
      row(
        `${one.name}: funded by the ${one.fundedBy}, awarded ${one.awarded}, of the pool ${formatAmount(one.deducted)}`,
        one.prizes,
      ),
    ),
    section('Deal', log.deal?.players ?? [], (player, n) => row(named(players, player), log.deal!.each[n]!)),
    section('Results', log.results, result => resultLine(result, named(players, result.player))),
    section('Participants', log.participants, (player, n) => `${n + 1}. ${named(players, player)}`),
    section(
      'Signatures',
      log.signatures,
      ({ by, at, atHandUntil, keptUntil }) =>
        `${named(staff, by)}, ${at} (at hand until ${atHandUntil}, kept until ${keptUntil})`,
    ),
  ],
});

/** As plain text. */
export const formatLog = (log: TournamentLog, names: LogNames): string => {
  const { facts, sections } = layOutLog(log, names);
  return [
    `TOURNAMENT LOG: ${log.name}`,
    ...facts.map(([label, words]) => `${label}: ${words}`),
    ...sections.flatMap(({ heading, lines }) => ['', heading, ...lines.map(line => `  ${line}`)]),
  ].join('\n');
};

/** A guest may go by any word: only what was put there is a name. */
const named = (names: Names, id: string): string => (Object.hasOwn(names, id) ? `${names[id]} (${id})` : id);

const section = <Value>(
  heading: string,
  values: readonly Value[],
  line: (value: Value, place: number) => string,
): LogLayout['sections'][number] => ({ heading, lines: values.length === 0 ? ['none'] : values.map(line) });

const resultLine = (result: TournamentLog['results'][number], who: string): string => {
  const { place, prize, bounties, what, paid, withheld } = result;
  const besides = [
    ...(bounties > 0 ? [`bounties ${formatAmount(bounties)}`] : []),
    ...(what === undefined ? [] : [what]),
  ];
  const more = besides.length === 0 ? '' : ` (${besides.join(', ')})`;
  const held = withheld === undefined ? '' : `, held for the state ${formatAmount(withheld)}`;
  return `${row(`${place}. ${who}${more}`, prize)}, paid ${formatAmount(paid)}${held}`;
};

const row = (words: string, amount: Cents): string => `${words}: ${formatAmount(amount)}`;

const startOf = ({ startedAt }: TournamentLog): string => {
  const at = Temporal.PlainDateTime.from(startedAt);
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${DAYS[at.dayOfWeek - 1]}, ${at.toPlainDate()} at ${time}`;
};

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
