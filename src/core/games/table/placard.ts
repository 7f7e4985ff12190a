import { formatAmount } from '#core/money';
import type { Said } from '#core/words';
import { namedWager } from './named.ts';
import type { PokerSetUp } from './poker-game.ts';
import { speak } from './refusals.ts';
import type { PokerRules } from './rules.ts';
import type { TERMS } from './texts/en.ts';

type Line = Extract<keyof typeof TERMS, `posted.${string}`> extends `posted.${infer Name}` ? Name : never;

/** A rule of a game, in short. */
export const postedLine = (line: Line): Said => speak(`posted.${line}`, {});

/** What hangs at the tables of a game beside its pay tables. */
export type Placard = {
  readonly title: Said;
  readonly lines: readonly Said[];
  readonly envy: Said;
  readonly forPlayers: (wager: string, players: number) => Said;
};

/** The rules in short, as the text has them, and how each meter starts and grows. */
export const placardOf = (rules: PokerRules, { meters, progressions }: PokerSetUp): Placard => ({
  title: speak('placard.title', { game: rules.title }),
  lines: [
    ...rules.posted,
    ...rules.metersNeeded.flatMap(({ meter: name, calledAfter }) => {
      const [meter, fed] = [meters[name], progressions[name]];
      if (meter === undefined || fed === undefined) return [];
      const percent = Math.round((fed.rate.over * 100_000) / fed.rate.under) / 1_000;
      return [speak('placard.meter', { wager: namedWager(calledAfter), reset: formatAmount(meter.reset), percent })];
    }),
    ...(rules.metersNeeded.length > 0 ? [speak('placard.prizes', {})] : []),
    speak('placard.misdeal', {}),
  ],
  envy: speak('placard.envy', {}),
  forPlayers: (wager, players) => speak('placard.players', { wager: namedWager(wager), players }),
});
