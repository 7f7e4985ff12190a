import { type Cents, NOTHING, plus, times, total } from '#core/money';
import { bountiesIn, earnedBy, prizesByPlace } from './due.ts';
import type { EntryMethod, Tournament } from './event.ts';
import { soldIn } from './sold.ts';

/** What the desk knows and the event does not. */
export type LogHeading = {
  readonly establishment: string;
  readonly name: string;
  readonly startedAt: Temporal.PlainDateTime;
  readonly tables: readonly number[];
  readonly games: readonly string[];
  /** The staff member responsible. */
  readonly signedBy: string;
};

/** Everything that the approval asks of the log, kept seven years. TRN-14 */
export type TournamentLog = LogHeading & {
  readonly entries: Readonly<Partial<Record<EntryMethod, number>>>;
  readonly participants: readonly string[];
  readonly fees: readonly LogFee[];
  readonly poolFrom: readonly { readonly source: string; readonly amount: Cents }[];
  readonly pool: Cents;
  readonly deductions: readonly { readonly reason: string; readonly amount: Cents }[];
  readonly attached: readonly LogActivity[];
  readonly deal?: { readonly players: readonly string[]; readonly each: readonly Cents[] };
  readonly results: readonly LogResult[];
};

export type LogFee = { readonly name: string; readonly amount: Cents; readonly count: number; readonly total: Cents };
/** A prize offered besides: how it is funded, how often awarded, and what it takes out of the pool. */
export type LogActivity = {
  readonly name: string;
  readonly fundedBy: 'pool' | 'house';
  readonly prizes: Cents;
  readonly awarded: number;
  readonly deducted: Cents;
};
/** What a place is worth, and what was paid so far. */
export type LogResult = {
  readonly place: number;
  readonly player: string;
  readonly prize: Cents;
  readonly bounties: Cents;
  readonly hasItem: boolean;
  readonly paid: Cents;
};

export const tournamentLog = (tournament: Tournament, heading: LogHeading): TournamentLog => {
  const { entrants, money, deal } = tournament;
  const methods = Map.groupBy(entrants.values(), ({ entry }) => entry);
  return {
    ...heading,
    entries: Object.fromEntries([...methods].map(([method, players]) => [method, players.length])),
    participants: [...entrants.keys()],
    fees: feesOf(tournament),
    poolFrom: [
      ...feesOf(tournament)
        .filter(({ name }) => name !== ENTRY_FEE)
        .map(fee => ({ source: fee.name, amount: fee.total })),
      { source: 'house', amount: money?.houseAdds ?? NOTHING },
    ],
    pool: money?.pool ?? NOTHING,
    deductions: deductionsOf(tournament),
    attached: attachedTo(tournament),
    results: resultsOf(tournament),
    ...(deal === undefined ? {} : { deal: { players: deal, each: prizesByPlace(tournament).slice(0, deal.length) } }),
  };
};

const ENTRY_FEE = 'entry fee';

const feesOf = (tournament: Tournament): readonly LogFee[] => {
  const { buyIn, entryFee, rebuy, addOn } = tournament.structure;
  const { entries, withoutFee, rebuys, addOns } = soldIn(tournament);
  const fee = (name: string, amount: Cents, count: number): LogFee => ({
    name,
    amount,
    count,
    total: times(amount, count),
  });
  return [
    fee('buy-in', buyIn, entries),
    fee(ENTRY_FEE, entryFee, entries - withoutFee),
    ...(rebuy === undefined ? [] : [fee('re-buy', rebuy.price, rebuys)]),
    ...(addOn === undefined ? [] : [fee('add-on', addOn.price, addOns)]),
  ];
};

const deductionsOf = ({ money, structure }: Tournament): TournamentLog['deductions'] => {
  if (money === undefined) return [];
  const { bounties, charity } = structure;
  return [
    { reason: 'bounties', amount: bounties?.from === 'pool' ? money.bounties : NOTHING },
    { reason: `charity ${charity?.name ?? ''}`.trim(), amount: money.toCharity },
    { reason: `${money.items} prizes bought`, amount: money.itemsCost },
  ].filter(({ amount }) => amount > 0);
};

const attachedTo = (tournament: Tournament): readonly LogActivity[] => {
  const { structure, eliminations, money } = tournament;
  if (structure.bounties === undefined || money === undefined) return [];
  const bounties = bountiesIn(tournament);
  const awarded = eliminations.filter(({ player }) => bounties.on[player] !== undefined).length;
  const deducted = bounties.from === 'pool' ? money.bounties : NOTHING;
  return [{ name: 'bounties', fundedBy: bounties.from, prizes: money.bounties, awarded, deducted }];
};

/** Everybody who has a place, the best first. */
const resultsOf = (tournament: Tournament): readonly LogResult[] =>
  [...tournament.entrants.keys()]
    .map(player => ({ player, ...earnedBy(tournament, player) }))
    .flatMap(({ place, ...earned }) =>
      place === undefined ? [] : [{ place, ...earned, paid: paidTo(tournament, earned.player) }],
    )
    .toSorted((a, b) => a.place - b.place);

const paidTo = ({ payments }: Tournament, player: string): Cents =>
  total(payments.filter(payment => payment.player === player).map(({ prize, bounties }) => plus(prize, bounties)));
