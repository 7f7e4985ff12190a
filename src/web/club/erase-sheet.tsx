import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BadgePin, Body, deliver, FactList, HoldKey, Sheet, useIsOnline, useStation } from '../kit/index.ts';
import type { SheetProps } from './desk-sheet.tsx';
import styles from './erase.module.css';
import { useDesk } from './use-desk.ts';
import { pathOf } from './use-post.ts';

/** A held key, then the second person; the record is gone, and the chain stays whole. CLB-9 */
export const EraseSheet = ({ record: { member, name, card }, onClose }: SheetProps) => {
  const t = useTranslations('club');
  const { line } = useStation();
  const { findAnew, leave } = useDesk();
  const isOnline = useIsOnline();
  const [isHeld, setHeld] = useState(false);
  const erase = async (second: { readonly badge: string; readonly pin: string }) => {
    const answer = await deliver(line, pathOf(member, 'erase'), { second });
    if (!answer.ok) return answer;
    findAnew();
    leave(t('erase.done', { name: member }));
    return undefined;
  };
  return (
    <Sheet title={t('erase.title')} isOpen isWide={isHeld} onClose={onClose}>
      <div className={styles.erase} data-held={isHeld || undefined}>
        <Body>
          <FactList
            of={[
              [t('exclusions.member'), name],
              [t('record.card'), card],
              [t('record.id'), member],
            ]}
          />
          <p>{t('erase.how')}</p>
          {!isOnline && <p role="alert">{t('offline')}</p>}
        </Body>
        {isHeld ? (
          <BadgePin title={t('erase.second')} onGiven={erase} />
        ) : (
          isOnline && <HoldKey onHeld={() => setHeld(true)}>{t('erase.key', { name })}</HoldKey>
        )}
      </div>
    </Sheet>
  );
};
