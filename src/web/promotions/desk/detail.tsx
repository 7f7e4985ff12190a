import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PromotionView } from '#core/views';
import { ActKey, Keys, Soft, useHouseTime } from '../../kit/index.ts';
import { panelFor } from '../panels.ts';
import styles from '../parts/detail.module.css';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { BackKey } from './back-key.tsx';
import type { Go } from './place.ts';
import { ReportPanel } from './report.tsx';
import { titleOf } from './title.ts';
import { useMechanismName } from './use-mechanism-name.ts';

type DetailProps = { readonly promotion: PromotionView; readonly onGo: Go };

/** One promotion: what to do in it, its state, what it has paid, and its end. */
export const Detail = ({ promotion, onGo }: DetailProps) => {
  const t = useTranslations('promotions');
  const mechanismName = useMechanismName();
  const { when } = useHouseTime();
  const [isEnding, setEnding] = useState(false);
  return (
    <article className={styles.opened}>
      <BackKey onGo={onGo} />
      <header className={styles.head}>
        <h2 lang="en">{titleOf(promotion)}</h2>
        <p>
          {mechanismName(promotion.mechanism)} · {t('opened', { at: when(promotion.openedAt) })}
          {promotion.endsAt !== undefined && ` · ${t('calendar.until', { at: when(promotion.endsAt) })}`}
        </p>
      </header>
      <Running promotion={promotion} onGo={onGo} />
      <ReportPanel promotion={promotion} />
      <Keys>
        <ActKey onPress={() => onGo({ type: 'offering', activity: promotion.activity })}>{t('offering.open')}</ActKey>
        <ActKey onPress={() => setEnding(true)}>{t('end.open')}</ActKey>
      </Keys>
      {isEnding && <EndSheet promotion={promotion} onClose={() => setEnding(false)} />}
    </article>
  );
};

/** As its mechanism has it; what is run at another station says so. */
const Running = ({ promotion, onGo }: DetailProps) => {
  const t = useTranslations('promotions');
  const found = panelFor(promotion);
  if (found === undefined) return <Soft>{t('elsewhere')}</Soft>;
  return <found.panel promotion={promotion} desk={promotion.desk} onGo={onGo} />;
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
