import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import { AskKey, Field, Sheet } from '../../kit/index.ts';
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
  const acting = useAct();
  const [reason, setReason] = useState('');
  const press = async () => {
    const done = await acting.act(commandFor(reason));
    if (done !== undefined) onDone();
  };
  return (
    <Sheet title={title} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        {children}
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <AskKey acting={acting} onPress={() => void press()}>
          {action}
        </AskKey>
      </div>
    </Sheet>
  );
};
