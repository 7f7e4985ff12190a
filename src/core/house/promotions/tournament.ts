import { answer, type Refusal } from '#core/base';
import {
  checkStructure,
  decideMerge,
  decideTournament,
  dueTo,
  evolveTournament,
  isAnything,
  type Payment,
  plannedTournament,
  type Structure,
  satelliteObjection,
  type Tournament,
  type TournamentCommand,
  type TournamentContext,
  type TournamentEvent,
  type TournamentRule,
  thingAt,
  tournamentRule,
  transferOfTournament,
} from '#core/mechanisms/tournament';
import { type Cents, NOTHING, plus, total } from '#core/money';
import { clauseOf } from '#core/rulebook';
import { bookingsOf } from '../books.ts';
import { refuse } from '../club/refusals.ts';
import { prizeObjection } from '../club/taking-part.ts';
import type { Context } from '../context.ts';
import type { HouseView } from '../house.ts';
import { becauseOf, goodsOf } from './because.ts';
import { promotionNamed } from './move.ts';
import type { Mechanism, Won } from './promotion.ts';

export type TournamentTypes = {
  readonly rules: TournamentRule;
  readonly posted: { readonly structure: Structure };
  readonly state: Tournament;
  readonly command: TournamentCommand;
  readonly event: TournamentEvent;
};

/** One event of a tournament; its prizes are paid out of its own pool. TRN-1 to TRN-33 */
export const TOURNAMENT: Mechanism<TournamentTypes> = {
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
    return answer({
      events,
      bookings: events.flatMap(fact => bookingsOf(transferOfTournament(rules, promotion, fact))),
      paysOut: total(events.map(paidBy)),
      won: events.flatMap(fact => (fact.type === 'PrizeWithheld' ? heldFor(rules, state, fact) : [])),
    });
  },
  evolve: evolveTournament,
  merges: decideMerge,
  passes: ({ clock, stage }) =>
    clock !== undefined && 'endsAt' in clock && stage !== 'over' ? [{ type: 'LetTimePass' }] : [],
  unfinished: state =>
    state.entrants.size === 0 ? undefined : (stillToPlay(state) ?? unpaid(state) ?? unsigned(state)),
  endsBy: 'TRN-40; REG-D5',
};

const stillToPlay = ({ stage }: Tournament): string | undefined =>
  stage === 'over' ? undefined : 'players are in the event';

/** The log has its tables, and is signed by those who are responsible: director and cage. TRN-40 */
const unsigned = ({ tablesUsed = [], signatures = [], cancelled }: Tournament): string | undefined => {
  if (tablesUsed.length === 0 && cancelled === undefined) return 'its log names no table, add those that were used';
  const missing = SIGNATURES - signatures.length;
  return missing > 0 ? `its log wants ${missing === 1 ? 'one more signature' : 'two signatures'}` : undefined;
};

const SIGNATURES = 2;

const contextOf = ({ now, actor, second, chance }: Context): TournamentContext => ({
  now,
  by: actor.id,
  ...(second === undefined ? {} : { second: second.id }),
  ...(chance === undefined ? {} : { chance }),
});

/** What only the house knows: who has won a seat elsewhere, and who is kept out. TRN-16, TRN-39 */
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
  const { payout } = state.structure;
  const thing = place === undefined ? undefined : thingAt(state, place);
  const what = thing?.what ?? (payout.type === 'item' ? payout.what : undefined) ?? 'prize of a tournament';
  const because = becauseOf(`place ${place ?? 'open'} in a tournament`, clauseOf(activity, 'How it runs'));
  const gifts: readonly Won['gives'][] = [
    ...(amount > 0 ? [{ type: 'money', amount } as const] : []),
    ...(hasItem ? [goodsOf(what, thing?.value)] : []),
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
  const tournaments = [...house.promotions.values()].filter(one => one.mechanism === 'tournament');
  return satelliteObjection(
    player,
    { name: from, state: tournaments.find(one => one.promotion === from)?.state },
    tournaments.map(one => one.state),
  );
};

/** Money that changes hands at the cage, in either direction. */
const paidBy = (fact: TournamentEvent): Cents =>
  fact.type === 'PlayerPaid' || fact.type === 'PaymentBackedOut' ? plus(fact.prize, fact.bounties) : NOTHING;

const unpaid = (tournament: Tournament): string | undefined => {
  const due = [...tournament.entrants.keys()].filter(player => isAnything(dueTo(tournament, player)));
  return due.length === 0 ? undefined : `not paid yet: ${due.join(', ')}`;
};
