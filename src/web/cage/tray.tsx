import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { TrayView } from '#core/views';
import { Fact, PadKey, useIsOnline } from '../kit/index.ts';
import styles from './detail.module.css';
import { ReviewSheet } from './review-sheet.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type TrayProps = { readonly table: number; readonly tray: TrayView | undefined };

export const Tray = ({ table, tray }: TrayProps) => {
  const t = useTranslations('cage');
  const isOnline = useIsOnline();
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ pay: () => setOpen(tray !== undefined && isOnline) });
  if (tray === undefined) return <p className={styles.nothing}>{t('tray.whole', { table })}</p>;
  const isOwed = tray.owedBy === 'cage';
  const amount = formatAmount(tray.amount);
  return (
    <article className={styles.opened}>
      <header className={styles.head}>
        <h2>{t('where.tray', { table })}</h2>
        <p className={styles.worth}>{amount}</p>
        <p className={styles.state}>{isOwed ? t('tray.owed') : t('tray.owes')}</p>
      </header>
      <p>{isOwed ? t('tray.from') : t('tray.back')}</p>
      {isOnline ? (
        <div className={styles.keys}>
          <PadKey tone="main" onPress={() => setOpen(true)} note="P">
            {t('tray.review')}
          </PadKey>
        </div>
      ) : (
        <p className={styles.refused}>{t('offline')}</p>
      )}
      {isOpen && (
        <ReviewSheet
          title={t('tray.reimbursing')}
          action={t(isOwed ? 'tray.key' : 'tray.keyBack', { amount, table })}
          command={{ type: 'ReimburseTray', table }}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <Fact label={t('where.tray', { table })}>{isOwed ? t('tray.owed') : t('tray.owes')}</Fact>
          <Fact label={t('prize.gives')} isMain>
            {amount}
          </Fact>
        </ReviewSheet>
      )}
    </article>
  );
};
