import { type Answer, answer, type Refusal } from '#core/base';
import {
  dueTo,
  type Earned,
  earnedBy,
  prizesByPlace,
  type Structure,
  stillIn,
  type Tournament,
  type TournamentCommand,
} from '#core/mechanisms/tournament';
import { differs } from '../differs.ts';
import { type Played, type Scenario, tournamentBy } from '../tournament.ts';
import { AT, type Journal, type Through } from './journal.ts';
import { type HouseStage, throughHouse } from './promotion.ts';

/** Kind `tournament`: sold, played to its end and paid; then the pool of the event is empty. */
export const tournamentThroughHouse = (json: unknown): Through =>
  throughHouse((open, journal) => [
    ...tournamentBy(json, (promotion, structure, scenario) => {
      const stage = open(promotion, 'tournament', { structure });
      return stage.ok ? playedIn(stage.value, structure, scenario) : stage;
    }),
    ...poolsLeft(journal()),
  ]);

const playedIn = (
  { state, commit }: HouseStage<'tournament'>,
  structure: Structure,
  scenario: Scenario,
): Answer<Played> => {
  const run = (commands: readonly TournamentCommand[]): Refusal | undefined => {
    for (const command of commands) {
      const refused = commit(command, Temporal.Instant.from(AT));
      if (refused !== undefined) return refused;
    }
    return undefined;
  };
  const refused =
    run(selling(scenario)) ?? run(outs(scenario.eliminations)) ?? run(ending(structure, scenario, state()));
  if (refused !== undefined) return refused;
  const end = state();
  const isOver = structure.payout.type !== 'double' || end.stage === 'over';
  const players = [...end.entrants.keys()];
  const bounties = players.map(player => [player, earnedBy(end, player).bounties] as const);
  const played: Played = {
    money: end.money!, // Entries are closed.
    prizes: prizesByPlace(end),
    bounties: Object.fromEntries(bounties.filter(([, amount]) => amount > 0)),
    isOver,
  };
  const owed = players.filter(player => isAnything(dueTo(end, player)));
  return run(end.stage === 'over' ? owed.map(paying) : []) ?? answer(played);
};

const isAnything = ({ prize, bounties, hasItem }: Earned): boolean => prize > 0 || bounties > 0 || hasItem;

/** Everybody registers; re-buys and add-ons go round the table. */
const selling = (scenario: Scenario): readonly TournamentCommand[] => {
  const players = playersIn(scenario);
  const round = (count: number) => Array.from({ length: count }, (_, n) => players[n % players.length]!);
  return [
    { type: 'OpenSignUps' },
    ...players.map(player => ({ type: 'RegisterPlayer', player, entry: 'paid' }) as const),
    ...round(scenario.rebuys).map(player => ({ type: 'Rebuy', player }) as const),
    ...round(scenario.addOns).map(player => ({ type: 'AddOn', player }) as const),
    { type: 'CloseEntries' },
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

const outs = (eliminations: Scenario['eliminations']): readonly TournamentCommand[] =>
  eliminations.map(({ player, by }) => ({ type: 'EliminatePlayers', out: [{ player, by, chips: 1 }] }));

/** All who are left but the winners of the scenario go out, by nobody on record. */
const ending = (
  { payout, bounties }: Structure,
  { results, deal }: Scenario,
  tournament: Tournament,
): readonly TournamentCommand[] => {
  if (payout.type === 'double') return [];
  const left = stillIn(tournament);
  const target = left.find(player => bounties?.on[player] !== undefined);
  const stay = deal ?? [results[0] ?? target ?? left[0]!];
  const going = left.filter(player => !stay.includes(player)).map(player => ({ player, by: [] }));
  return [...outs(going), ...(deal === undefined ? [] : [{ type: 'AgreeDeal', players: deal } as const])];
};

const paying = (player: string): TournamentCommand => ({ type: 'PayPlayer', player, showsId: true });

/** TRN-13 */
const poolsLeft = ({ house }: Journal): readonly string[] => {
  const { promotions, balances } = house();
  const isOver = [...promotions.values()].some(one => one.mechanism === 'tournament' && one.state.stage === 'over');
  if (!isOver) return [];
  return [...balances]
    .filter(([account]) => account.startsWith('tournament-pool:'))
    .flatMap(([account, amount]) => differs(account, 0, amount));
};
