import type { Cents } from '#core/money';
import { formatAmount } from '#core/money';
import { useFit, useTicking } from '../kit/index.ts';
import styles from './big.module.css';
import type { Freshness } from './freshness.ts';
import { Rolling } from './rolling.tsx';
import { Said } from './voices.tsx';

/** Widths of figures in the letter's own size, a little more than our fonts have. */
const FIGURE = 0.578;
const POINT = 0.29;
/** Cents are smaller, so that dollars can be read from the far wall. */
const SMALL = 0.34;
/** So often the figures move on while an amount grows: each is seen to roll. */
const ROLL_MS = 120;

type BigAmountProps = { readonly of: Cents; readonly freshness: Freshness };

/** Money as large as the screen allows; after a minute without word from the house it makes way. */
export const BigAmount = ({ of, freshness }: BigAmountProps) => {
  const shown = useTicking(of, ROLL_MS);
  const [dollars, cents] = split(formatAmount(shown));
  const ems = emsOf(dollars) + SMALL * emsOf(cents);
  const fitted = useFit<HTMLParagraphElement>(`${freshness === 'old'} ${ems}`);
  if (freshness === 'old') return <Updating />;
  return (
    <p ref={fitted} className={styles.big} style={{ '--em': ems }} translate="no">
      <Rolling text={dollars} />
      <span className={styles.cents}>
        <Rolling text={cents} />
      </span>
    </p>
  );
};

/** A count or a time, in the same place and size. */
export const BigFigure = ({ children, freshness }: { children: string; freshness: Freshness }) => {
  const ems = emsOf(children);
  const fitted = useFit<HTMLParagraphElement>(`${freshness === 'old'} ${ems}`);
  if (freshness === 'old') return <Updating />;
  return (
    <p ref={fitted} className={styles.big} style={{ '--em': ems }} translate="no">
      {children}
    </p>
  );
};

const Updating = () => (
  <p className={styles.updating} role="status">
    <Said text={t => t('updating')} />
  </p>
);

const split = (amount: string): readonly [dollars: string, cents: string] => {
  const point = amount.lastIndexOf('.');
  return [amount.slice(0, point), amount.slice(point)];
};

const emsOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + ('.,:'.includes(letter) ? POINT : FIGURE), 0);
