import { accept, type Decision } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { stillIn } from './due.ts';
import type { Finished, Tournament, TournamentCommand, TournamentEvent } from './event.ts';
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
  for (const { player, by } of out) {
    const entrant = entrants.get(player);
    if (entrant === undefined) return refuse('unknown-entrant', { player }, clause);
    if (entrant.finish !== undefined) return refuse('out-already', { player, place: entrant.finish.place }, clause);
    const isTarget = structure.bounties?.on[player] !== undefined;
    if (isTarget && by.length === 0) return refuse('eliminator-missing', { player }, clause);
  }
  const before = stillIn(tournament);
  const left = before.filter(player => !out.some(one => one.player === player));
  if (left.length === 0) return refuse('nobody-left', {}, clause);
  const gone: TournamentEvent = { type: 'PlayersEliminated', out: finished(out, left.length) };
  return left.length <= endsAt(tournament) ? accept(gone, { type: 'TournamentEnded', left }) : accept(gone);
};

const finished = (
  out: readonly { readonly player: string; readonly chips: number; readonly by: readonly string[] }[],
  left: number,
): readonly Finished[] =>
  out.map(one => {
    const better = out.filter(({ chips }) => chips > one.chips).length;
    const sharedBy = out.filter(({ chips }) => chips === one.chips).length;
    return { ...one, place: left + better + 1, sharedBy };
  });

/** One player, or half of the field. TRN-12 */
const endsAt = ({ structure, entrants }: Tournament): number =>
  structure.payout.type === 'double' ? entrants.size / 2 : 1;
