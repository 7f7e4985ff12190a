import type { AccountRow } from '#core/views';
import type { PicksDraft } from './visit.ts';
import type { Said } from './words.ts';

/** What every step of a pick sheet is given. */
export type PicksProps = {
  readonly contest: AccountRow<'contests'>;
  readonly draft: PicksDraft;
  readonly step: number;
  readonly said: Said | undefined;
  readonly onDraft: (draft: PicksDraft) => void;
  readonly onStep: (step: number) => void;
  readonly onHandIn: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
};
