import { type Answer, accept, answer, type Refusal } from '#core/base';
import { pokerGameNamed } from '#core/games';
import { type Entry, type Meters, metersBack, unfedMeters } from '#core/games/table';
import { type Cents, NOTHING } from '#core/money';
import { backingOut, type Decide, type HouseView, momentText, type OfType, reversed } from '#core/state';
import type { AwardEvent } from '../awards/index.ts';
import { gameIn } from './game.ts';
import { playIn, type RoundAward, type SettledRound } from './play.ts';
import { bookBets, bookLock, bookMeters } from './play-money.ts';
import { refuse } from './refusals.ts';
import { metersOf } from './set-up.ts';
import type { GameCommand, GameEvent } from './shape.ts';

type BackOut = OfType<GameCommand, 'BackOutRound'>;

/** The manual adjustment: a settled round, or what one seat won in it, goes back where it came from. FCP 7, HSE-12 */
export const backOutRound: Decide<BackOut, GameEvent | AwardEvent> = (house, command, context) => {
  const people = backingOut(command.reason, context);
  if (!people.ok) return people;
  const found = settledRound(house, command);
  if (!found.ok) return found;
  const { round, entries, awards } = found.value;
  const paid = awards.find(({ award }) => house.awards.get(award)?.claim.state === 'paid');
  if (paid !== undefined) return refuse('prize-paid-first', { award: paid.award }, 'HSE-12');
  const before = metersOf(gameIn(house, round.game));
  const back = metersBack(before, entries);
  const meters = command.seat === undefined ? unfed(round, back) : back;
  const isShort = Object.values(back).some(meter => meter !== undefined && meter.posted < 0);
  if (isShort) return refuse('meter-moved-on', {}, 'HSE-12');
  const { table, seat, reason } = command;
  const by = people.value;
  const undone: GameEvent = {
    type: 'GameRoundBackedOut',
    table,
    round: round.round,
    game: round.game,
    ...(seat !== undefined && { seat }),
    meters,
    reason,
    at: momentText(context.now),
    by,
    bookings: [
      ...reversed(bookBets(table, entries)),
      ...reversed(bookLock(round.game, entries)),
      ...bookMeters(round.game, back, meters),
    ],
  };
  const gone = awards.map(({ award }): AwardEvent => ({ type: 'AwardBackedOut', award, reason, by }));
  return accept<GameEvent | AwardEvent>(undone, ...gone);
};

type Found = {
  readonly round: SettledRound;
  readonly entries: readonly Entry[];
  readonly awards: readonly RoundAward[];
};

const settledRound = (house: HouseView, { table, round: number, seat }: BackOut): Answer<Found> => {
  const round = playIn(house, table)?.settled.find(one => one.round === number);
  if (round === undefined) return refuse('unknown-played-round', { table, round: number }, 'HSE-12');
  const isLeft = (of: number): boolean => !round.backedOut.includes(of);
  const isOwn = (of: number): boolean => isLeft(of) && (seat === undefined || of === seat);
  const progressive = progressivesOf(round);
  const entries = round.entries.filter(
    entry =>
      (seat === undefined && (isLeft(entry.seat) || !progressive(entry))) || (isOwn(entry.seat) && progressive(entry)),
  );
  if (entries.length === 0) return nothingLeft(table, number);
  // Of a prize by itself the chip stays lost.
  const undone = seat === undefined ? entries : entries.map(entry => ({ ...entry, stake: NOTHING }));
  return answer({ round, entries: undone, awards: round.awards.filter(one => isOwn(one.seat)) });
};

const nothingLeft = (table: number, round: number): Refusal =>
  refuse('nothing-left-of-round', { table, round }, 'HSE-12');

/** What a hand button pays: the prize alone is backed out, and the chip stays lost. */
export const progressivesOf = ({ game, setup }: SettledRound): ((entry: Entry) => boolean) => {
  const rules = pokerGameNamed(game)?.rulesFor(setup.schedules);
  const wagers = rules?.ok === true ? rules.value.counted.map(({ wager }) => wager) : [];
  return ({ wager, verdict }) => wagers.includes(wager) && verdict.kind === 'pays';
};

const unfed = ({ game, setup, seats }: SettledRound, meters: Meters): Meters => {
  const rules = pokerGameNamed(game)?.rulesFor(setup.schedules);
  const bets = seats.map(({ wagers }) => ({ wagers: wagers as Readonly<Record<string, Cents>> })); // As they were bet.
  return rules?.ok === true ? unfedMeters(rules.value.metersNeeded, meters, setup.progressions, bets) : meters;
};
