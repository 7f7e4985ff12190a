import { z } from 'zod';
import type { Refusal } from '#core/base';
import {
  bountyMoney,
  dueTo,
  isAnything,
  prizesByPlace,
  type Structure,
  stillIn,
  type Tournament,
  type TournamentCommand,
} from '#core/mechanisms/tournament';
import { NOTHING } from '#core/money';
import { differs } from './differs.ts';
import { type HouseStage, throughHouse } from './house-stage.ts';
import { AT, type Journal, type Through } from './journal.ts';
import { byKey, differsIn, Money, outcome, readPromotion, refusalOf } from './promotion-json.ts';

const Payout = z.union([
  z
    .object({ percent: z.array(z.number()) })
    .transform(({ percent }) => ({ type: 'percent', percents: percent }) as const),
  z.object({ flat: z.array(Money) }).transform(({ flat }) => ({ type: 'flat', amounts: flat }) as const),
  z.object({ itemValue: Money }).transform(({ itemValue }) => ({ type: 'item', value: itemValue }) as const),
  z.object({ double: z.literal(true) }).transform(() => ({ type: 'double' }) as const),
]);

const Event = z.object({
  buyIn: Money,
  entryFee: Money,
  rebuy: Money.optional(),
  rebuyLimit: z.int().optional(),
  addOn: Money.optional(),
  addOnLimit: z.int().optional(),
  guarantee: Money.optional(),
  payout: Payout,
  bounties: z.record(z.string(), Money).optional(),
  bountiesFrom: z.enum(['pool', 'house']).default('pool'),
});

const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({}).default({}),
  event: Event,
  entries: z.int().default(0),
  rebuys: z.int().default(0),
  addOns: z.int().default(0),
  eliminations: z.array(z.object({ player: z.string(), by: z.array(z.string()).default([]) })).default([]),
  results: z.array(z.string()).default([]),
  deal: z.array(z.string()).optional(),
  expect: z.object({
    pool: z.int().optional(),
    fees: z.int().optional(),
    payouts: z.array(z.int()).optional(),
    items: z.int().optional(),
    houseAdds: z.int().optional(),
    bountyPayouts: z.record(z.string(), z.int()).optional(),
    over: z.boolean().optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;
type Elimination = Scenario['eliminations'][number];

/** Kind `tournament`: sold, played to its end and paid in a house; then the pool of the event is empty. */
export const tournament = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const scenario = Scenario.parse(json);
    const { expect, event, deal } = scenario;
    const promotion = readPromotion(scenario.activity, scenario.offering, {});
    const structure = structureOf(event);
    const stage = open(promotion, 'tournament', { structure });
    const refusal = stage.ok ? played(stage.value, scenario) : stage;
    const refused = outcome(expect.refused, refusalOf(promotion, refusal === undefined ? [] : [refusal]));
    if (refused !== undefined || !stage.ok) return refused ?? [];
    const end = stage.value.state();
    const { money } = end;
    const isOver = structure.payout.type !== 'double' || end.stage === 'over';
    const bounties = bountyMoney(structure.bounties ?? NO_BOUNTIES, end.eliminations, { isDeal: deal !== undefined });
    return [
      ...differsIn('pool', expect.pool, money?.pool ?? NOTHING),
      ...differsIn('fees', expect.fees, money?.fees ?? NOTHING),
      ...differsIn('payouts', withoutBlanks(expect.payouts), withoutBlanks(isOver ? prizesByPlace(end) : [])),
      ...differsIn('items', expect.items, money?.items ?? 0),
      ...differsIn('houseAdds', expect.houseAdds, money?.houseAdds ?? NOTHING),
      ...differsIn('bountyPayouts', byKey(expect.bountyPayouts), byKey(bounties.collected)),
      ...differsIn('over', expect.over, isOver),
      ...poolsLeft(end, journal()),
    ];
  });

const NO_BOUNTIES = { from: 'pool', on: {} } as const;

