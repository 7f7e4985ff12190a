import type { Rank } from '#core/cards';

/** Strokes in a box of 20 by 24. */
const STROKES: Readonly<Record<Rank, string>> = {
  A: 'M3 21 10 3l7 18M5.6 15h8.8',
  K: 'M4 3v18M16.5 3 4 14.5M8.6 10.6 17 21',
  Q: 'M10 3c-4 0-6.5 3.5-6.5 9s2.5 9 6.5 9 6.5-3.5 6.5-9S14 3 10 3ZM11.5 16l5 5.5',
  J: 'M14.5 3v12.5a5.2 5.2 0 0 1-10.4 0v-1',
  T: 'M1.5 6.5 4.8 3v18M14 3c-3.2 0-4.6 3.5-4.6 9s1.4 9 4.6 9 4.6-3.5 4.6-9S17.2 3 14 3Z',
  9: 'M16.2 9A6.2 6.2 0 1 1 3.8 9a6.2 6.2 0 0 1 12.4 0ZM16.2 9c0 7-3 11-8.5 12',
  8: 'M10 11.2c-3 0-4.8-1.7-4.8-4.1S7 3 10 3s4.8 1.7 4.8 4.1-1.8 4.1-4.8 4.1Zm0 0c-3.6 0-5.8 2-5.8 4.9S6.4 21 10 21s5.8-2 5.8-4.9-2.2-4.9-5.8-4.9Z',
  7: 'M3.5 3h13L8 21',
  6: 'M3.8 15a6.2 6.2 0 1 0 12.4 0 6.2 6.2 0 0 0-12.4 0ZM3.8 15c0-7 3-11 8.5-12',
  5: 'M15.5 3H6l-1 8c1.3-1 2.9-1.5 4.6-1.5 3.9 0 6.4 2.3 6.4 5.7S13.3 21 9.5 21c-2.6 0-4.7-.9-6-2.5',
  4: 'M13 21V3L3 16h14',
  3: 'M4 3h11.5l-6 7c4 0 6.5 2 6.5 5.4S13.4 21 9.6 21c-2.7 0-4.8-1-6-2.7',
  2: 'M4 8c0-3 2.5-5 6-5s6 2 6 5c0 2.5-1.5 4.2-4 6.5L4 21h12.5',
};

/** The shape of a rank in a box of 20 by 24, for use inside a drawing; its color is the current one. */
export const RankShape = ({ rank }: { rank: Rank }) => (
  <path d={STROKES[rank]} fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinejoin="round" />
);

/** A rank sign of our own, the same on every device. */
export const RankSign = ({ rank, className }: { rank: Rank; className?: string | undefined }) => (
  <svg viewBox="0 0 20 24" aria-hidden="true" className={className}>
    <RankShape rank={rank} />
  </svg>
);
