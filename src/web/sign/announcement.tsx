import { formatAmount } from '#core/money';
import type { WinnerView } from '#core/views';
import { weightOf } from './announce.ts';
import styles from './announcement.module.css';
import { BigAmount } from './big.tsx';
import { HandCards } from './hand-cards.tsx';
import { Said, SaidIn, useVoices } from './voices.tsx';
import { Gift, WinHand, WinPlace } from './win-words.tsx';

/** Up to so many rows have room for their cards. */
const CARDS_BESIDE = 3;
const ROWS = 5;
/** Each in two languages. */
const ROWS_TWICE = 3;

/** Over everything else: which position won, the amount, and the new base of a meter that was won whole. REG-M8 */
export const Announcement = ({ wins }: { wins: readonly WinnerView[] }) => {
  const [first] = wins;
  if (first === undefined) return null;
  const weight = weightOf(wins);
  return (
    <section className={styles.announcement} data-weight={weight} role="status">
      {weight === 'grand' && <Shower />}
      <SaidIn as="h2" className={styles.title} text={t => t('winner.title', { count: wins.length })} />
      {wins.length === 1 ? <One win={first} /> : <Several wins={wins} />}
      <Again wins={wins} />
    </section>
  );
};

/** A small win goes along the foot, and what was on the sign stays there. SGN-10 */
export const SmallWin = ({ wins }: { wins: readonly WinnerView[] }) => {
  const [first] = wins;
  if (first === undefined) return null;
  return (
    <div className={styles.band} role="status">
      <SaidIn as="strong" text={t => t('winner.title', { count: wins.length })} />
      <span className={styles.bandAmount}>
        <Gift gives={first.gives} amount={first.amount} />
      </span>
      <span>
        <WinPlace {...first} />
      </span>
      <span>
        <WinHand {...first} />
      </span>
      {wins.length > 1 && <SaidIn as="span" text={t => t('winner.more', { count: wins.length - 1 })} />}
      <Again wins={wins} />
    </div>
  );
};

const Again = ({ wins }: { wins: readonly WinnerView[] }) => {
  const again = wins.find(({ startsAgain }) => startsAgain.length > 0)?.startsAgain[0];
  if (again === undefined) return null;
  return (
    <p className={styles.again}>
      <Said text={t => t('winner.startsAgain', { amount: formatAmount(again.amount) })} />
    </p>
  );
};

/** Chips that fall, each once in some seconds; where nothing is to move there are none. */
const Shower = () => (
  <span className={styles.shower} aria-hidden="true">
    {Array.from({ length: CHIPS }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a chip is its place.
      <i key={place} style={{ '--place': (place * 37) % 100, '--turn': place % 7 }} />
    ))}
  </span>
);
const CHIPS = 16;

const One = ({ win }: { win: WinnerView }) => (
  <>
    {win.gives.type === 'money' ? (
      <BigAmount of={win.amount} freshness="live" />
    ) : (
      <p className={styles.gift}>
        <Gift gives={win.gives} amount={win.amount} />
      </p>
    )}
    <HandCards cards={win.cards ?? []} className={styles.cards} />
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
            {wins.length <= CARDS_BESIDE && <HandCards cards={win.cards ?? []} className={styles.beside} />}
          </li>
        ))}
      </ul>
      {wins.length > rows && (
        <SaidIn as="p" className={styles.more} text={t => t('winner.more', { count: wins.length - rows })} />
      )}
    </>
  );
};
