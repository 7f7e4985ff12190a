import { accept, type Decision } from '#core/base';
import { clauseOf } from '#core/rulebook';
import type { Asked } from './asked.ts';
import { stillIn } from './due.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';
import type { Out, Tournament } from './state-shape.ts';

/** Takes players out. Of several in one hand, more chips at its start give the better place. TRN-11 */
export const eliminate = ({ rule, tournament }: Asked, out: readonly Out[]): Decision<TournamentEvent> => {
  const clause = clauseOf(rule.activity, 'How it runs');
  const { entrants, structure } = tournament;
  for (const [n, { player, by }] of out.entries()) {
    const entrant = entrants.get(player);
    if (entrant === undefined) return refuse('unknown-entrant', { player }, clause);
    if (entrant.finish !== undefined || out.slice(0, n).some(other => other.player === player))
      return refuse('out-already', { player }, clause);
    const stranger = by.find(winner => !entrants.has(winner));
    if (stranger !== undefined) return refuse('unknown-entrant', { player: stranger }, clause);
    const loser = by.find((winner, place) => by.indexOf(winner) !== place || !mayHaveWon(tournament, winner, out));
    if (loser !== undefined) return refuse('not-the-winner', { player: loser, target: player }, clause);
    const isTarget = structure.bounties?.on[player] !== undefined;
    if (isTarget && by.length === 0) return refuse('eliminator-missing', { player }, clause);
  }
  const gone = goneOut(tournament, out);
  return gone === undefined ? refuse('nobody-left', {}, clause) : accept(...gone);
};

/** The winner of the hand that eliminates a player has chips after it. TRN-7 */
const mayHaveWon = ({ entrants }: Tournament, winner: string, out: readonly Out[]): boolean =>
  entrants.get(winner)?.finish === undefined && !out.some(({ player }) => player === winner);

/** The facts of players going out together; nothing where nobody would be left. */
export const goneOut = (tournament: Tournament, out: readonly Out[]): readonly TournamentEvent[] | undefined => {
  const left = stillIn(tournament).filter(player => !out.some(one => one.player === player));
  if (left.length === 0) return undefined;
  return [{ type: 'PlayersEliminated', hand: tournament.hands + 1, out }, ...ending(tournament, left)];
};

/** One player, or half of the field, once nobody can come back or in. TRN-12 */
export const ending = (
  { structure, entrants, stage }: Tournament,
  left: readonly string[],
): readonly TournamentEvent[] => {
  const endsAt = structure.payout.type === 'double' ? entrants.size / 2 : 1;
  return stage === 'closed' && left.length <= endsAt ? [{ type: 'TournamentEnded', left }] : [];
};
