import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PromotionView } from '#core/views';
import { Key, Sheet } from '../kit/index.ts';
import { ContestPanel } from './contest.tsx';
import { CouponPanel } from './coupons.tsx';
import styles from './detail.module.css';
import { DrawingPanel } from './drawing.tsx';
import { HighHandPanel } from './high-hand.tsx';
import { useAct } from './hooks.ts';
import { ActKey, Field, Keys, Nothing, Refused } from './parts.tsx';
import { ReportPanel } from './report.tsx';
import { SquaresPanel } from './squares.tsx';
import { WheelPanel } from './wheel.tsx';
import { useWhen } from './when.ts';

type DetailProps = { readonly promotion: PromotionView; readonly onBack: () => void };

/** One promotion: what is to be done in it, how it stands, what it has paid, and its end. */
export const Detail = ({ promotion, onBack }: DetailProps) => {
  const t = useTranslations('promotions');
  const when = useWhen();
  const [isEnding, setEnding] = useState(false);
  return (
    <article className={styles.opened}>
      <div className={`${styles.back} no-print`}>
        <Key icon="undo" onPress={onBack}>
          {t('list.back')}
        </Key>
      </div>
      <header className={styles.head}>
        <h2 lang="en">{promotion.name}</h2>
        <p>
          {t(`mechanisms.${promotion.mechanism}`)}
          {promotion.promotion !== promotion.activity && ` · ${promotion.promotion}`} ·{' '}
          {t('opened', { at: when(promotion.openedAt) })}
          {promotion.endsAt !== undefined && ` · ${t('calendar.until', { at: when(promotion.endsAt) })}`}
        </p>
      </header>
      <Panel promotion={promotion} />
      <ReportPanel activity={promotion.activity} />
      <Keys>
        <ActKey onPress={() => setEnding(true)}>{t('end.open')}</ActKey>
      </Keys>
      {isEnding && <EndSheet promotion={promotion} onClose={() => setEnding(false)} />}
    </article>
  );
};

const Panel = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('promotions');
  const { desk, board } = promotion;
  switch (desk.type) {
    case 'drawing':
      return <DrawingPanel promotion={promotion} desk={desk} />;
    case 'wheel':
      return <WheelPanel promotion={promotion} desk={desk} />;
    case 'contest':
      return <ContestPanel promotion={promotion} desk={desk} />;
    case 'squares':
      return <SquaresPanel promotion={promotion} desk={desk} />;
    case 'instrument':
      return <CouponPanel promotion={promotion} desk={desk} />;
    case 'tournament':
    case 'other':
      return board.type === 'high-hand' ? (
        <HighHandPanel promotion={promotion} board={board} />
      ) : (
        <Nothing>{t('elsewhere')}</Nothing>
      );
  }
};

const EndSheet = ({ promotion, onClose }: { promotion: PromotionView; onClose: () => void }) => {
  const t = useTranslations('promotions.end');
  const { act, isPending, why } = useAct();
  const [reason, setReason] = useState('');
  const end = async () => {
    const done = await act({ type: 'EndPromotion', promotion: promotion.promotion, reason });
    if (done !== undefined) onClose();
  };
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      <div className={styles.sheet}>
        {promotion.unfinished !== undefined && (
          <p>
            {t('unfinished')} <span lang="en">{promotion.unfinished}</span>
          </p>
        )}
        <Field label={t('reason')} value={reason} onChange={setReason} />
        <Refused why={why} />
        <ActKey isMain isPending={isPending} onPress={() => void end()}>
          {t('action', { name: promotion.name })}
        </ActKey>
      </div>
    </Sheet>
  );
};
