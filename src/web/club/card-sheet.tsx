import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { ClubCard } from '#api';
import { ActKey, Soft, useStation } from '../kit/index.ts';
import styles from './card.module.css';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import { usePosted } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

/** The card as it will be printed; that it was is on record. CLB-3, CLB-7 */
export const CardSheet = ({ record: { member, photo }, onClose }: SheetProps) => {
  const t = useTranslations('club.card');
  const asked = usePosted<ClubCard>(member, 'card');
  return (
    <DeskSheet title={t('title')} isWide onClose={onClose}>
      <WhenKnown asked={asked}>
        {card => (
          <>
            <Face {...card} photo={photo} />
            <Soft>{t('how')}</Soft>
            <ActKey tone="main" onPress={() => print()}>
              {t('key')}
            </ActKey>
            {createPortal(
              <div className={styles.paper} aria-hidden="true" data-paper>
                <Face {...card} photo={photo} />
              </div>,
              document.body,
            )}
          </>
        )}
      </WhenKnown>
    </DeskSheet>
  );
};

/** A picture of bars is drawn by the house: the same readers take it everywhere. */
const Face = ({ house, card, name, isDemo, barcode, photo }: ClubCard & { readonly photo: string | undefined }) => {
  const t = useTranslations('club.card');
  const { me } = useStation();
  return (
    <article className={styles.card}>
      <p className={styles.house} lang="en">
        {me.house?.hasLogo === true && <img className={styles.logo} src="/logo" alt="" />}
        {house}
        {isDemo && ' – DEMO'}
      </p>
      {photo !== undefined && <img className={styles.photo} src={photo} alt="" />}
      <p className={styles.name}>
        <small>{t('member')}</small>
        {name}
      </p>
      <img
        className={styles.bars}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(barcode)}`}
        alt={card.replace(/^(...)(...)(....)$/, '$1 $2 $3')}
      />
    </article>
  );
};
