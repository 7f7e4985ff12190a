import { useTranslations } from 'use-intl';
import type { BoardHand, PromotionView } from '#core/views';
import { CardFace, CardWords, Section, Soft, useServerNow, useStation } from '../../kit/index.ts';
import { Countdown } from '../parts/countdown.tsx';
import { runPromotion } from '../parts/hooks.ts';
import { Recorded } from '../parts/recorded.tsx';
import { type HandBoard, handBoardOf } from './elsewhere.ts';
import styles from './high-hand.module.css';

export const HighHandPanel = ({ promotion }: { promotion: PromotionView }) => {
  const board = handBoardOf(promotion);
  return board === undefined ? null : <BestHands promotion={promotion.promotion} board={board} />;
};

/** The best hands of the posted time; they are posted at the table or on the floor, and settled here. SET-13 */
const BestHands = ({ promotion, board }: { promotion: string; board: HandBoard }) => {
  const t = useTranslations('panels.high-hand');
  const { feed } = useStation();
  const isTime = useServerNow(feed) >= Date.parse(board.endsAt);
  const placeOf = ({ table, seat }: BoardHand): string =>
    table === undefined
      ? t('seat', { seat: String(seat) })
      : t('tableSeat', { table: String(table), seat: String(seat) });
  const settle = t('settle', { count: board.hands.length });
  return (
    <Section title={t('title')}>
      <p className={styles.clock}>
        {board.isSettled ? t('settled') : t('runs')} {!board.isSettled && <Countdown until={board.endsAt} />}
      </p>
      {board.hands.length === 0 ? (
        <Soft>{t('nothing')}</Soft>
      ) : (
        <ol className={styles.hands}>
          {[...board.hands, ...board.lower].map(hand => (
            <li key={`${hand.hand}.${hand.seat}`}>
              <strong>{placeOf(hand)}</strong>
              {hand.name !== undefined && <span translate="no">{hand.name}</span>}
              {hand.words !== undefined && (
                <span lang="en">
                  <CardWords>{hand.words}</CardWords>
                </span>
              )}
              <span className={styles.cards}>
                {hand.cards?.map(card => (
                  <CardFace key={card} card={card as Card} />
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      {isTime && !board.isSettled && (
        <Recorded
          command={runPromotion(promotion, 'high-hand', { type: 'SettlePeriod' })}
          label={settle}
          title={t('title')}
          facts={board.hands.map(hand => [placeOf(hand), hand.words, 'en'])}
        />
      )}
    </Section>
  );
};

type Card = Parameters<typeof CardFace>[0]['card']; // The view has them as text.
