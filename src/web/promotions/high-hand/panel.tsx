import { useTranslations } from 'use-intl';
import type { PromotionView } from '#core/views';
import {
  ActKey,
  CardFace,
  CardWords,
  Fact,
  Keys,
  Refused,
  Section,
  Soft,
  TwoPeople,
  useServerNow,
  useStation,
} from '../../kit/index.ts';
import { Countdown } from '../parts/countdown.tsx';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { type HandBoard, handBoardOf } from './elsewhere.ts';
import styles from './high-hand.module.css';

type BoardProps = { readonly promotion: PromotionView; readonly board: HandBoard };

export const HighHandPanel = ({ promotion }: { promotion: PromotionView }) => {
  const board = handBoardOf(promotion);
  return board === undefined ? null : <BestHands promotion={promotion} board={board} />;
};

/** The best hands of the posted time; they are posted at the table or on the floor, and settled here. SET-13 */
const BestHands = ({ promotion, board }: BoardProps) => {
  const t = useTranslations('panels.high-hand');
  const { feed } = useStation();
  const isTime = useServerNow(feed) >= Date.parse(board.endsAt);
  return (
    <Section title={t('title')}>
      <p className={styles.clock}>
        {board.isSettled ? t('settled') : t('runs')} {!board.isSettled && <Countdown until={board.endsAt} />}
      </p>
      {board.hands.length === 0 ? (
        <Soft>{t('nothing')}</Soft>
      ) : (
        <ol className={styles.hands}>
          {board.hands.map(({ table, seat, words, cards }) => (
            <li key={`${table}.${seat}.${words}`}>
              <strong>{table === undefined ? t('seat', { seat }) : t('tableSeat', { table, seat })}</strong>
              {words !== undefined && (
                <span lang="en">
                  <CardWords>{words}</CardWords>
                </span>
              )}
              <span className={styles.cards}>
                {cards?.map(card => (
                  <CardFace key={card} card={card as Card} />
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      {isTime && !board.isSettled && <SettleKey promotion={promotion} board={board} />}
    </Section>
  );
};

type Card = Parameters<typeof CardFace>[0]['card']; // The view has them as text.

const SettleKey = ({ promotion, board }: BoardProps) => {
  const t = useTranslations('panels.high-hand');
  const acting = useAct();
  const settle = () => acting.act(runPromotion(promotion.promotion, 'high-hand', { type: 'SettlePeriod' }));
  return (
    <>
      <Keys>
        <ActKey tone="main" isPending={acting.isPending} onPress={() => void settle()}>
          {t('settle', { count: board.hands.length })}
        </ActKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople acting={acting} title={t('title')} action={t('settle', { count: board.hands.length })}>
        {board.hands.map(({ table, seat, words }) => (
          <Fact
            key={`${table}.${seat}`}
            label={table === undefined ? t('seat', { seat }) : t('tableSeat', { table, seat })}
            lang="en"
          >
            {words}
          </Fact>
        ))}
      </TwoPeople>
    </>
  );
};
