import { assert, multiplyRational, type Rational, rational } from '#core/base';
import { LADDER, type Prize, TOP } from '#core/games/hi-lo-progressive';

/** What the ladder is worth to the player in dollars, by the number of right answers from 0 to 6. */
export type HiLoPrizes = {
  readonly quit: readonly Rational[];
  readonly miss: readonly Rational[];
  readonly progressive: Rational;
};

/** ODD-7: free play counts at so many percent of its face. */
export const hiLoPrizes = (progressive: Rational, freePlayPercent: number): HiLoPrizes => {
  const worth = ({ amount, form }: Prize): Rational =>
    multiplyRational(rational(amount, 100), rational(form === 'cash' ? 100 : freePlayPercent, 100));
  const levels = LADDER.slice(0, TOP);
  return {
    quit: levels.map(({ prize }) => {
      assert(prize !== 'progressive', 'only the top of the ladder is the progressive');
      return worth(prize);
    }),
    miss: levels.map(({ afterMiss }) => worth(afterMiss)),
    progressive,
  };
};

/** A level, and whether the free miss is still to be had there. */
export type Stage = {
  readonly level: number;
  /** The stage after a right guess. */
  readonly right: number;
  /** The stage after a miss that is forgiven; absent where a miss ends the game. */
  readonly freeMiss?: number;
};

/** [HLP 5] level by level; a level with a free miss comes twice, first with the free miss and then without. */
export const STAGES: readonly Stage[] = LADDER.slice(0, TOP).flatMap(({ freeMiss }, level) => {
  const here = LADDER.slice(0, level).reduce((stages, each) => stages + (each.freeMiss ? 2 : 1), 0);
  const next = here + (freeMiss ? 2 : 1);
  const nextUsed = LADDER[level + 1]!.freeMiss ? next + 1 : next;
  return freeMiss
    ? [
        { level, right: next, freeMiss: here + 1 },
        { level, right: nextUsed },
      ]
    : [{ level, right: next }];
});

/** The stage of the last guess but one, and of the last. */
export const LAST_BUT_ONE = STAGES.length - 2;
export const LAST = STAGES.length - 1;
