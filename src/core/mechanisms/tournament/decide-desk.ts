import { accept, type Decision, defined } from '#core/base';
import {
  type Asked,
  clauseIn,
  type Deciders,
  isCount,
  type Named,
  notPlayed,
  notPlaying,
  numbersFor,
  withoutReason,
} from './asked.ts';
import { chipRace, oddChips } from './chip-race.ts';
import { chipsInPlay } from './chips.ts';
import type { DeskCommand } from './command-shape.ts';
import { mayGoOut } from './decide-play.ts';
import { stillIn } from './due.ts';
import { goneOut } from './eliminate.ts';
import type { TournamentEvent } from './event-shape.ts';
import { refuse } from './refusals.ts';

/** Penalties, dealer calls and chips. TRN-24, TRN-30, TRN-31 */
export const DECIDE_DESK: Deciders<DeskCommand> = {
  GivePenalty: (asked, command) => withoutReason(command.reason) ?? givePenalty(asked, command),
  LiftPenalty: ({ tournament }, { penalty, reason }) => {
    const found = tournament.penalties?.find(one => one.penalty === penalty && one.lifted === undefined);
    if (found === undefined) return refuse('unknown-penalty', { penalty }, 'TRN-30');
    if (found.sort.type === 'disqualified') return refuse('disqualified-by-hand', { player: found.player }, 'TRN-30');
    return withoutReason(reason) ?? accept({ type: 'PenaltyLifted', penalty, reason });
  },
  CallDealer: ({ tournament, now }, { table, reason }) => {
    if (!isInPlay(tournament, table)) return refuse('table-not-in-play', { table }, 'TRN-31');
    if (isCalled(tournament, table)) return refuse('dealer-called', { table }, 'TRN-31');
    return withoutReason(reason) ?? accept({ type: 'DealerCalled', table, reason, at: now.toString() });
  },
  AnswerDealerCall: ({ tournament, now }, { table }) =>
    isCalled(tournament, table)
      ? accept({ type: 'DealerCallAnswered', table, at: now.toString() })
      : refuse('no-dealer-called', { table }, 'TRN-31'),
  CountChips: (asked, { stacks }) => notPlayed(asked) ?? countChips(asked, stacks),
  ColourUp: (asked, command) => notPlayed(asked) ?? colourUp(asked, command),
  UndoColourUp: ({ tournament }, { reason }) =>
    withoutReason(reason) ??
    ((tournament.colourUps ?? []).length === 0
      ? refuse('nothing-to-undo', {}, 'TRN-27')
      : accept({ type: 'ColourUpUndone', reason })),
};

/** A warning, minutes away from the table, or out with all chips. TRN-30 */
const givePenalty = (asked: Asked, { player, sort, reason }: Named<'GivePenalty'>): Decision<TournamentEvent> => {
  const { tournament, now, by } = asked;
  const refused = notPlayed(asked) ?? notPlaying(asked, player, clauseIn(asked.rule));
  if (refused !== undefined) return refused;
  const penalty = (tournament.penalties?.length ?? 0) + 1;
  const until = sort.type === 'away' ? now.add({ minutes: sort.minutes }).toString() : undefined;
  const facts = defined({ penalty, player, sort, reason, at: now.toString(), by, until });
  const given: TournamentEvent = { type: 'PenaltyGiven', ...facts };
  if (sort.type !== 'disqualified') return accept(given);
  const gone = goneOut(tournament, [{ player, by: [], chips: 0 }]);
  return mayGoOut(asked) ?? (gone === undefined ? refuse('nobody-left', {}, 'TRN-30') : accept(given, ...gone));
};

/** Everybody has chips, and together all that are in play. TRN-24 */
const countChips = (
  { tournament, now }: Asked,
  stacks: Readonly<Record<string, number>>,
): Decision<TournamentEvent> => {
  const left = stillIn(tournament);
  const unfit =
    left.find(player => !isCount(stacks[player] ?? 0)) ?? Object.keys(stacks).find(name => !left.includes(name));
  if (unfit !== undefined) return refuse('stack-not-counted', { player: unfit }, 'TRN-24');
  const counted = Object.values(stacks).reduce((sum, chips) => sum + chips, 0);
  const inPlay = chipsInPlay(tournament);
  if (inPlay !== undefined && counted !== inPlay) return refuse('chips-do-not-total', { counted, inPlay }, 'TRN-24');
  return accept({ type: 'ChipsCounted', stacks, at: now.toString() });
};

const colourUp = (asked: Asked, command: Named<'ColourUp'>): Decision<TournamentEvent> => {
  const { small, large, holdings } = command;
  if (!isCount(small) || !isCount(large) || large <= small || large % small !== 0) {
    return refuse('chips-do-not-change', { small, large }, 'TRN-24');
  }
  for (const [place, { player, small: count, rest }] of holdings.entries()) {
    const isTwice = holdings.slice(0, place).some(other => other.player === player);
    const isFit = !isTwice && [count, rest].every(n => Number.isSafeInteger(n) && n >= 0) && count + rest > 0;
    if (!isFit) return refuse('stack-not-counted', { player }, 'TRN-24');
    const refused = notPlaying(asked, player, clauseIn(asked.rule));
    if (refused !== undefined) return refused;
  }
  const needed = holdings.reduce((sum, holding) => sum + oddChips(holding, large / small), 0);
  const drawn = numbersFor(asked, needed, 'TRN-24');
  if (!drawn.ok) return drawn;
  const race = chipRace({ small, large }, holdings, drawn.value);
  return accept({ type: 'ColouredUp', small, large, ...race, numbers: drawn.value, at: asked.now.toString() });
};

const isInPlay = ({ tables = [] }: Asked['tournament'], table: number) => tables.some(one => one.table === table);
const isCalled = ({ dealerCalls = [] }: Asked['tournament'], table: number) =>
  dealerCalls.some(one => one.table === table);
