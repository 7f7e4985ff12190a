import { formatAmount } from '#core/money';
import type { WinnerView } from '#core/views';
import styles from './announcement.module.css';
import { BigAmount } from './big.tsx';
import { Said, SaidIn, useVoices } from './voices.tsx';
import { Gift, WinHand, WinPlace } from './win-words.tsx';

const ROWS = 5;
/** Each in two languages. */
const ROWS_TWICE = 3;

/** Over everything else: which position won, the amount, and the new base of a meter that was won whole. REG-M8 */
export const Announcement = ({ wins }: { wins: readonly WinnerView[] }) => {
  const [first] = wins;
  if (first === undefined) return null;
  const again = wins.find(({ startsAgain }) => startsAgain.length > 0)?.startsAgain[0];
  return (
    <section className={styles.announcement} role="status">
      <SaidIn as="h2" className={styles.title} text={t => t('winner.title', { count: wins.length })} />
      {wins.length === 1 ? <One win={first} /> : <Several wins={wins} />}
      {again !== undefined && (
        <p className={styles.again}>
          <Said text={t => t('winner.startsAgain', { amount: formatAmount(again.amount) })} />
        </p>
      )}
    </section>
  );
};

const One = ({ win }: { win: WinnerView }) => (
  <>
    {win.gives.type === 'money' ? (
      <BigAmount of={win.amount} freshness="live" />
    ) : (
      <p className={styles.gift}>
        <Gift gives={win.gives} amount={win.amount} />
      </p>
    )}
    <p className={styles.place}>
      <WinPlace {...win} />
    </p>
    <p className={styles.hand}>
      <WinHand {...win} />
    </p>
  </>
);

const Several = ({ wins }: { wins: readonly WinnerView[] }) => {
  const rows = useVoices().length > 1 ? ROWS_TWICE : ROWS;
  return (
    <>
      <ul className={styles.rows}>
        {wins.slice(0, rows).map(win => (
          <li key={win.award}>
            <span className={styles.amount}>
              <Gift gives={win.gives} amount={win.amount} />
            </span>
            <span className={styles.where}>
              <WinPlace {...win} />
            </span>
            <span className={styles.what}>
              <WinHand {...win} />
            </span>
          </li>
        ))}
      </ul>
      {wins.length > rows && (
        <SaidIn as="p" className={styles.more} text={t => t('winner.more', { count: wins.length - rows })} />
      )}
    </>
  );
};
