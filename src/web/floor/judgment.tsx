import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { defined } from '#core/base';
import type { HouseEvent } from '#core/house';
import type { CallView, DueView, JudgedView } from '#core/views';
import { saidIn } from '#core/words';
import { Icon, type Preview, SaidWords } from '../kit/index.ts';
import styles from './judgment.module.css';
import { useGift } from './parts.tsx';

export type Verified = Extract<HouseEvent, { type: 'HandsVerified' }>;

/** What the house would decide about the called hands, if it would. */
export const verifiedIn = (preview: Preview): Verified | undefined =>
  preview.type === 'would' ? preview.events.find(event => event.type === 'HandsVerified') : undefined;

/** Who would get what, as a list of dues shows it. */
export const dueOf = ({ due }: Verified): readonly DueView[] =>
  due.map(({ to: { seat, share, place }, gives, because }) => ({
    seat,
    gives,
    because,
    ...defined({ share, table: place?.table }),
  }));

type JudgmentProps = { readonly preview: Preview; readonly calls: readonly CallView[] };

/** The program's own judgment, with every condition and the sum, before anything is sent. */
export const Judgment = ({ preview, calls }: JudgmentProps) => {
  const t = useTranslations('floor.verify');
  const verified = verifiedIn(preview);
  return (
    // It scrolls by itself, so that nothing below it moves while the cards are entered.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={styles.judgment} aria-label={t('result')} aria-live="polite" tabIndex={0}>
      <h3 className={styles.title}>{t('result')}</h3>
      {preview.type === 'nothing' && <p className={styles.soft}>{t('waiting')}</p>}
      {preview.type === 'asking' && <p className={styles.soft}>{t('checking')}</p>}
      {preview.type === 'refused' && (
        <p className={preview.code === 'facts-needed' ? styles.needed : styles.refused}>{preview.message}</p>
      )}
      {verified !== undefined && <Verdict verified={verified} calls={calls} />}
    </section>
  );
};

const Verdict = ({ verified, calls }: { verified: Verified; calls: readonly CallView[] }) => {
  const t = useTranslations('floor.verify');
  const isWon = verified.due.length > 0;
  const labelOf = (row: string | undefined) => calls.find(call => call.row === row)?.hand ?? row;
  // The rows that were met, and those that were called and not.
  const shown = verified.judged
    .filter(({ met, row }) => met || row === undefined || calls.some(one => one.row === row))
    .toSorted((a, b) => Number(isMet(a.conditions)) - Number(isMet(b.conditions)));
  return (
    <>
      <p className={styles.verdict} data-won={isWon}>
        <Icon name={isWon ? 'check' : 'clear'} />
        {isWon ? t('qualifies') : t('not')}
      </p>
      <DueList due={dueOf(verified)} />
      {shown.map(({ row, ...judged }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a judgment is replaced as a whole.
        <JudgedHand key={place} judged={{ ...judged, ...defined({ hand: labelOf(row) }) }} />
      ))}
    </>
  );
};

const isMet = (conditions: JudgedView['conditions']): boolean => conditions.every(({ met }) => met);

/** One look at one hand, or at the table, why not before why: every condition, met or not. */
export const JudgedHand = ({ judged: { seat, hand, conditions, clause } }: { judged: JudgedView }) => {
  const t = useTranslations('floor');
  return (
    <div className={styles.judged}>
      <p className={styles.whose}>
        {seat === undefined ? t('verify.theTable') : t('seat', { seat: String(seat) })}
        {hand !== undefined && (
          <>
            : <span lang="en">{hand}</span>
          </>
        )}
      </p>
      <ul>
        {conditions
          .toSorted((a, b) => Number(a.met) - Number(b.met))
          .map(one => (
            <li key={one.words} className={styles.condition} data-met={one.met}>
              <Icon name={one.met ? 'check' : 'clear'} />
              <span>
                <span className="unseen">{one.met ? t('verify.met') : t('verify.unmet')}: </span>
                <SaidWords of={saidIn(one)} />
              </span>
            </li>
          ))}
      </ul>
      <p className={styles.clause} lang="en">
        {clause}
      </p>
    </div>
  );
};

/** Who would get what, and how it was reckoned. */
export const DueList = ({ due }: { due: readonly DueView[] }) => {
  const t = useTranslations('floor');
  const shareName = useTranslations('kit.shares');
  const giftOf = useGift();
  return (
    <ul className={styles.dues}>
      {due.map(({ table, seat, gives, share, because }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a judgment is replaced as a whole.
        <li key={place} className={styles.due}>
          <span className={styles.who}>
            {table === undefined
              ? t('seat', { seat: String(seat) })
              : t('atSeat', { table: String(table), seat: String(seat) })}
            {isShare(share) && ` · ${shareName(share)}`}
          </span>
          <strong className={styles.sum} translate="no">
            {giftOf(gives)}
          </strong>
          <span className={styles.because}>
            <span lang="en">{because.hand}</span>
            {because.arithmetic.map((words, step) => (
              <Fragment key={words}>
                . <SaidWords of={saidIn({ words, ...defined({ said: because.steps?.[step] }) })} />
              </Fragment>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
};

const SHARES = ['losing', 'winning', 'table', 'room', 'envy'] as const;
const isShare = (share: string | undefined): share is (typeof SHARES)[number] => SHARES.some(one => one === share);
