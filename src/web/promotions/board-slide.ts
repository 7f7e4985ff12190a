import type { useTranslations } from 'use-intl';
import type { Board, BoardHand } from '#core/views';

export type SignText = (t: ReturnType<typeof useTranslations<'sign'>>) => string;

/** What something is, and what it pays or has come to; both as they are posted. */
export type BoardRow = readonly [what: string, text: string];

/** A promotion as players see it on a sign, the largest first. */
export type BoardSlide = {
  readonly label: SignText;
  readonly figure?: string | undefined;
  /** How long there is still time to claim what was drawn. */
  readonly claimMs?: number;
  readonly facts: readonly SignText[];
  readonly hands?: readonly BoardHand[];
  /** Hands below the best, smaller. */
  readonly lower?: readonly BoardHand[];
  /** A list of any length: the sign turns through its pages. */
  readonly rows?: readonly BoardRow[];
};

/** What a mechanism shows on signs, at a moment of the server's. */
export type BoardSlideOf<Type extends Board['type']> = (
  board: Extract<Board, { readonly type: Type }>,
  now: number,
) => BoardSlide;
