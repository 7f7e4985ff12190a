import type { ReactNode } from 'react';
import type { Done } from '#api';
import type { HouseCommand } from '#core/house';
import { Body, Facts, PadKey, Sheet, useLangOf } from '../kit/index.ts';
import styles from './sheets.module.css';
import { useAct } from './use-act.ts';

type ReviewSheetProps = {
  readonly title: string;
  /** Who, what, from which fund, how much: everything once more before money moves. */
  readonly children: ReactNode;
  /** The key says the outcome. */
  readonly action: string;
  readonly command: HouseCommand;
  readonly onDone: (done: Done) => void;
  readonly onClose: () => void;
};

export const ReviewSheet = ({ title, children, action, command, onDone, onClose }: ReviewSheetProps) => {
  const { act, isPending, why } = useAct();
  const confirm = async () => {
    const done = await act(command);
    if (done !== undefined) onDone(done);
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <Body>
        <Facts>{children}</Facts>
        <p className={styles.refused} role="alert" lang={useLangOf(why)}>
          {why}
        </p>
        <PadKey tone="main" isPending={isPending} onPress={() => void confirm()}>
          {action}
        </PadKey>
      </Body>
    </Sheet>
  );
};
