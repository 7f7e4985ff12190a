import type { Suit } from '#core/cards';

const PATHS: Readonly<Record<Suit, string>> = {
  s: 'M12 2c2.7 3.6 8 6.6 8 11.2a4.3 4.3 0 0 1-7 3.3c.2 2.1 1 3.8 2.3 5.5H8.7c1.3-1.7 2.1-3.4 2.3-5.5a4.3 4.3 0 0 1-7-3.3C4 8.6 9.3 5.6 12 2Z',
  h: 'M12 21C7 16.8 3 13.2 3 8.9A4.9 4.9 0 0 1 7.9 4c1.7 0 3.2.9 4.1 2.3C12.9 4.9 14.4 4 16.1 4A4.9 4.9 0 0 1 21 8.9c0 4.3-4 7.9-9 12.1Z',
  d: 'M12 2c2 3.6 4.6 7 7.5 10-2.9 3-5.5 6.4-7.5 10-2-3.6-4.6-7-7.5-10C7.4 9 10 5.6 12 2Z',
  c: 'M12 2.5a4.4 4.4 0 0 1 3.7 6.8 4.4 4.4 0 1 1-2.7 7.3c.2 1.9.9 3.5 2.1 4.9H8.9c1.2-1.4 1.9-3 2.1-4.9a4.4 4.4 0 1 1-2.7-7.3A4.4 4.4 0 0 1 12 2.5Z',
};

/** The shape of a suit in a box of 24, for use inside a drawing. */
export const SuitShape = ({ suit }: { suit: Suit }) => <path d={PATHS[suit]} />;

/** A suit sign of our own: fonts draw them differently, or not at all. */
export const SuitSign = ({ suit, className }: { suit: Suit; className?: string | undefined }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
    <SuitShape suit={suit} />
  </svg>
);