/** Plays the whole scenario; the refusal, if something is refused. */
const played = ({ state, commit }: HouseStage<'tournament'>, scenario: Scenario): Refusal | undefined => {
  const run = (commands: readonly TournamentCommand[]): Refusal | undefined => {
    for (const command of commands) {
      // Where half of the field ends it, nobody can go out any more.
      if (state().stage === 'over' && command.type === 'EliminatePlayers') continue;
      const refused = commit(command, Temporal.Instant.from(AT));
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const paying = (): readonly TournamentCommand[] =>
    [...state().entrants.keys()]
      .filter(player => state().stage === 'over' && isAnything(dueTo(state(), player)))
      .map(player => ({ type: 'PayPlayer', player, showsId: true }));
  return run(beforeEnd(scenario)) ?? run(ending(scenario, state())) ?? run(paying());
};

/**
 * Everybody registers, chips are sold round the table, and players go out. Whoever goes out or wins a hand again after
 * going out has bought in again: then entries are closed afterwards.
 */
const beforeEnd = (scenario: Scenario): readonly TournamentCommand[] => {
  const players = playersIn(scenario);
  const { outs, again } = inOrder(scenario);
  const rebuys = spread(players, scenario.rebuys - again.length, again);
  const close: readonly TournamentCommand[] = players.length === 0 ? [] : [{ type: 'CloseEntries' }];
  return [
    { type: 'OpenSignUps' },
    ...players.map(player => ({ type: 'RegisterPlayer', player, entry: 'paid' }) as const),
    ...rebuys.map(player => ({ type: 'Rebuy', player }) as const),
    ...spread(players, scenario.addOns, []).map(player => ({ type: 'AddOn', player }) as const),
    ...(again.length > 0 ? [...outs, ...close] : [...close, ...outs]),
  ];
};

/** Whoever has a name, and as many others as there are entries. */
const playersIn = ({ entries, event, eliminations, results, deal = [] }: Scenario): readonly string[] => {
  const named = new Set([
    ...Object.keys(event.bounties ?? {}),
    ...eliminations.flatMap(({ player, by }) => [player, ...by]),
    ...results,
    ...deal,
  ]);
  for (let n = 1; named.size < entries; n++) named.add(`p${n}`);
  return [...named];
};

/** Who buys so many, each as often as the others, what some will buy later included. */
const spread = (players: readonly string[], count: number, later: readonly string[]): readonly string[] => {
  const had = new Map(players.map(player => [player, later.filter(one => one === player).length]));
  return Array.from({ length: players.length === 0 ? 0 : Math.max(0, count) }, () => {
    const fewest = Math.min(...had.values());
    const next = players.find(player => had.get(player) === fewest)!; // One of them has the fewest.
    had.set(next, fewest + 1);
    return next;
  });
};

/** The eliminations, each after the hands that its player won, and the re-buys of those who came back. */
const inOrder = ({ eliminations }: Scenario) => {
  const outs: TournamentCommand[] = [];
  const again: string[] = [];
  const gone = new Set<string>();
  const left = [...eliminations];
  while (left.length > 0) {
    const isIn = ({ player, by }: Elimination) => ![player, ...by].some(one => gone.has(one));
    const isLast = (one: Elimination) => isIn(one) && !left.some(({ by }) => by.includes(one.player));
    const place = [isLast, isIn].map(isFit => left.findIndex(isFit)).find(found => found >= 0) ?? 0;
    const [next] = left.splice(place, 1);
    const { player, by } = next!; // There is one left.
    for (const back of new Set([player, ...by].filter(one => gone.has(one)))) {
      outs.push({ type: 'Rebuy', player: back });
      again.push(back);
      gone.delete(back);
    }
    outs.push(goingOut(player, by));
    gone.add(player);
  }
  return { outs, again };
};

const goingOut = (player: string, by: readonly string[]): TournamentCommand => ({
  type: 'EliminatePlayers',
  out: [{ player, by, chips: 1 }],
});

/**
 * All who are left but the winners go out, the last of the results first. Nobody has put a target out who is not among
 * the eliminations: such a one stays in, or, where the others share the rest, is out by a penalty.
 */
const ending = ({ event, results, deal }: Scenario, end: Tournament): readonly TournamentCommand[] => {
  if (event.payout.type === 'double' || end.stage === 'over') return [];
  const left = stillIn(end);
  const isTarget = (player: string): boolean => event.bounties?.[player] !== undefined;
  const targets = left.filter(isTarget);
  const winners = results[0] === undefined ? targets : [results[0], ...targets];
  const stay = deal ?? (winners.length === 0 ? left.slice(0, 1) : winners);
  const place = (player: string): number => (results.includes(player) ? results.indexOf(player) : results.length);
  const going = left.filter(player => !stay.includes(player)).toSorted((a, b) => place(b) - place(a));
  return [
    ...going.map(player => (isTarget(player) ? disqualified(player) : goingOut(player, []))),
    ...(deal === undefined ? [] : [{ type: 'AgreeDeal', players: deal } as const]),
  ];
};

const disqualified = (player: string): TournamentCommand => ({
  type: 'GivePenalty',
  player,
  sort: { type: 'disqualified', chips: 0 },
  reason: 'left the table',
});

/** TRN-13 */
const poolsLeft = ({ stage }: Tournament, { house }: Journal): readonly string[] =>
  stage !== 'over'
    ? []
    : [...house().balances]
        .filter(([account]) => account.startsWith('tournament-pool:'))
        .flatMap(([account, amount]) => differs(account, 0, amount));

const structureOf = (event: Scenario['event']): Structure => {
  const { buyIn, entryFee, payout, guarantee, bounties } = event;
  return {
    buyIn,
    entryFee,
    payout,
    ...(event.rebuy === undefined ? {} : { rebuy: purchase(event.rebuy, event.rebuyLimit) }),
    ...(event.addOn === undefined ? {} : { addOn: purchase(event.addOn, event.addOnLimit) }),
    ...(guarantee === undefined ? {} : { guarantee }),
    ...(bounties === undefined ? {} : { bounties: { from: event.bountiesFrom, on: bounties } }),
  };
};

const purchase = (price: z.output<typeof Money>, limit: number | undefined) => ({
  price,
  ...(limit === undefined ? {} : { limit }),
});

/** A place without cash at the end of the list is the same as no such place. */
const withoutBlanks = (payouts: readonly number[] | undefined): readonly number[] | undefined =>
  payouts?.slice(0, payouts.findLastIndex(amount => amount !== 0) + 1);
