import type { LogNames, TournamentLog } from '#core/mechanisms/tournament';
import { type Cents, formatAmount, minus, total } from '#core/money';
import { approved } from '#core/sheet';
import { formatMoment, type HouseClock } from '#core/time';
import type { Fact } from '#core/words';
import { named, type PaperCode, written } from './words.ts';

/** The log as it is laid out on any paper: every item of the approval under its own heading. TRN-14 */
type LogLayout = {
  readonly title: Fact;
  readonly facts: readonly (readonly [label: Fact, said: Fact])[];
  /** A heading is there even where nothing stands under it: that, too, is an answer. */
  readonly sections: readonly LogSection[];
};
export type LogSection = { readonly heading: Fact; readonly lines: readonly Fact[] };

export const layOutLog = (log: TournamentLog, { players, staff }: LogNames, clock: HouseClock): LogLayout => ({
  title: written('log.title', { name: approved(log.name) }),
  facts: [
    [named('log.establishment'), approved(log.establishment)],
    [named('log.started'), startOf(log)],
    [named('log.tables'), log.tables.length === 0 ? named('paper.none') : log.tables],
    [named('log.games'), log.games.length === 0 ? named('log.not-posted') : log.games.map(approved)],
  ],
  sections: [
    ...moneySections(log),
    section('log.deal', log.deal?.players ?? [], (player, n) =>
      row(whoIs(players, player), formatAmount(log.deal!.each[n]!)),
    ),
    section('log.results', log.results, result => resultLine(result, whoIs(players, result.player))),
    section('log.participants', log.participants, (player, n) =>
      written('log.participant', { number: n + 1, player: whoIs(players, player) }),
    ),
    section('log.signatures', log.signatures, ({ by, at, atHandUntil, keptUntil }) =>
      written('log.signature', {
        person: whoIs(staff, by),
        at: { moment: formatMoment(clock, Temporal.Instant.from(at)) },
        atHandUntil: { moment: atHandUntil },
        keptUntil: { moment: keptUntil },
      }),
    ),
  ],
});

const moneySections = (log: TournamentLog): readonly LogSection[] => [
  section('log.entries', Object.entries(log.entries), ([method, count]) =>
    written('log.count', { what: named(`entry.${method as keyof TournamentLog['entries']}`), count }),
  ),
  section('log.fees', log.fees, ({ name, amount, count, total }) =>
    written('log.fee', {
      what: feeOrHouse(name),
      amount: formatAmount(amount),
      count,
      total: formatAmount(total),
    }),
  ),
  section('log.offered', log.offered ?? [], ({ name, amount, limit }) =>
    limit === undefined
      ? written('log.offer-unlimited', { what: feeOrHouse(name), amount: formatAmount(amount) })
      : written('log.offer', { what: feeOrHouse(name), amount: formatAmount(amount), limit }),
  ),
  section('log.source', [...log.poolFrom, { source: 'pool', amount: logSums(log).sources }], ({ source, amount }) =>
    row(feeOrHouse(source), formatAmount(amount)),
  ),
  section('log.deductions', log.deductions, ({ reason, what, amount }) =>
    row(deduction(reason, what), formatAmount(amount)),
  ),
  section('log.sums', sumRows(log), ([code, amount]) => row(named(code), formatAmount(amount))),
  section('log.attached', log.attached, ({ fundedBy, awarded, deducted, prizes }) =>
    written('log.bounties', {
      awarded,
      source: fundedBy,
      deducted: formatAmount(deducted),
      prizes: formatAmount(prizes),
    }),
  ),
];

/** What came in, less what was taken out, is what there is to win; what is not won yet is said. PAP-5 */
const sumRows = (log: TournamentLog): readonly (readonly [PaperCode, Cents])[] => {
  const { prizes, awarded, open } = logSums(log);
  return [['sum.prizes', prizes], ['sum.awarded', awarded], ...(open > 0 ? [['sum.open', open] as const] : [])];
};

/** The sums of a log; a paper on which more is awarded than there is does not exist. PAP-5 */
export const logSums = ({ poolFrom, deductions, results }: TournamentLog) => {
  const sources = total(poolFrom.map(({ amount }) => amount));
  const prizes = minus(sources, total(deductions.map(({ amount }) => amount)));
  const awarded = total(results.map(({ prize }) => prize));
  return { sources, prizes, awarded, open: minus(prizes, awarded) };
};

const section = <Value>(
  heading: PaperCode,
  values: readonly Value[],
  line: (value: Value, place: number) => Fact,
): LogSection => ({
  heading: named(heading),
  lines: values.length === 0 ? [named('paper.none')] : values.map(line),
});

const row = (what: Fact, amount: string): Fact => written('log.row', { what, amount });

/** A guest may go by any word: only what was put there is a name. */
const whoIs = (names: Readonly<Record<string, string>>, id: string): Fact =>
  Object.hasOwn(names, id) ? written('log.named', { name: names[id]!, id }) : id;

const feeOrHouse = (name: string): Fact => {
  const code = FEES_AND_SOURCES.find(([known]) => known === name)?.[1];
  return code === undefined ? name : named(code);
};

const FEES_AND_SOURCES = [
  ['buy-in', 'fee.buy-in'],
  ['entry fee', 'fee.entry-fee'],
  ['re-buy', 'fee.re-buy'],
  ['add-on', 'fee.add-on'],
  ['house', 'source.house'],
  ['pool', 'source.pool'],
] as const;

const deduction = (reason: TournamentLog['deductions'][number]['reason'], what: string | undefined): Fact => {
  if (what === undefined || reason === 'bounties') return named(`deduction.${reason}`);
  return written(`deduction.${reason}-named`, { what });
};

const resultLine = (result: TournamentLog['results'][number], who: Fact): Fact => {
  const { place, bounties, what, withheld } = result;
  const more: readonly Fact[] = [
    ...(bounties > 0 ? [written('log.with-bounties', { amount: formatAmount(bounties) })] : []),
    ...(what === undefined ? [] : [what]),
  ];
  const player = more.length === 0 ? who : written('log.with-more', { player: who, more });
  const said = { place, player, prize: formatAmount(result.prize), paid: formatAmount(result.paid) };
  return withheld === undefined
    ? written('log.result', said)
    : written('log.result-held', { ...said, withheld: formatAmount(withheld) });
};

const startOf = ({ startedAt }: TournamentLog): Fact => {
  const { dayOfWeek } = Temporal.PlainDateTime.from(startedAt);
  const day = named(`weekday.${dayOfWeek as 1 | 2 | 3 | 4 | 5 | 6 | 7}`); // ISO weekdays.
  return written('log.weekday', { day, moment: { moment: startedAt } });
};
