import { answer, defined, type Refusal } from '#core/base';
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
import { Amount, type Cents, NOTHING } from '#core/money';
import {
  anything,
  exactly,
  type Filled,
  list,
  loose,
  number,
  one,
  optional,
  otherwise,
  record,
  Text,
  Texts,
  Whole,
} from '#core/shape';
import { whole } from './compare.ts';
import type { Journal } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, AT } from './read.ts';
import { open, type Stage } from './stage.ts';

/** One of these. */
const Payout = loose({
  percent: optional(list(number())),
  flat: optional(list(Amount)),
  itemValue: optional(Amount),
  double: optional(exactly(true)),
});

const Event = loose({
  buyIn: Amount,
  entryFee: Amount,
  rebuy: optional(Amount),
  rebuyLimit: optional(Whole),
  addOn: optional(Amount),
  addOnLimit: optional(Whole),
  guarantee: optional(Amount),
  payout: Payout,
  bounties: optional(record(Text, Amount)),
  bountiesFrom: otherwise(one(['pool', 'house']), 'pool'),
});

const Scenario = loose({
  activity: Approved,
  offering: optional(anything),
  event: Event,
  entries: otherwise(Whole, 0),
  rebuys: otherwise(Whole, 0),
  addOns: otherwise(Whole, 0),
  eliminations: otherwise(list(loose({ player: Text, by: otherwise(Texts, []) })), []),
  results: otherwise(Texts, []),
  deal: optional(Texts),
});
type Scenario = Filled<typeof Scenario>;
type Elimination = Scenario['eliminations'][number];

/** Kind `tournament`: sold, played to its end and paid in a house; then the pool of the event is empty. */
export const tournament = kindOf(Scenario, async (scenario, journal) => {
  const structure = structureOf(scenario.event);
  const stage = await open(journal, promotionOf(scenario.activity, scenario.offering), 'tournament', { structure });
  if (!stage.ok) return stage;
  const refused = await played(stage.value, scenario);
  if (refused !== undefined) return refused;
  const end = stage.value.state();
  const { pool = NOTHING, fees = NOTHING, items = 0, houseAdds = NOTHING } = end.money ?? {};
  const isOver = structure.payout.type !== 'double' || end.stage === 'over';
  const isDeal = scenario.deal !== undefined;
  const bounties = bountyMoney(structure.bounties ?? NO_BOUNTIES, end.eliminations, { isDeal });
  assertPaidOut(end, journal);
  return answer({
    pool,
    fees,
    payouts: (expected: readonly number[]) => inPlaces(isOver ? prizesByPlace(end) : [], expected.length),
    items,
    houseAdds,
    bountyPayouts: whole(bounties.collected),
    over: isOver,
  });
});

const NO_BOUNTIES = { from: 'pool', on: {} } as const;

/** Plays the whole scenario; the refusal, if something is refused. */
const played = async ({ state, commit }: Stage<'tournament'>, scenario: Scenario): Promise<Refusal | undefined> => {
  const run = async (commands: readonly TournamentCommand[]): Promise<Refusal | undefined> => {
    for (const command of commands) {
      // Where half of the field ends it, nobody can go out anymore.
      if (state().stage === 'over' && command.type === 'EliminatePlayers') continue;
      const refused = await commit(command, Temporal.Instant.from(AT));
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const paying = (): readonly TournamentCommand[] =>
    [...state().entrants.keys()]
      .filter(player => state().stage === 'over' && isAnything(dueTo(state(), player)))
      .map(player => ({ type: 'PayPlayer', player, showsId: true }));
  return (await run(beforeEnd(scenario))) ?? (await run(ending(scenario, state()))) ?? (await run(paying()));
};

/**
 * Everybody registers, chips are sold round the table, and players go out. One who goes out or wins a hand again after
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

/** The named players, and as many others as there are entries. */
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

/** Who buys how many, spread evenly, including what some will buy later. */
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
  if (event.payout.double === true || end.stage === 'over') return [];
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

/** Everything sold went to a player. TRN-13 */
const assertPaidOut = ({ stage }: Tournament, { house }: Journal): void => {
  if (stage !== 'over') return;
  for (const [account, amount] of house().balances) {
    if (account.startsWith('tournament-pool:') && amount !== 0) throw new Error(`${account} should be 0, is ${amount}`);
  }
};

const structureOf = ({ buyIn, entryFee, payout, guarantee, ...event }: Scenario['event']): Structure => ({
  buyIn,
  entryFee,
  payout: payoutOf(payout),
  ...defined({
    guarantee,
    rebuy: purchase(event.rebuy, event.rebuyLimit),
    addOn: purchase(event.addOn, event.addOnLimit),
    bounties: event.bounties && { from: event.bountiesFrom, on: event.bounties },
  }),
});

const payoutOf = ({ percent, flat, itemValue, double }: Filled<typeof Payout>): Structure['payout'] => {
  if (percent !== undefined) return { type: 'percent', percents: percent };
  if (flat !== undefined) return { type: 'flat', amounts: flat };
  if (itemValue !== undefined) return { type: 'item', value: itemValue };
  if (double === undefined) throw new Error('event.payout has percent, flat, itemValue or double');
  return { type: 'double' };
};

const purchase = (price: Cents | undefined, limit: number | undefined) =>
  price === undefined ? undefined : { price, ...defined({ limit }) };

/** A place without cash at the end of the list is the same as no such place. */
const inPlaces = (amounts: readonly number[], places: number): readonly number[] => {
  const paid = amounts.slice(0, amounts.findLastIndex(amount => amount !== 0) + 1);
  return [...paid, ...Array.from({ length: Math.max(0, places - paid.length) }, () => 0)];
};
