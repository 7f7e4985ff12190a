import { FactList, type FactRow } from '../form/fact-list.tsx';
import { type DualCommand, SecondSheet } from './second-sheet.tsx';

type TwoPeopleProps = {
  readonly acting: {
    /** What the house does only with two people: asked, and not done yet. */
    readonly second: DualCommand | undefined;
    readonly endSecond: () => void;
  };
  readonly title: string;
  readonly action: string;
  /** What both approve. */
  readonly facts: readonly FactRow[];
};

/** Comes up when the house does something only with two people. */
export const TwoPeople = ({ acting, title, action, facts }: TwoPeopleProps) =>
  acting.second === undefined ? null : (
    <SecondSheet
      title={title}
      action={action}
      command={acting.second}
      onClose={acting.endSecond}
      review={<FactList of={facts} />}
    />
  );
