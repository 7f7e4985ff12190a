import { accept, type Decision } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { stillIn } from './due.ts';
import type { Tournament, TournamentCommand, TournamentEvent } from './event.ts';
import { refuse } from './refusals.ts';
import type { TournamentRule } from './structure.ts';

/** Takes players out. Of several in one hand, who had more chips at its start has the better place. TRN-11 */
export const eliminate = (
  rule: TournamentRule,
  tournament: Tournament,
  { out }: Extract<TournamentCommand, { type: 'EliminatePlayers' }>,
): Decision<TournamentEvent> => {
  const clause = clauseOf(rule.activity, 'How it runs');
  const { entrants, structure } = tournament;
  for (const [n, { player, by }] of out.entries()) {
    const entrant = entrants.get(player);
    if (entrant === undefined) return refuse('unknown-entrant', { player }, clause);
    if (entrant.finish !== undefined || out.slice(0, n).some(other => other.player === player))
      return refuse('out-already', { player }, clause);
    const stranger = by.find(winner => !entrants.has(winner));
    if (stranger !== undefined) return refuse('unknown-entrant', { player: stranger }, clause);
    const isTarget = structure.bounties?.on[player] !== undefined;
    if (isTarget && by.length === 0) return refuse('eliminator-missing', { player }, clause);
  }
  const left = stillIn(tournament).filter(player => !out.some(one => one.player === player));
  if (left.length === 0) return refuse('nobody-left', {}, clause);
  const gone: TournamentEvent = { type: 'PlayersEliminated', hand: tournament.hands + 1, out };
  return accept(gone, ...ending(tournament, left));
};

/** One player, or half of the field, once nobody can come back or in. TRN-12 */
export const ending = (
  { structure, entrants, stage }: Tournament,
  left: readonly string[],
): readonly TournamentEvent[] => {
  const endsAt = structure.payout.type === 'double' ? entrants.size / 2 : 1;
  return stage === 'closed' && left.length <= endsAt ? [{ type: 'TournamentEnded', left }] : [];
};
