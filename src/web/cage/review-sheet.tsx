import { useEffect, useRef } from 'react';
import type { HouseCommand } from '#core/house';
import { Body, FactList, type FactRow, PadKey, Refused, Sheet } from '../kit/index.ts';
import { useAct } from './use-act.ts';

export type ReviewSheetProps = {
  readonly title: string;
  /** Who, what, from which fund, how much: everything once more before money moves. */
  readonly facts: readonly (FactRow | false)[];
  /** The key says the outcome. */
  readonly action: string;
  readonly command: HouseCommand;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export const ReviewSheet = ({ title, facts, action, command, onDone, onClose }: ReviewSheetProps) => {
  const { act, isPending, why } = useAct();
  const sheet = useRef<HTMLDivElement>(null);
  // Scan, Enter, Enter: what is read here is confirmed by the same key.
  useEffect(() => sheet.current?.querySelector<HTMLElement>('[data-tone="main"]')?.focus(), []);
  const confirm = async () => {
    if ((await act(command)) !== undefined) onDone();
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <div ref={sheet}>
        <Body>
          <FactList of={facts} />
          <Refused why={why} />
          <PadKey tone="main" isPending={isPending} onPress={() => void confirm()}>
            {action}
          </PadKey>
        </Body>
      </div>
    </Sheet>
  );
};
