import type { Said } from '#core/words';

export const IRREGULARITIES = [
  'one-card-face-up',
  'two-cards-face-up',
  'card-drawn-in-error',
  'player-card-count',
  'dealer-card-count',
  'dealer-card-exposed',
  'shuffler-jam',
  'shoe-jam',
  'stub-misdealt',
  'stub-wrong',
  'device-unusable',
] as const;
export type Irregularity = (typeof IRREGULARITIES)[number];

/** What a rule makes of an irregularity. */
export type Consequence = {
  /** What was seen, as the reason of a void round. */
  readonly what: Said;
  readonly voids: 'always' | 'until-all-have-decided' | 'never';
  /** What happens to the cards. */
  readonly cards: 'set-aside' | 'use-as-next' | 'reshuffle' | 'remove-deck' | 'none';
  /** What the dealer does, in the words of the table. */
  readonly say: Said;
  /** What it is called and what is done when everybody had decided, where the round then stands. */
  readonly late?: Pick<Consequence, 'what' | 'say'>;
  readonly clause: string;
};

/** The irregularities that a game's rules name; for others the round counts. */
export type Irregularities = Readonly<Partial<Record<Irregularity, Consequence>>>;

/** What an irregularity comes to at a moment of a round: whether it voids it, and what is said about it. */
export const comesTo = (consequence: Consequence, allHaveDecided: boolean) => {
  const { voids, late, what, say, clause } = consequence;
  const isVoid = voids === 'always' || (voids === 'until-all-have-decided' && !allHaveDecided);
  const isLate = voids === 'until-all-have-decided' && allHaveDecided;
  return { isVoid, clause, ...(isLate && late !== undefined ? late : { what, say }) };
};

/** The consequence that makes this round void, if it does. */
export const voidedBy = (
  rules: Irregularities,
  irregularity: Irregularity | undefined,
  allHaveDecided: boolean,
): Consequence | undefined => {
  const consequence = irregularity && rules[irregularity];
  return consequence !== undefined && comesTo(consequence, allHaveDecided).isVoid ? consequence : undefined;
};
