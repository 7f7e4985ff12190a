import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PromotionView } from '#core/views';
import { ActKey, Keys, Soft, useHouseTime } from '../../kit/index.ts';
import { CarPanel } from '../car-giveaway/panel.tsx';
import { CardWheelPanel } from '../card-wheel/panel.tsx';
import { ContestPanel } from '../contest/panel.tsx';
import { DrawingPanel } from '../drawing/panel.tsx';
import { LadderPanel } from '../gamble-up/panel.tsx';
import { HighHandPanel } from '../high-hand/panel.tsx';
import { CouponPanel } from '../instrument/panel.tsx';
import styles from '../parts/detail.module.css';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { SplashPanel } from '../splash-pot/panel.tsx';
import { SquaresPanel } from '../squares/panel.tsx';
import { TableDrawPanel } from '../table-drawing/panel.tsx';
import { TrackingPanel } from '../tracking/panel.tsx';
import { WheelPanel } from '../wheel/panel.tsx';
import { BackKey } from './back-key.tsx';
import type { Go } from './place.ts';
import { ReportPanel } from './report.tsx';
import { titleOf } from './title.ts';

type DetailProps = { readonly promotion: PromotionView; readonly onGo: Go };

/** One promotion: what is to be done in it, how it stands, what it has paid, and its end. */
export const Detail = ({ promotion, onGo }: DetailProps) => {
  const t = useTranslations('promotions');
  const { when } = useHouseTime();
  const [isEnding, setEnding] = useState(false);
  return (
    <article className={styles.opened}>
      <BackKey onGo={onGo} />
      <header className={styles.head}>
        <h2 lang="en">{titleOf(promotion)}</h2>
        <p>
          {t(`mechanisms.${promotion.mechanism}`)} · {t('opened', { at: when(promotion.openedAt) })}
          {promotion.endsAt !== undefined && ` · ${t('calendar.until', { at: when(promotion.endsAt) })}`}
        </p>
      </header>
      <Panel promotion={promotion} onGo={onGo} />
      <ReportPanel promotion={promotion} />
      <Keys>
        <ActKey onPress={() => onGo({ type: 'offering', activity: promotion.activity })}>{t('offering.open')}</ActKey>
        <ActKey onPress={() => setEnding(true)}>{t('end.open')}</ActKey>
      </Keys>
      {isEnding && <EndSheet promotion={promotion} onClose={() => setEnding(false)} />}
    </article>
  );
};

const Panel = ({ promotion, onGo }: DetailProps) => {
  const t = useTranslations('promotions');
  const { desk, board } = promotion;
  switch (desk.type) {
    case 'drawing':
      return <DrawingPanel promotion={promotion} desk={desk} onGo={onGo} />;
    case 'wheel':
      return <WheelPanel promotion={promotion} desk={desk} />;
    case 'contest':
      return <ContestPanel promotion={promotion} desk={desk} />;
    case 'squares':
      return <SquaresPanel promotion={promotion} desk={desk} />;
    case 'instrument':
      return <CouponPanel promotion={promotion} desk={desk} />;
    case 'card-wheel':
      return <CardWheelPanel promotion={promotion} desk={desk} />;
    case 'gamble-up':
      return <LadderPanel promotion={promotion} desk={desk} />;
    case 'car-giveaway':
      return <CarPanel promotion={promotion} desk={desk} />;
    case 'table-drawing':
      return <TableDrawPanel promotion={promotion} desk={desk} />;
    case 'splash-pot':
      return <SplashPanel promotion={promotion} desk={desk} />;
    case 'tracking':
      return <TrackingPanel promotion={promotion} desk={desk} />;
    case 'tournament':
    case 'other':
      return board.type === 'high-hand' ? (
        <HighHandPanel promotion={promotion} board={board} />
      ) : (
        <Soft>{t('elsewhere')}</Soft>
      );
  }
};

const EndSheet = ({ promotion, onClose }: { promotion: PromotionView; onClose: () => void }) => {
  const t = useTranslations('promotions.end');
  return (
    <ReasonSheet
      title={t('title')}
      action={t('action', { name: titleOf(promotion) })}
      commandFor={reason => ({ type: 'EndPromotion', promotion: promotion.promotion, reason })}
      onDone={onClose}
      onClose={onClose}
    >
      {promotion.unfinished !== undefined && (
        <p>
          {t('unfinished')} <span lang="en">{promotion.unfinished}</span>
        </p>
      )}
    </ReasonSheet>
  );
};
