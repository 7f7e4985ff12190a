import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Key } from '../keys/key.tsx';
import styles from './sheet.module.css';

type SheetProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** As wide as what is in it, for pads. */
  readonly isWide?: boolean;
  /** With a pad that needs the whole height of a small screen: everything else is beside it. */
  readonly isBesidePad?: boolean;
  readonly children: ReactNode;
};

/** Something to read over the page; Escape, the key or a tap beside it closes it and focus returns. */
export const Sheet = ({ title, isOpen, onClose, isWide = false, isBesidePad = false, children }: SheetProps) => {
  const t = useTranslations('kit');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-wide={isWide || undefined}
      data-beside-pad={isBesidePad || undefined}
      aria-label={title}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 aria-live="polite">{title}</h2>
        <Key icon="clear" onPress={onClose} isIconOnly>
          {t('close')}
        </Key>
      </div>
      {children}
    </dialog>
  );
};
