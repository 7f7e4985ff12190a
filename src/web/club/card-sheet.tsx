import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { ClubCard } from '#api';
import { ActKey, Body, Refused, Sheet, Soft } from '../kit/index.ts';
import styles from './card.module.css';
import { pathOf, usePost } from './use-post.ts';

type CardSheetProps = { readonly member: string; readonly photo: string | undefined; readonly onClose: () => void };

/** The card as it will be printed; that it was is on record. CLB-3, CLB-7 */
export const CardSheet = ({ member, photo, onClose }: CardSheetProps) => {
  const t = useTranslations('club');
  const { post, why } = usePost();
  const [card, setCard] = useState<ClubCard>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the sheet opens.
  useEffect(() => {
    let isLeft = false;
    void post<ClubCard>(pathOf(member, 'card')).then(answer => {
      if (!isLeft && answer?.ok === true) setCard(answer.value);
    });
    return () => {
      isLeft = true;
    };
  }, [member]);
  return (
    <Sheet title={t('card.title')} isOpen isWide onClose={onClose}>
      <Body>
        <Refused why={why} />
        {card === undefined ? (
          why === '' && <p role="status">{t('loading')}</p>
        ) : (
          <>
            <Face card={card} photo={photo} />
            <Soft>{t('card.how')}</Soft>
            <ActKey tone="main" onPress={() => print()}>
              {t('card.key')}
            </ActKey>
            {createPortal(
              <div className={styles.paper} aria-hidden="true" data-paper>
                <Face card={card} photo={photo} />
              </div>,
              document.body,
            )}
          </>
        )}
      </Body>
    </Sheet>
  );
};

/** A picture of bars is drawn by the house: the same readers take it everywhere. */
const Face = ({
  card: { house, card, name, isDemo, barcode },
  photo,
}: {
  card: ClubCard;
  photo: string | undefined;
}) => {
  const t = useTranslations('club.card');
  return (
    <article className={styles.card}>
      <p className={styles.house} lang="en">
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
