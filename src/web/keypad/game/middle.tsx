import { useTranslations } from 'use-intl';
import type { GameAtTable } from '#core/house';
import { CardFace, Meter, useCardName, useSaid } from '../../kit/index.ts';
import felt from '../felt.module.css';
import styles from './game.module.css';

const METERS_MAX = 2;

/** In the middle of the felt: the largest meters, or in a round what was drawn for it before the deal. C4P 8.6 */
export const GameMiddle = ({ game }: { game: GameAtTable }) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const nameOf = useCardName();
  const { magicCard, luckySeat } = game;
  if (game.phase !== 'bets' && (magicCard !== undefined || luckySeat !== undefined)) {
    return (
      <ul className={styles.drawn}>
        {magicCard !== undefined && (
          <li>
            {t('game.magicCard')} <CardFace card={magicCard} />
            <span className="unseen">{nameOf(magicCard)}</span>
          </li>
        )}
        {luckySeat !== undefined && (
          <li>{luckySeat === 'dealer' ? t('game.luckyDealer') : t('game.luckySeat', { seat: String(luckySeat) })}</li>
        )}
      </ul>
    );
  }
  const meters = game.meters.toSorted((a, b) => b.amount - a.amount).slice(0, METERS_MAX);
  return (
    <ul className={felt.meters} data-count={meters.length}>
      {meters.map(({ meter, label, amount }) => (
        <li key={meter}>
          <span className={felt.label}>{say(label)}</span>
          <span className={felt.amount}>
            <Meter of={amount} />
          </span>
        </li>
      ))}
    </ul>
  );
};
