import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Spot } from '#core/mechanisms/wheel';
import { isCalm } from './shown.ts';
import { angleOf, sectorPath, spotWords, turnTo } from './turning.ts';
import styles from './wheel.module.css';

type WheelFaceProps = {
  readonly spots: readonly Spot[];
  /** The spot under the pointer, as the journal has it; the first one before anybody has spun. */
  readonly rest: number;
  /** The number of the draw that is shown; nothing while the wheel stands. */
  readonly spinning: number | undefined;
  readonly onRest: () => void;
};

const RADIUS = 480;
const SPIN_MS = 7_000;

/** The wheel, drawn once and turned as one picture, so that it turns smoothly whatever stands on it. */
export const WheelFace = ({ spots, rest, spinning, onRest }: WheelFaceProps) => {
  const t = useTranslations('promotions.wheel');
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
  const words = spotWords(spots[rest]!, t('double'));
  const label =
    spinning === undefined ? t('standsAt', { count: spots.length, number: String(rest), what: words }) : t('turns');
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

const Spots = ({ spots }: { spots: readonly Spot[] }) => {
  const t = useTranslations('promotions.wheel');
  const outline = sectorPath(spots.length, RADIUS);
  // As wide as the rim leaves room for; words are read from the rim inwards.
  const size = Math.min(44, (2 * Math.PI * RADIUS * 0.8) / spots.length / 1.4);
  return (
    <svg viewBox="-500 -500 1000 1000" aria-hidden="true">
      <circle r="496" className={styles.rim} />
      {spots.map((spot, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a spot is its place on the wheel.
        <g key={place} transform={`rotate(${(place * 360) / spots.length})`}>
          <path d={outline} className={styles.spot} data-tone={spot.type === 'double' ? 'double' : place % 3} />
          <text
            transform={`translate(0 ${-RADIUS + 44}) rotate(90)`}
            fontSize={size}
            dominantBaseline="central"
            className={styles.words}
            data-tone={spot.type === 'double' ? 'double' : place % 3}
          >
            {shortened(spotWords(spot, t('double')))}
          </text>
        </g>
      ))}
      <circle r="70" className={styles.hub} />
    </svg>
  );
};

const LETTERS_MOST = 14;
const shortened = (words: string): string =>
  words.length <= LETTERS_MOST ? words : `${words.slice(0, LETTERS_MOST - 1)}…`;
