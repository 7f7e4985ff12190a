import type { TableParts } from '#core/views';

/** One screen, one phase: what the table is at, and so what the one big key does. */
export type Phase = 'closed' | 'stopped' | 'idle' | 'bets' | 'on' | 'result';

export const phaseOf = ({ summary, round, seats, calls, awards }: TableParts): Phase => {
  if (summary.state === 'closed') return 'closed';
  if (round.type === 'on') {
    const isDecided = calls.length === 0 && !awards.some(award => award.round === round.round);
    return isDecided ? 'on' : 'result';
  }
  if (summary.state === 'out-of-service' || summary.alarm !== undefined) return 'stopped';
  return seats.some(({ lit }) => lit.length > 0) ? 'bets' : 'idle';
};

/** What the big key asks for; absent where nothing may be asked before somebody else has done something. */
export type Next = 'start' | 'end' | undefined;

export const nextOf = (phase: Phase, { seats, calls }: TableParts): Next => {
  switch (phase) {
    case 'closed':
    case 'stopped':
      return undefined;
    case 'idle':
    case 'bets':
      return seats.length > 0 ? 'start' : undefined;
    case 'on':
    case 'result':
      return calls.length === 0 ? 'end' : undefined;
  }
};
