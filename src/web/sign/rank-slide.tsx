import { formatAmountShort } from '#core/money';
import { houseTime } from '../kit/time/house-time.ts';
import { BigFigure } from './big.tsx';
import styles from './board-slide.module.css';
import type { Freshness } from './freshness.ts';
import type { RankDrawn } from './slides.ts';
import { SaidIn } from './voices.tsx';

type RankSlideProps = { readonly shown: RankDrawn; readonly zone: string; readonly freshness: Freshness };

/** The rank of a period, with its time, what it pays and where. */
export const RankSlide = ({ shown: { of, drawn }, zone, freshness }: RankSlideProps) => {
  const { prizes = [], games = [] } = of.rankPays ?? {};
  return (
    <section className={styles.slide}>
      <SaidIn as="h2" className={styles.label} text={t => t('rank')} />
      <BigFigure freshness={freshness}>{writtenRank(drawn.card)}</BigFigure>
      <SaidIn
        as="p"
        className={styles.fact}
        text={(_, language) => {
          const { when } = houseTime(language, zone);
          return `${when(drawn.from)} – ${when(drawn.to)}`;
        }}
      />
      <p className={styles.fact} lang="en">
        {prizes.map(({ label, amount }) => `${label} ${formatAmountShort(amount)}`).join(' · ')}
      </p>
      <p className={styles.fact} lang="en">
        {games.join(' · ')}
      </p>
    </section>
  );
};

/** As it is printed on the card. */
const writtenRank = (card: string): string => (card.startsWith('T') ? '10' : card.slice(0, 1));
