import type { CSSProperties, ReactNode } from 'react';
import styles from './seat-map.module.css';
import { dealerColumns, type SeatPlace, seatPlaces } from './seat-places.ts';

type SeatMapProps = {
  readonly label: string;
  readonly seats: number;
  readonly seat: (seat: number) => ReactNode;
  /** On the felt between the seats. */
  readonly middle: ReactNode;
  readonly dealer: ReactNode;
};

/** A table from above, as its dealer sees it: seats where they are, the dealer at the bottom. */
export const SeatMap = ({ label, seats, seat, middle, dealer }: SeatMapProps) => {
  const { from, to } = dealerColumns(seats);
  return (
    <section className={styles.map} aria-label={label}>
      {seatPlaces(seats)
        .entries()
        .map(([before, place]) => (
          <div key={before} className={styles.place} style={areaOf(place)}>
            {seat(before + 1)}
          </div>
        ))
        .toArray()}
      <div className={styles.middle}>{middle}</div>
      <div className={styles.place} style={{ gridArea: `3 / ${from} / 4 / ${to + 1}` }}>
        {dealer}
      </div>
    </section>
  );
};

const areaOf = ({ column, row }: SeatPlace): CSSProperties => ({ gridArea: `${row} / ${column}` });
