import { answer } from '#core/base';
import {
  checkStructure,
  decideTournament,
  dueTo,
  evolveTournament,
  plannedTournament,
  type Structure,
  type Tournament,
  type TournamentCommand,
  type TournamentEvent,
  type TournamentRule,
  tournamentRule,
  transferOfTournament,
} from '#core/mechanisms/tournament';
import { type Cents, NOTHING, plus, total } from '#core/money';
import { bookingsOf } from '../books.ts';
import type { Mechanism } from './promotion.ts';

export type TournamentTypes = {
  readonly rules: TournamentRule;
  readonly posted: { readonly structure: Structure };
  readonly state: Tournament;
  readonly command: TournamentCommand;
  readonly event: TournamentEvent;
};

/** One event of a tournament; its prizes are paid out of its own pool. TRN-1 to TRN-14 */
export const TOURNAMENT: Mechanism<TournamentTypes> = {
  rules: ({ activity, offering }, { structure }) => {
    const rules = tournamentRule(activity, offering);
    if (!rules.ok) return rules;
    const checked = checkStructure(rules.value, structure);
    return checked.ok ? rules : checked;
  },
  begins: ({ structure }) => plannedTournament(structure),
  decide: ({ promotion, rules, state }, command) => {
    const decided = decideTournament(rules, state, command);
    if (!decided.ok) return decided;
    const { events } = decided;
    return answer({
      events,
      bookings: events.flatMap(fact => bookingsOf(transferOfTournament(rules, promotion, fact))),
      paysOut: total(events.map(paidBy)),
    });
  },
  evolve: evolveTournament,
  unfinished: state => (state.entrants.size > 0 && state.stage !== 'over' ? 'players are in the event' : unpaid(state)),
};

const paidBy = (fact: TournamentEvent): Cents =>
  fact.type === 'PlayerPaid' ? plus(fact.prize, fact.bounties) : NOTHING;

const unpaid = (tournament: Tournament): string | undefined => {
  const due = [...tournament.entrants.keys()].filter(player => {
    const { prize, bounties, hasItem } = dueTo(tournament, player);
    return prize > 0 || bounties > 0 || hasItem;
  });
  return due.length === 0 ? undefined : `not paid yet: ${due.join(', ')}`;
};
