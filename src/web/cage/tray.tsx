import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { TrayView } from '#core/views';
import styles from './detail.module.css';
import { NextKeys, Opened, ReviewKey } from './parts.tsx';

type TrayProps = { readonly table: number; readonly tray: TrayView | undefined };

export const Tray = ({ table, tray }: TrayProps) => {
  const t = useTranslations('cage');
  if (tray === undefined) return <p className={styles.nothing}>{t('tray.whole', { table: String(table) })}</p>;
  const isOwed = tray.owedBy === 'cage';
  const amount = formatAmount(tray.amount);
  const [title, state] = [t('where.tray', { table: String(table) }), isOwed ? t('tray.owed') : t('tray.owes')];
  return (
    <Opened title={title} worth={amount} state={['tray', state]}>
      <p>{isOwed ? t('tray.from') : t('tray.back')}</p>
      <NextKeys>
        <ReviewKey
          word={t('tray.review')}
          title={t('tray.reimbursing')}
          action={t(isOwed ? 'tray.key' : 'tray.keyBack', { amount, table: String(table) })}
          command={{ type: 'ReimburseTray', table }}
          facts={[
            [title, state],
            [t('prize.gives'), amount, 'main'],
          ]}
        />
      </NextKeys>
    </Opened>
  );
};
