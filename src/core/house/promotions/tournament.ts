import { answer, type Refusal } from '#core/base';
import {
  checkStructure,
  decideTournament,
  dueTo,
  evolveTournament,
  isAnything,
  plannedTournament,
  type Structure,
  satelliteObjection,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentRule,
  tournamentRule,
  transferOfTournament,
} from '#core/mechanisms/tournament';
import { type Cents, NOTHING, plus, total } from '#core/money';
import { bookingsOf } from '../books.ts';
import type { HouseView } from '../house.ts';
import { promotionNamed } from './move.ts';
import type { Mechanism } from './promotion.ts';

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
  decide: ({ promotion, rules, state, house, context: { now, actor } }, command) => {
    const refused = command.type === 'RegisterPlayer' ? seatObjection(house, command) : undefined;
    if (refused !== undefined) return refused;
    const decided = decideTournament(rules, state, command, { now, by: actor.id });
    if (!decided.ok) return decided;
    const { events } = decided;
    return answer({
      events,
      bookings: events.flatMap(fact => bookingsOf(transferOfTournament(rules, promotion, fact))),
      paysOut: total(events.map(paidBy)),
    });
  },
  evolve: evolveTournament,
  passes: ({ clock, stage }) =>
    clock !== undefined && 'endsAt' in clock && stage !== 'over' ? [{ type: 'LetTimePass' }] : [],
  unfinished: state => (state.entrants.size > 0 && state.stage !== 'over' ? 'players are in the event' : unpaid(state)),
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
