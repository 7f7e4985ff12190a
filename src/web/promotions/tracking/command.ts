import type { CommandIn, PostedIn } from '#core/house';
import { slugOf } from '#core/qualifying';
import { amountIn, countIn, ifWritten, plain, type Read, together } from '#entry/reading';
import { linesOf } from '../parts/lines.ts';
import type { Draft } from '../parts/opening-form.ts';
import { momentIn } from '../parts/posting.ts';

export type OpenField = 'from' | 'to' | 'credits' | 'minutes' | 'games' | 'prizes';

export const postedOf = (draft: Draft<OpenField>, zone: string): Read<PostedIn<'tracking'>> => {
  const { from, to, credits, minutes, games, prizes } = draft;
  return together({
    from: momentIn(from, zone),
    to: momentIn(to, zone),
    creditsPerSwipe: credits.trim() === '' ? plain(0) : countIn(credits),
    prizes: creditsIn(prizes),
    minutesPerCredit: ifWritten(minutes, countIn),
    minutesFor: minutesIn(games),
    rewards: rewardsIn(prizes),
  });
};

/** `pan-9 = 30`: a game as the tables have it, and the minutes of play that earn credits there, one a line. */
const minutesIn = (text: string): Read<PostedIn<'tracking'>['minutesFor']> => {
  const lines = linesOf(text).map(line => line.split('=').map(part => part.trim()));
  if (lines.length === 0) return plain(undefined);
  return together(Object.fromEntries(lines.map(([game = '', minutes = '']) => [slugOf(game), countIn(minutes)])));
};

/** `Lunch for one = 30 = $15`: a prize, the credits that it costs and what it is worth, one a line. */
const rewardLines = (text: string) =>
  linesOf(text).map(line => {
    const [name = '', credits = '', value = name] = line.split('=').map(part => part.trim());
    return { name, credits, value };
  });

const creditsIn = (text: string): Read<Readonly<Record<string, number>>> =>
  together(Object.fromEntries(rewardLines(text).map(({ name, credits }) => [name, countIn(credits)])));

/** `$20 = 200` is paid in money: its name is its worth. */
const rewardsIn = (text: string): Read<PostedIn<'tracking'>['rewards']> => {
  const rewards = rewardLines(text).map(({ name, value }) => {
    const isMoney = amountIn(name).ok ? true : undefined;
    return [name, together({ value: amountIn(value), isMoney: plain(isMoney) })] as const;
  });
  return rewards.length === 0 ? plain(undefined) : together(Object.fromEntries(rewards));
};

type Command = CommandIn<'tracking'>;

export const enrollmentOf = (player: string): Command => ({ type: 'EnrollPlayer', player: player.trim() });

/** What is dealt at the table, and who sits there, the house knows. */
export const sittingDown = (player: string, table: number): Command => ({ type: 'SitDown', player, table });

export const swiped = (player: string): Command => ({ type: 'SwipeCard', player });
export const left = (player: string): Command => ({ type: 'LeaveTable', player });
