import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#core/cards';
import styles from './card-face.module.css';
import { RankShape } from './rank-sign.tsx';
import { SuitShape } from './suit-sign.tsx';

const JOKER_STAR = 'M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.3l7.1-.7Z';
const COURTS: Partial<Record<Rank, string>> = {
  K: 'M3 6.5l4.5 4L12 3l4.5 7.5 4.5-4L19.2 18H4.8ZM4.8 19.5h14.4V22H4.8Z',
  Q: 'M2.5 8.5l4.3 3.3L9 5l3 6.3L15 5l2.2 6.8 4.3-3.3L19 18H5ZM5 19.5h14V22H5ZM9 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM15 1.5a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z',
  J: 'M12 2l8 2.8V11c0 5-3.3 8.8-8 11-4.7-2.2-8-6-8-11V4.8ZM12 5.2L7 7v4c0 3.3 1.9 5.9 5 7.7Z',
};

/** A card drawn by us, legible at thumb size: the index large, the suit twice, a sign of rank for the court. */
export const CardFace = ({ card }: { card: Card }) => (
  <svg
    viewBox="0 0 64 90"
    className={styles.face}
    data-suit={isJoker(card) ? 'joker' : suitOf(card)}
    aria-hidden="true"
  >
    <rect x="0.75" y="0.75" width="62.5" height="88.5" rx="7.5" className={styles.paper} />
    {isJoker(card) ? <JokerArt /> : <NaturalArt rank={rankOf(card)} suit={suitOf(card)} />}
  </svg>
);

const NaturalArt = ({ rank, suit }: { rank: Rank; suit: Suit }) => {
  const court = COURTS[rank];
  return (
    <>
      <g transform="translate(5 5) scale(1.12)">
        <RankShape rank={rank} />
      </g>
      <g transform="translate(6 35) scale(0.72)">
        <SuitShape suit={suit} />
      </g>
      <g transform="translate(23 47) scale(1.55)">
        {court === undefined ? <SuitShape suit={suit} /> : <path d={court} fillRule="evenodd" />}
      </g>
    </>
  );
};

const JokerArt = () => (
  <>
    <g transform="translate(8 27) scale(2)">
      <path d={JOKER_STAR} />
    </g>
    <text x="32" y="20" textAnchor="middle" className={styles.joker}>
      JOKER
    </text>
  </>
);
