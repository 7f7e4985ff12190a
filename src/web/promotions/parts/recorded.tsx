import type { ReactNode } from 'react';
import type { HouseCommand } from '#core/house';
import { type ActingInTwo, ActKey, Keys, type Preview, Refused, TwoPeople } from '../../kit/index.ts';
import { isPossible, objectionIn } from './hooks.ts';

type RecordedProps = {
  readonly acting: ActingInTwo;
  /** What is recorded; nothing as long as it cannot be read. */
  readonly command: HouseCommand | undefined;
  /** What the house would say to it: where it objects, that stands there and the key is off. */
  readonly foreseen?: Preview;
  /** What of the form cannot be read, in words. */
  readonly unreadable?: string;
  readonly label: string;
  readonly tone?: 'main' | 'plain';
  readonly title: string;
  /** The outcome, as the second person reads it. */
  readonly action: string;
  readonly onDone?: () => void;
  /** The facts that both people stand for. */
  readonly children: ReactNode;
};

/** The end of a form in which people write down what they saw: the objection, the key, and the second person. */
export const Recorded = ({ acting, command, foreseen, unreadable = '', ...words }: RecordedProps) => {
  const { label, tone = 'main', title, action, onDone, children } = words;
  const record = async () => {
    if (command !== undefined && (await acting.act(command)) !== undefined) onDone?.();
  };
  const isOff = command === undefined || (foreseen !== undefined && !isPossible(foreseen));
  return (
    <>
      <Refused why={acting.why || (foreseen === undefined ? '' : objectionIn(foreseen))} own={unreadable} />
      <Keys>
        <ActKey tone={tone} isPending={acting.isPending} isOff={isOff} onPress={() => void record()}>
          {label}
        </ActKey>
      </Keys>
      <TwoPeople acting={acting} title={title} action={action}>
        {children}
      </TwoPeople>
    </>
  );
};
