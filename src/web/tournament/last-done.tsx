import { useTranslations } from 'use-intl';
import { ActKey, Icon } from '../kit/index.ts';
import styles from './parts.module.css';
import type { useUndo } from './use-event.tsx';

type LastDoneProps = ReturnType<typeof useUndo> & { readonly className: string | undefined };

/** The last thing done here, and its way back. */
export const LastDone = ({ className, words, undo, isPending, why }: LastDoneProps) => {
  const t = useTranslations('tournament');
  return (
    <div className={className} role="status" data-last>
      {words !== undefined && (
        <>
          <span className={styles.done}>
            <Icon name="check" /> {words}
          </span>
          {undo !== undefined && (
            <ActKey isPending={isPending} onPress={undo}>
              {t('undo')}
            </ActKey>
          )}
          <span className={styles.why}>{why}</span>
        </>
      )}
    </div>
  );
};
