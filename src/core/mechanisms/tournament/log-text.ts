import { type Cents, formatAmount } from '#core/money';
import type { TournamentLog } from './log.ts';

/** The log as it is printed and signed: every item of the approval under its own heading. TRN-14 */
export const formatLog = (log: TournamentLog): string =>
  [
    `TOURNAMENT LOG: ${log.name}`,
    `Establishment: ${log.establishment}`,
    `Started: ${DAYS[log.startedAt.dayOfWeek - 1]}, ${log.startedAt.toPlainDate()} at ${timeOf(log.startedAt)}`,
    `Tables used: ${log.tables.join(', ') || 'none'}`,
    `Games: ${log.games.join(', ') || 'not posted'}`,
    ...under('Method of entry', Object.entries(log.entries), ([method, count]) => `${method}: ${count}`),
    ...under('Fees', log.fees, fee => row(`${fee.name}: ${formatAmount(fee.amount)} x ${fee.count}`, fee.total)),
    ...under('Source of the pool', log.poolFrom, ({ source, amount }) => row(source, amount)),
    '',
    row('Pool', log.pool),
    ...under('Deductions', log.deductions, ({ reason, amount }) => row(reason, amount)),
    ...under('Attached activities', log.attached, one =>
      row(
        `${one.name}: funded by the ${one.fundedBy}, awarded ${one.awarded}, of the pool ${formatAmount(one.deducted)}`,
        one.prizes,
      ),
    ),
    ...under('Deal', log.deal?.players ?? [], (player, n) => row(player, log.deal!.each[n]!)),
    ...under('Results', log.results, resultLine),
    ...under('Participants', log.participants, (player, n) => `${n + 1}. ${player}`),
    ...under(
      'Signatures',
      log.signatures,
      ({ by, at, atHandUntil, keptUntil }) => `${by}, ${at} (at hand until ${atHandUntil}, kept until ${keptUntil})`,
    ),
  ].join('\n');

/** A heading is there even where nothing stands under it: that, too, is an answer. */
const under = <Value>(heading: string, values: readonly Value[], line: (value: Value, place: number) => string) => [
  '',
  heading,
  ...(values.length === 0 ? ['  none'] : values.map((value, place) => `  ${line(value, place)}`)),
];

const resultLine = ({ place, player, prize, bounties, what, paid }: TournamentLog['results'][number]): string => {
  const besides = [
    ...(bounties > 0 ? [`bounties ${formatAmount(bounties)}`] : []),
    ...(what === undefined ? [] : [what]),
  ];
  const more = besides.length === 0 ? '' : ` (${besides.join(', ')})`;
  return `${row(`${place}. ${player}${more}`, prize)}, paid ${formatAmount(paid)}`;
};

const row = (words: string, amount: Cents): string => `${words}: ${formatAmount(amount)}`;

const timeOf = (at: Temporal.PlainDateTime): string => at.toPlainTime().toString({ smallestUnit: 'minute' });

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
