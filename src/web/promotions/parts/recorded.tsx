import type { HouseCommand } from '#core/house';
import { ActKey, type FactRow, HoldKey, Keys, type Preview, Refused, TwoPeople } from '../../kit/index.ts';
import { isPossible, objectionIn, useAct, usePreview } from './hooks.ts';

type RecordedProps = {
  /** What is recorded; nothing as long as it cannot be read. */
  readonly command: HouseCommand | undefined;
  readonly label: string;
  readonly tone?: 'main' | 'plain';
  /** Pressed for a while, since it cannot be taken back. */
  readonly isHeld?: boolean;
  /** The house is asked before: where it objects, that is there and the key is off. */
  readonly isForeseen?: boolean;
  /** What it said, where the form has asked already. */
  readonly foreseen?: Preview;
  /** What already prevents it, by the page's own check. */
  readonly objection?: string;
  /** What of the form cannot be read, in words. */
  readonly unreadable?: string;
  /** What both people approve; absent where one is enough. */
  readonly facts?: readonly FactRow[];
  readonly title?: string;
  /** The outcome, as the second person reads it: the words of the key where it is not said. */
  readonly action?: string;
  readonly onDone?: () => void;
};

/** The end of a form in which people write down what they saw: the objection, the key, and the second person. */
export const Recorded = ({ command, isForeseen = false, facts, ...key }: RecordedProps) => {
  const { label, tone = 'main', isHeld = false, objection = '', unreadable = '', onDone } = key;
  const { title = label, action = label } = key;
  const acting = useAct();
  const asked = usePreview(isForeseen ? command : undefined);
  const foreseen = key.foreseen ?? (isForeseen ? asked : undefined);
  const record = async () => {
    if (command !== undefined && (await acting.act(command)) !== undefined) onDone?.();
  };
  const isOff = command === undefined || objection !== '' || (foreseen !== undefined && !isPossible(foreseen));
  const why = acting.why || objection || (foreseen === undefined ? '' : objectionIn(foreseen));
  return (
    <>
      <Refused why={why} own={unreadable} />
      <Keys>
        {isHeld ? (
          <HoldKey onHeld={() => void record()}>{label}</HoldKey>
        ) : (
          <ActKey tone={tone} isPending={acting.isPending} isOff={isOff} onPress={() => void record()}>
            {label}
          </ActKey>
        )}
      </Keys>
      {facts !== undefined && <TwoPeople acting={acting} title={title} action={action} facts={facts} />}
    </>
  );
};
