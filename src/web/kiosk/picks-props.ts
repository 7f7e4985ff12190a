import type { ContestView } from '#core/views';
import type { Draft } from './visit.ts';
import type { Said } from './words.ts';

/** What every step of a pick sheet is given. */
export type PicksProps = {
  readonly contest: ContestView;
  readonly draft: Draft;
  readonly step: number;
  readonly said: Said | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onStep: (step: number) => void;
  readonly onHandIn: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
};
