import type { Refusal } from '#core/base';
import { memberNow } from '#core/people';
import type { HouseView } from './house.ts';
import type { Named } from './named.ts';
import { refuse } from './refusals.ts';

/** The rule of the state about those who are excluded, beside ours. */
const CLAUSE = 'CLB-5; 4 CCR 12463-12464';

/** Why this player takes no part and is paid nothing; undefined for people unknown to the club. CLB-4, CLB-5 */
export const playerObjection = (house: HouseView, player: string): Refusal | undefined => {
  const member = memberNow(house.members, player);
  if (member === undefined) return undefined;
  if (member.excluded !== undefined) return refuse('member-may-not-take-part', { member: player }, CLAUSE);
  if (member.member !== player) return refuse('member-merged', { member: player, into: member.member }, 'CLB-4');
  return member.erasedAt === undefined ? undefined : refuse('member-erased', { member: player }, 'CLB-9');
};

/** A prize won before is paid to the person under any id, unless excluded. CLB-5 */
export const prizeObjection = (house: HouseView, player: string | undefined): Refusal | undefined => {
  const objection = player === undefined ? undefined : playerObjection(house, player);
  return objection?.code === 'member-may-not-take-part' ? objection : undefined;
};

/**
 * Why a promotion refuses a command for one of its players. What ends somebody's part, or takes
 * back what they had, is never refused: `ending` names such commands. CLB-5
 */
export const namedObjection = (
  house: HouseView,
  command: Named,
  ending: readonly string[] = [],
): Refusal | undefined => {
  if (house.members.size === 0 || ending.includes(command.type)) return undefined;
  for (const player of playersIn(command)) {
    const objection = playerObjection(house, player);
    if (objection !== undefined) return objection;
  }
  return undefined;
};

/** Mechanisms name people as `player`, `players` and `holder`, at any depth. */
const NAMING = ['player', 'players', 'holder'];

const playersIn = (part: unknown, name = ''): readonly string[] => {
  if (typeof part === 'string') return NAMING.includes(name) ? [part] : [];
  if (Array.isArray(part)) return part.flatMap(one => playersIn(one, name));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => playersIn(value, key));
};
