import { type Answer, answer, defined } from '#core/base';
import { idsOf, isExcluded } from '#core/people';
import {
  type At,
  type Award,
  awardNumbered,
  type Holder,
  type HouseView,
  holderNamed,
  isSame,
  momentFrom,
  openTable,
  refuse as refuseAtHouse,
  roleOf,
  seatsIn,
  type Table,
  type TableGame,
} from '#core/state';
import { formatMoment } from '#core/time';
import { earnedBy } from '../by-award.ts';
import { refuse as refuseEarned } from '../refusals.ts';
import { hoursOf, trackingOf } from '../tracking/hours.ts';
import { holderOf } from './holder.ts';
import { refuse } from './refusals.ts';
import { clauseIn, type DrawingTypes } from './rule.ts';
import type { Command, Issue } from './shape.ts';

/** What is dealt where an entry is earned, and who earns it there. */
export type EarnedAt = { readonly table: TableGame; readonly holder: Holder };

/** Where an entry is earned: at the table of its verified hand, or at the one where it is handed out. DRW-12 */
export const earnedAt = (house: HouseView, issue: Issue, clause: string): Answer<EarnedAt> => {
  const { earned, player, tickets } = issue;
  const holder = holderNamed(house, holderOf(issue));
  if (earned.type === 'hand') {
    const { award } = earned;
    if (award === undefined) return refuseEarned('hand-not-named', { what: 'tickets' }, clause);
    const found = awardNumbered(house, award);
    if (!found.ok) return found;
    const table = found.value.award.table === undefined ? undefined : house.tables.get(found.value.award.table);
    if (table !== undefined) return answer({ table: table.plays, holder });
    return refuseEarned('award-earns-otherwise', { award, what: 'tickets', count: tickets.length }, clause);
  }
  const table = openTable(house, earned.table);
  if (!table.ok) return table;
  if (earned.seat !== undefined) return seatedAt(house, table.value, earned.seat, player, clause);
  const other = player === undefined ? undefined : seatsIn(house)(player);
  if (player !== undefined && other !== undefined && other.table !== earned.table)
    return refuse('sits-elsewhere', { player, table: other.table }, clause);
  return answer({ table: table.value.plays, holder });
};

/** Who sits at a seat; a member's seat earns only for the member. */
const seatedAt = (
  house: HouseView,
  { table, plays, seated }: Table,
  seat: number,
  player: string | undefined,
  clause: string,
): Answer<EarnedAt> => {
  const { members } = house;
  const one = seated.find(each => isSame(each, { seat, position: 1 }));
  if (one === undefined) return refuseAtHouse('seat-empty', { table, seat: String(seat) }, clause);
  const member = one.player.type === 'member' ? one.player.id : undefined;
  if (member !== undefined && !idsOf(members, player ?? '').includes(member))
    return refuse('seat-of-member', { table, seat }, clause);
  const { age } = one;
  const role = roleOf(house, member ?? player, one);
  const excluded = player !== undefined && isExcluded(members, player) ? { isExcluded: true } : {};
  return answer({ table: plays, holder: { role, ...defined({ age }), ...excluded } });
};

/** What an entry is earned by: the award of a verified hand, or an hour that a club card made count. PRO-9, TRK-9 */
export const provenBy = ({ rules, house, context }: At<DrawingTypes>, command: Command): Answer<Award | undefined> => {
  const { activity, terms } = rules;
  if (command.type === 'IssueTickets' && command.earned.type === 'hand') {
    const { tickets = [], earned } = command;
    const hand = { what: 'tickets', row: earned.row, count: tickets.length } as const;
    const named = { player: holderOf({ ...command, tickets }), award: earned.award };
    return earnedBy(house, { activity, clause: terms.clause, now: context.now }, named, hand);
  }
  if (command.type !== 'AddPoint') return answer(undefined);
  const clause = clauseIn(rules);
  const tracking = trackingOf(house, activity.id, undefined, clause);
  if (!tracking.ok) return tracking;
  const { player } = command;
  const hour = momentFrom(command.hour);
  const isCounted = [...hoursOf(house, tracking.value, player)].some(one => momentFrom(one).equals(hour));
  const facts = { player, hour: { moment: formatMoment(house.settings.clock, hour) } };
  return isCounted ? answer(undefined) : refuse('hour-not-tracked', facts, clause);
};
