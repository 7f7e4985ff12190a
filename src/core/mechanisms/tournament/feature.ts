import { defined, type Refusal } from '#core/base';
import { type Cents, NOTHING, plus, total } from '#core/money';
import { clauseOf } from '#core/rulebook';
import {
  bookingsOf,
  type Context,
  type HouseView,
  type Mechanism,
  may,
  momentText,
  type Permission,
  prizeObjection,
  promotionNamed,
  promotionsOf,
  refuse,
  type Spoken,
  type Won,
  withPin,
} from '#core/state';
import { momentOf } from '#core/time';
import type { Said } from '#core/words';
import { becauseOf, goodsOf } from '../because.ts';
import type { TournamentContext } from './asked.ts';
import { atCage } from './at-cage.ts';
import { checkStructure, type TournamentRule, tournamentRule } from './check-structure.ts';
import type { TournamentCommand } from './command-shape.ts';
import { decideTournament } from './decide.ts';
import { dueTo, isAnything, thingAt, thingNameAt } from './due.ts';
import type { TournamentEvent } from './event-shape.ts';
import { evolveTournament, plannedTournament } from './evolve.ts';
import { decideMerge } from './merge.ts';
import { speak } from './refusals.ts';
import { satelliteObjection } from './satellite.ts';
import { SHAPES } from './shape.ts';
import type { Payment, Tournament } from './state-shape.ts';
import { eventSummary } from './summary.ts';
import { TERMS } from './terms.ts';
import { transferOfTournament } from './transfer-of.ts';
import { tournamentBoard, tournamentDesk } from './view.ts';

/** Besides what people ask, the house asks which level it is by now. */
type TournamentTypes = Omit<Spoken<'tournament', TournamentRule, typeof SHAPES>, 'command'> & {
  readonly command: TournamentCommand;
};

const AT_EVENT = may(['tournament-director', 'supervisor'], ['tournament', 'office']);
const AT_WINDOW = may([...AT_EVENT.roles, 'cage'], [...AT_EVENT.stations, 'cage']);
const AT_TABLES = may([...AT_EVENT.roles, 'floor'], [...AT_EVENT.stations, 'floor']);

/** What the cage and the floor do in a tournament; the director does the rest. REG-D5 */
const BY_COMMAND: { readonly [Type in TournamentCommand['type']]?: Permission } = {
  RegisterPlayer: AT_WINDOW,
  Rebuy: AT_WINDOW,
  AddOn: AT_WINDOW,
  ReEnter: AT_WINDOW,
  PayPlayer: withPin(AT_WINDOW),
  WithholdPrize: AT_WINDOW,
  BackOutPayment: AT_WINDOW,
  SignLog: AT_WINDOW,
  SeatEntrant: may([...AT_WINDOW.roles, 'floor'], [...AT_WINDOW.stations, 'floor']),
  EliminatePlayers: AT_TABLES,
  MovePlayer: AT_TABLES,
  SetButton: AT_TABLES,
  GivePenalty: AT_TABLES,
  CallDealer: AT_TABLES,
  AnswerDealerCall: AT_TABLES,
};

/** One event of a tournament; its prizes are paid out of its own pool. TRN-1 to TRN-33 */
export const TOURNAMENT: Mechanism<TournamentTypes> = {
  name: 'tournament',
  shapes: SHAPES,
  terms: TERMS,
  may: AT_EVENT,
  mayBy: BY_COMMAND,
  ending: ['EliminatePlayers', 'UnregisterPlayer', 'BackOutPurchase', 'BackOutPayment', 'GivePenalty', 'WithholdPrize'],
  rules: ({ activity, offering }, { structure }) => {
    const rules = tournamentRule(activity, offering);
    if (!rules.ok) return rules;
    const checked = checkStructure(rules.value, structure);
    return checked.ok ? rules : checked;
  },
  begins: ({ structure }) => plannedTournament(structure),
  decide: ({ promotion, rules, state, house, context }, command) => {
    const refused = houseObjection(house, command);
    if (refused !== undefined) return refused;
    const decided = decideTournament(rules, state, command, contextOf(context));
    if (!decided.ok) return decided;
    const { events } = decided;
    return {
      ok: true,
      events,
      bookings: events.flatMap(fact => bookingsOf(transferOfTournament(rules, promotion, fact))),
      paysOut: total(events.map(paidBy)),
      won: events.flatMap(fact => (fact.type === 'PrizeWithheld' ? heldFor(rules, state, fact) : [])),
    };
  },
  evolve: evolveTournament,
  merges: decideMerge,
  passes: ({ clock, stage }) =>
    clock !== undefined && 'endsAt' in clock && stage !== 'over' ? [{ type: 'LetTimePass' }] : [],
  unfinished: state =>
    state.entrants.size === 0 ? undefined : (stillToPlay(state) ?? unpaid(state) ?? unsigned(state)),
  endsBy: 'TRN-40; REG-D5',
  endsWith: ({ activity, state }) => ({ tournament: { activity, ...eventSummary(state) } }),
  taxKind: 'poker-tournament',
  atCage,
  desk: (_, { state }) => tournamentDesk(state),
  board: (house, { state }) => ({ ...tournamentBoard(state), ...defined({ startsAt: startOf(house, state) }) }),
};

