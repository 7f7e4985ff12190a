import { defined } from '#core/base';
import type { CommandIn, PostedIn } from '#core/house';
import { plain, type Read, together } from '#entry/reading';
import { linesOf, pairOf } from '../parts/lines.ts';
import type { Draft } from '../parts/opening-form.ts';
import { momentIn } from '../parts/posting.ts';

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

/** What is written of games: a side for each, and the score of the last. */
export type SheetDraft = {
  readonly sides: Readonly<Record<string, string>>;
  readonly score: readonly [string, string];
};
export const NO_SHEET: SheetDraft = { sides: {}, score: ['', ''] };

/** A game without a typed result is left out. */
const typedIn = (sides: SheetDraft['sides']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sides).flatMap(([game, side]) => (side.trim() === '' ? [] : [[game, side.trim()]])),
  );

const scoreOf = ([a, b]: SheetDraft['score']): [number, number] | undefined =>
  a.trim() === '' || b.trim() === '' ? undefined : [Number(a), Number(b)];

type Command = CommandIn<'contest'>;

export const entryOf = (player: string, { sides, score }: SheetDraft): Command => ({
  type: 'SubmitEntry',
  player: player.trim(),
  picks: typedIn(sides),
  ...defined({ guess: scoreOf(score) }),
});

export const pointsOf = (
  player: string,
  { award, count }: { readonly award: number; readonly count: number },
): Command => ({
  type: 'AddPoints',
  player: player.trim(),
  points: count,
  award,
});

/** Hours of play are those of the club cards: the core knows them. */
export const settlementOf = ({ sides, score }: SheetDraft): Command => ({
  type: 'SettleContest',
  results: typedIn(sides),
  ...defined({ final: scoreOf(score) }),
});
