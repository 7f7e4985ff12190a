import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Suit } from '#core/cards';
import { isCalm, SuitShape } from '../../kit/index.ts';
import { angleOf, sectorPath, turnTo } from './turning.ts';
import styles from './wheel.module.css';

/** A section as it is painted. */
export type WheelSection = { readonly words: string; readonly suit?: Suit; readonly tone: number | 'double' };

type WheelFaceProps = {
  readonly spots: readonly WheelSection[];
  /** The spot under the pointer, as the journal has it; the first one before anybody has spun. */
  readonly rest: number;
  /** The number of the draw that is shown; undefined while the wheel is still. */
  readonly spinning: number | undefined;
  readonly onRest: () => void;
};

const RADIUS = 480;
const SPIN_MS = 7_000;

/** The wheel, drawn once and turned as one picture, so that it turns smoothly with any content. */
export const WheelFace = ({ spots, rest, spinning, onRest }: WheelFaceProps) => {
  const t = useTranslations('promotions.spin');
  const disc = useRef<HTMLDivElement>(null);
  const stoodAt = useRef(angleOf(rest, spots.length));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draw turns the wheel once, to where it rests.
  useEffect(() => {
    const end = angleOf(rest, spots.length);
    const from = stoodAt.current;
    stoodAt.current = end;
    if (spinning === undefined) return;
    if (isCalm()) return onRest();
    const to = turnTo(from, rest, spots.length);
    const turning = disc.current!.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: SPIN_MS,
      easing: 'cubic-bezier(0.15, 0.65, 0.1, 1)',
    });
    turning.onfinish = onRest;
    return () => turning.cancel();
  }, [spinning, rest]);
  const what = spots[rest]!.words;
  const label =
    spinning === undefined ? t('standsAt', { count: spots.length, number: String(rest), what }) : t('turns');
  return (
    <div className={styles.wheel} role="img" aria-label={label}>
      <div ref={disc} className={styles.disc} style={{ transform: `rotate(${angleOf(rest, spots.length)}deg)` }}>
        <Spots spots={spots} />
      </div>
      <svg className={styles.pointer} viewBox="0 0 40 48" aria-hidden="true">
        <path d="M2 2h36L20 46Z" />
      </svg>
    </div>
  );
};

const Spots = ({ spots }: { spots: readonly WheelSection[] }) => {
  const outline = sectorPath(spots.length, RADIUS);
  // As wide as the rim leaves room for; words are read from the rim inwards.
  const size = Math.min(44, (2 * Math.PI * RADIUS * 0.8) / spots.length / 1.4);
  return (
    <svg viewBox="-500 -500 1000 1000" aria-hidden="true">
      <circle r="496" className={styles.rim} />
      {spots.map(({ words, suit, tone }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place on the wheel.
        <g key={place} transform={`rotate(${(place * 360) / spots.length})`}>
          <path d={outline} className={styles.spot} data-tone={tone} />
          <text
            transform={`translate(0 ${-RADIUS + 44}) rotate(90)`}
            fontSize={size}
            dominantBaseline="central"
            className={styles.words}
            data-tone={tone}
          >
            {shortened(words)}
          </text>
          {suit !== undefined && (
            <g
              className={styles.suit}
              data-suit={suit}
              transform={`translate(${-size * 0.4} ${-RADIUS + 96}) scale(${size / 30})`}
            >
              <SuitShape suit={suit} />
            </g>
          )}
        </g>
      ))}
      <circle r="70" className={styles.hub} />
    </svg>
  );
};

const LETTERS_MOST = 14;
const shortened = (words: string): string =>
  words.length <= LETTERS_MOST ? words : `${words.slice(0, LETTERS_MOST - 1)}…`;