const startOf = ({ settings: { clock } }: HouseView, { structure: { startsAt } }: Tournament): string | undefined =>
  startsAt && momentText(momentOf(clock, Temporal.PlainDateTime.from(startsAt)));

const stillToPlay = ({ stage }: Tournament): Said | undefined =>
  stage === 'over' ? undefined : speak('unfinished.playing', {});

/** The log has its tables, and is signed by those who are responsible: director and cage. TRN-40 */
const unsigned = ({ tablesUsed = [], signatures = [], cancelled }: Tournament): Said | undefined => {
  if (tablesUsed.length === 0 && cancelled === undefined) return speak('unfinished.tables', {});
  const missing = SIGNATURES - signatures.length;
  return missing > 0 ? speak('unfinished.signatures', { missing }) : undefined;
};

const SIGNATURES = 2;

const contextOf = ({ now, actor, second, chance }: Context): TournamentContext =>
  defined({ now, by: actor.id, second: second?.id, chance });

/** What only the house knows: who has won a seat elsewhere, and who is excluded. TRN-16, TRN-39 */
const houseObjection = (house: HouseView, command: TournamentCommand): Refusal | undefined => {
  if (command.type === 'RegisterPlayer') return seatObjection(house, command);
  if (command.type !== 'WithholdPrize') return undefined;
  const { player } = command;
  return prizeObjection(house, player) === undefined
    ? refuse('member-not-excluded', { member: player }, 'TRN-39; CLB-5')
    : undefined;
};

/** The house holds it as an award, which is forfeited at once. TRN-39 */
const heldFor = ({ activity }: TournamentRule, state: Tournament, held: Payment): readonly Won[] => {
  const { player, prize, bounties, hasItem, place } = held;
  const amount = plus(prize, bounties);
  const value = place === undefined ? undefined : thingAt(state, place)?.value;
  const what = thingNameAt(state, place) ?? 'prize of a tournament';
  const because = becauseOf(`place ${place ?? 'open'} in a tournament`, clauseOf(activity, 'How it runs'));
  const gifts: readonly Won['gives'][] = [
    ...(amount > 0 ? [{ type: 'money', amount } as const] : []),
    ...(hasItem ? [goodsOf(what, value)] : []),
  ];
  return gifts.map(gives => ({ to: { player }, gives, prizes: [], because, isClaimed: true }));
};

/** An entry that names its satellite was won there. TRN-16 */
const seatObjection = (
  house: HouseView,
  { player, from }: Extract<TournamentCommand, { type: 'RegisterPlayer' }>,
): Refusal | undefined => {
  if (from === undefined) return undefined;
  const found = promotionNamed(house, from);
  if (!found.ok) return found;
  const tournaments = promotionsOf(house, TOURNAMENT);
  return satelliteObjection(
    player,
    { name: from, state: tournaments.find(one => one.promotion === from)?.state },
    tournaments.map(one => one.state),
  );
};

/** Money that changes hands at the cage, in either direction. */
const paidBy = (fact: TournamentEvent): Cents =>
  fact.type === 'PlayerPaid' || fact.type === 'PaymentBackedOut' ? plus(fact.prize, fact.bounties) : NOTHING;

const unpaid = (tournament: Tournament): Said | undefined => {
  const due = [...tournament.entrants.keys()].filter(player => isAnything(dueTo(tournament, player)));
  return due.length === 0 ? undefined : speak('unfinished.unpaid', { players: due });
};
