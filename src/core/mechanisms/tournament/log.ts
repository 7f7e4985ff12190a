import { defined } from '#core/base';
import { type Cents, NOTHING, times } from '#core/money';
import { bountiesIn, earnedBy, paidIn, prizesByPlace, thingNameAt } from './due.ts';
import type { LogActivity, LogFee, LogOffer, LogResult, TournamentLog } from './log-shape.ts';
import { entriesIn, soldIn } from './sold.ts';
import type { Tournament } from './state-shape.ts';

/** What the event does not know by itself. */
export type LogHeading = Pick<TournamentLog, 'establishment' | 'name' | 'startedAt' | 'games'> &
  Partial<Pick<TournamentLog, 'tables'>>;

export const tournamentLog = (tournament: Tournament, heading: LogHeading): TournamentLog => {
  const { structure, entrants, money, deal, tablesUsed, signatures = [] } = tournament;
  const fees = feesOf(tournament);
  return {
    ...heading,
    name: structure.name ?? heading.name,
    games: structure.games ?? heading.games,
    tables: tablesUsed ?? heading.tables ?? [],
    entries: entriesOf(tournament),
    participants: [...entrants.keys()],
    fees,
    offered: offeredIn(tournament),
    poolFrom: [
      ...fees.filter(({ name }) => name !== ENTRY_FEE).map(fee => ({ source: fee.name, amount: fee.total })),
      { source: 'house', amount: money?.houseAdds ?? NOTHING },
    ],
    pool: money?.pool ?? NOTHING,
    deductions: deductionsOf(tournament),
    attached: attachedTo(tournament),
    results: resultsOf(tournament),
    signatures,
    ...defined({ deal: deal && { players: deal, each: prizesByPlace(tournament).slice(0, deal.length) } }),
  };
};

/** How many came in which way. */
const entriesOf = (tournament: Tournament): TournamentLog['entries'] => {
  const all = entriesIn(tournament);
  const again = all.reduce((sum, { reEntries = 0 }) => sum + reEntries, 0);
  const methods = [...Map.groupBy(all, ({ entry }) => entry)].map(([method, players]) => [method, players.length]);
  return { ...Object.fromEntries(methods), ...(again === 0 ? {} : { 're-entry': again }) };
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

/** The number and amount of rebuys and add-ons offered. TRN-14 */
const offeredIn = ({ structure: { rebuy, addOn } }: Tournament): readonly LogOffer[] =>
  [
    { name: 're-buy', sold: rebuy },
    { name: 'add-on', sold: addOn },
  ].flatMap(({ name, sold }) =>
    sold === undefined ? [] : [{ name, amount: sold.price, ...defined({ limit: sold.limit }) }],
  );

const deductionsOf = (tournament: Tournament): TournamentLog['deductions'] => {
  const { money, structure } = tournament;
  if (money === undefined) return [];
  const { bounties, charity } = structure;
  return [
    { reason: 'bounties' as const, amount: bounties?.from === 'pool' ? money.bounties : NOTHING },
    { reason: 'charity' as const, ...defined({ what: charity?.name }), amount: money.toCharity },
    { reason: 'prizes' as const, what: thingsIn(tournament), amount: money.itemsCost },
  ].filter(({ amount }) => amount > 0);
};

/** What the pool bought. */
const thingsIn = ({ structure: { payout }, money }: Tournament): string => {
  const items = money?.items ?? 0;
  const what = payout.type === 'item' ? payout.what : undefined;
  const single = (money?.things ?? []).filter(({ from }) => from === 'pool').map(thing => thing.what);
  return [...(items === 0 ? [] : [what === undefined ? `${items}` : `${items} x ${what}`]), ...single].join(', ');
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
      place === undefined
        ? []
        : [
            {
              place,
              ...earned,
              ...defined({ what: earned.hasItem ? thingNameAt(tournament, place) : undefined }),
              ...paidTo(tournament, earned.player),
            },
          ],
    )
    .toSorted((a, b) => a.place - b.place);

const paidTo = ({ payments }: Tournament, player: string): Pick<LogResult, 'paid' | 'withheld'> => {
  const own = payments.filter(payment => payment.player === player);
  const { paid, withheld } = paidIn(own);
  return { paid, ...(withheld === NOTHING ? {} : { withheld }) };
};
