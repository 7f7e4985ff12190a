import type { OpeningState } from '#api';

/** What every step of an opening works with. */
export type StepProps = {
  readonly state: OpeningState;
  readonly onState: (state: OpeningState) => void;
  readonly onNext: () => void;
};
