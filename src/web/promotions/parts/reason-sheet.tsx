import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import { ActKey, Field, Refused, Sheet } from '../../kit/index.ts';
import styles from './detail.module.css';
import { useAct } from './hooks.ts';

type ReasonSheetProps = {
  readonly title: string;
  readonly action: string;
  readonly commandFor: (reason: string) => HouseCommand;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** For what the journal keeps a reason of. */
export const ReasonSheet = ({ title, action, commandFor, onDone, onClose, children }: ReasonSheetProps) => {
  const t = useTranslations('promotions.end');
  const { act, isPending, why } = useAct();
  const [reason, setReason] = useState('');
  const press = async () => {
    const done = await act(commandFor(reason));
    if (done !== undefined) onDone();
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        {children}
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <Refused why={why} />
        <ActKey tone="main" isPending={isPending} onPress={() => void press()}>
          {action}
        </ActKey>
      </div>
    </Sheet>
  );
};
