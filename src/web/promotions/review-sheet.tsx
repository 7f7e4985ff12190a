import type { ReactNode } from 'react';
import { Sheet } from '../kit/index.ts';
import styles from './detail.module.css';
import type { Acting } from './hooks.ts';
import { ActKey, Facts, Refused } from './parts.tsx';

type ReviewSheetProps = {
  readonly title: string;
  /** Everything once more, before it is done. */
  readonly children: ReactNode;
  /** The key says the outcome. */
  readonly action: string;
  readonly acting: Acting;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

export const ReviewSheet = ({ title, children, action, acting, onConfirm, onClose }: ReviewSheetProps) => (
  <Sheet title={title} isOpen onClose={onClose}>
    <div className={styles.sheet}>
      <Facts>{children}</Facts>
      <Refused why={acting.why} />
      <ActKey isMain isPending={acting.isPending} onPress={onConfirm}>
        {action}
      </ActKey>
    </div>
  </Sheet>
);
