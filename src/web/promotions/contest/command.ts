import type { CommandIn, PostedIn } from '#core/house';
import { linesOf, pairOf } from '../parts/lines.ts';
import type { Draft } from '../parts/opening.tsx';
import { momentIn } from '../parts/posting.ts';
import { plain, type Read, together } from '../parts/reading.ts';

export type OpenField = 'games' | 'deadline' | 'things';

export const postedOf = ({ games, deadline, things }: Draft<OpenField>, zone: string): Read<PostedIn<'contest'>> =>
  together({
    games: plain(linesOf(games)),
    deadline: momentIn(deadline, zone),
    things: plain(thingsIn(things)),
  });

/** `1st = a pickup truck`: what is given for a posted amount, one a line. */
const thingsIn = (text: string): Readonly<Record<string, string>> | undefined => {
  const lines = linesOf(text).map(pairOf);
  return lines.length === 0 ? undefined : Object.fromEntries(lines.map(([prize, thing = '']) => [prize, thing]));
};

export type EntryDraft = {
  readonly player: string;
  readonly picks: Readonly<Record<string, string>>;
  readonly guess: Pair;
};
export type Pair = readonly [string, string];
export const NO_ENTRY: EntryDraft = { player: '', picks: {}, guess: ['', ''] };

const scoreOf = ([a, b]: Pair): readonly [number, number] | undefined =>
  a.trim() === '' || b.trim() === '' ? undefined : [Number(a), Number(b)];

/** Nothing stands for a game that nobody has typed yet. */
const typedIn = (picks: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(picks).flatMap(([game, pick]) => (pick.trim() === '' ? [] : [[game, pick.trim()]])),
  );

type Command = CommandIn<'contest'>;

export const entryOf = ({ player, picks, guess }: EntryDraft): Command => {
  const score = scoreOf(guess);
  return {
    type: 'SubmitEntry',
    player: player.trim(),
    picks: typedIn(picks),
    ...(score === undefined ? {} : { guess: [...score] }),
  };
};

export const pointsOf = (
  player: string,
  { award, count }: { readonly award: number; readonly count: number },
): Command => ({
  type: 'AddPoints',
  player: player.trim(),
  points: count,
  award,
});

export type ResultsDraft = { readonly results: Readonly<Record<string, string>>; readonly final: Pair };
export const NO_RESULTS: ResultsDraft = { results: {}, final: ['', ''] };

/** Hours of play are those of the club cards: the core knows them. */
export const settlementOf = ({ results, final }: ResultsDraft): Command => {
  const score = scoreOf(final);
  return {
    type: 'SettleContest',
    results: typedIn(results),
    ...(score === undefined ? {} : { final: [...score] }),
  };
};
