import { gameOf, nameOfGame } from '#core/qualifying';
import {
  type Activity,
  type Eligibility,
  type FeeSpace,
  type Flag,
  isGame,
  type Offering,
  type Role,
  rowsOffered,
} from '#core/rulebook';
import type { Said } from '#core/words';
import { eligibleTable, leastDealtIn, reaches } from './table.ts';
import { speak } from './verdict.ts';

/** How and where an activity is offered. */
export type OfferedThere = { readonly offering: Offering; readonly tables: 'all' | readonly number[] };

/** A table as fees see it; `dealtIn`: how many hold a hand, once that is known. */
export type FeeTable = {
  readonly table: number;
  readonly game: string;
  readonly isLive: boolean;
  readonly isTournament: boolean;
  readonly dealtIn?: number;
};

/**
 * Why no fee of an activity is taken at a table. A table at which nobody can win pays nothing: another game, a
 * tournament, fewer dealt in than the approval asks for. ELG-10
 */
export const noFeeAt = (activity: Activity, offered: OfferedThere, table: FeeTable): Said | undefined => {
  if (activity.funding.fee === undefined) return noFeeReached(activity, table);
  return notReached(activity, offered, table) ?? noFeeReached(activity, table);
};

/** The same of an activity that is known to reach the table. */
export const noFeeReached = (activity: Activity, table: Omit<FeeTable, 'table'>): Said | undefined => {
  if (activity.funding.fee === undefined) return speak('no-fee.none', { activity: activity.name });
  return table.isLive ? tooFew(activity, table) : speak('no-fee.free', {});
};

/** Why an activity does not reach a table, if so, in words for the people there. ELG-9 */
export const notReached = (
  activity: Activity,
  { offering, tables }: OfferedThere,
  { table, game, isLive, isTournament }: FeeTable,
): Said | undefined => {
  const { name } = activity;
  if (tables !== 'all' && !tables.includes(table)) return speak('no-fee.table', { activity: name, table });
  if (reaches(activity, offering, { game, isLive, isTournament }).met) return undefined;
  if (!eligibleTable(activity, { isLive, isTournament }).met)
    return isLive ? speak('no-fee.tournament', { activity: name }) : speak('no-fee.no-purchase', { activity: name });
  const games = gamesNamed(activity, offering);
  return games.length > 0 && games.length <= NAMED_MOST
    ? speak('no-fee.games', { activity: name, games })
    : speak('no-fee.game', { activity: name, game: nameOfGame(game) });
};

/** An activity that is paused, ended or gone. */
export const notNow = (activity: string): Said => speak('no-fee.not-now', { activity });

/** A fee that is taken even if no chip was placed. */
export const notPlaced = (activity: string): Said => speak('no-fee.owed', { activity });

/** Longer lists are on the rule sheet. */
const NAMED_MOST = 3;

/** The games that are listed and have a hand to win, as they are printed. */
const gamesNamed = (activity: Activity, offering: Offering): readonly string[] => {
  const { scope, games } = activity;
  if (scope !== 'listed') return [];
  const hasHands = rowsOffered(activity, offering).length > 0;
  const reached = games.filter(({ slug }) => !hasHands || reaches(activity, offering, { ...LIVE, game: slug }).met);
  return [...new Set(reached.map(({ name }) => name))];
};
const LIVE = { isLive: true, isTournament: false };

/** A number that the approval asks for; where it is silent, every table pays. */
const tooFew = (activity: Activity, { game, dealtIn }: Pick<FeeTable, 'game' | 'dealtIn'>): Said | undefined => {
  const { eligibility, name } = activity;
  const least = isSaid(eligibility.playersMin) ? leastDealtIn(eligibility, game) : 0;
  return dealtIn === undefined || dealtIn >= least
    ? undefined
    : speak('no-fee.players', { activity: name, least, dealtIn });
};

/** A mark for a fee: who would place it, and on which hand. */
export type FeePayer = {
  readonly role: Role;
  readonly position: number;
  readonly isPlayerDealer: boolean;
  readonly space: FeeSpace;
};

/** Why the approval does not let this person place a fee. Where it says nothing of them, they may. ELG-10 */
export const feeBar = (
  { name, eligibility, settlement, funding }: Activity,
  { role, position, isPlayerDealer, space }: FeePayer,
  game: string,
): Said | undefined => {
  const activity = { activity: name };
  const isPlaced = funding.fee?.charges.some(({ optional, games }) => optional && isGame(games ?? 'any', game));
  if (isPlaced !== true) return notPlaced(name);
  if (space === 'player-dealer' && settlement.holders !== 'fee-space') return speak('no-fee.space', activity);
  if (isPlayerDealer && isOut(eligibility.playerDealer)) return speak('no-fee.player-dealer', activity);
  if (role === 'backline' || position > 1) {
    const { backline } = eligibility;
    if (isOut(backline)) return speak('no-fee.backline', activity);
    if (backline.value === 'where-the-game-allows' && gameOf(game)?.backline === false)
      return speak('no-fee.backline-game', { game: nameOfGame(game) });
  }
  return roleBar(eligibility, role, activity);
};

const roleBar = (eligibility: Eligibility, role: Role, activity: { readonly activity: string }): Said | undefined => {
  const { propositionPlayers, employeesOnDuty, employeesOffDuty } = eligibility;
  switch (role) {
    case 'player':
    case 'player-dealer':
    case 'backline':
      return undefined;
    case 'proposition-player':
      return isOut(propositionPlayers) ? speak('no-fee.proposition-player', activity) : undefined;
    // On standby and out of uniform somebody counts as on duty.
    case 'employee-standby':
    case 'employee-standby-in-uniform':
    case 'employee-on-duty':
      return isOut(employeesOnDuty) ? speak('no-fee.on-duty', activity) : undefined;
    case 'employee-off-duty-in-uniform':
      return isSaid(employeesOffDuty) && employeesOffDuty.value !== 'eligible'
        ? speak('no-fee.in-uniform', activity)
        : undefined;
    case 'employee-off-duty':
      return isOut(employeesOffDuty) ? speak('no-fee.employee', activity) : undefined;
    case 'house':
      return speak('no-fee.house', {});
  }
};

const isSaid = ({ stated }: Pick<Flag<unknown>, 'stated'>): boolean => stated !== 'no';
const isOut = (flag: Flag<string>): boolean => isSaid(flag) && flag.value === 'ineligible';
