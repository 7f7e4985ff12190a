import type { ReactNode } from 'react';
import { type ActingInTwo, ActKey, Facts, Refused, Sheet } from '../../kit/index.ts';
import styles from './detail.module.css';

type ReviewSheetProps = {
  readonly title: string;
  /** Everything once more, before it is done. */
  readonly children: ReactNode;
  /** The key says the outcome. */
  readonly action: string;
  readonly acting: ActingInTwo;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export const ReviewSheet = ({ title, children, action, acting, onConfirm, onClose }: ReviewSheetProps) => (
  <Sheet title={title} isOpen onClose={onClose}>
    <div className={styles.sheet}>
      <Facts>{children}</Facts>
      <Refused why={acting.why} />
      <ActKey tone="main" isPending={acting.isPending} onPress={onConfirm}>
        {action}
      </ActKey>
    </div>
  </Sheet>
);
