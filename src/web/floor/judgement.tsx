import { useTranslations } from 'use-intl';
import { defined } from '#core/base';
import type { HouseEvent } from '#core/house';
import type { CallView, DueView } from '#core/views';
import { CardWords, Icon, type Preview, useLangOf } from '../kit/index.ts';
import styles from './judgement.module.css';
import { useGift } from './parts.tsx';

export type Verified = Extract<HouseEvent, { type: 'HandsVerified' }>;

/** What the house would decide about the called hands, if it would. */
export const verifiedIn = (preview: Preview): Verified | undefined =>
  preview.type === 'would' ? preview.events.find(event => event.type === 'HandsVerified') : undefined;

/** Who would get what, as a list of dues shows it. */
export const dueOf = ({ due }: Verified): readonly DueView[] =>
  due.map(({ to: { seat, share }, gives, because }) => ({ seat, gives, because, ...defined({ share }) }));

type JudgementProps = { readonly preview: Preview; readonly calls: readonly CallView[] };

/** The program's own judgement, with every condition and the sum, before anything is sent. */
export const Judgement = ({ preview, calls }: JudgementProps) => {
  const t = useTranslations('floor.verify');
  const verified = verifiedIn(preview);
  const lang = useLangOf(preview.type === 'refused' ? preview.message : '');
  return (
    // It scrolls by itself, so that nothing below it moves while the cards are entered.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    <section className={styles.judgement} aria-label={t('judgement')} aria-live="polite" tabIndex={0}>
      <h3 className={styles.title}>{t('judgement')}</h3>
      {preview.type === 'nothing' && <p className={styles.soft}>{t('waiting')}</p>}
      {preview.type === 'asking' && <p className={styles.soft}>{t('judging')}</p>}
      {preview.type === 'refused' && (
        <p className={styles.refused} lang={lang}>
          {preview.message}
        </p>
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
  const shown = verified.judged.filter(
    ({ met, row }) => met || row === undefined || calls.some(one => one.row === row),
  );
  return (
    <>
      <p className={styles.verdict} data-won={isWon}>
        <Icon name={isWon ? 'check' : 'clear'} />
        {isWon ? t('qualifies') : t('not')}
      </p>
      <DueList due={dueOf(verified)} />
      {shown.map((judged, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a judgement is replaced as a whole.
        <div key={place} className={styles.judged} lang="en">
          <p className={styles.whose}>
            {judged.seat === undefined ? 'The table' : `Seat ${judged.seat}`}
            {judged.row !== undefined && `: ${labelOf(judged.row)}`}
          </p>
          <ul>
            {judged.conditions.map(({ words, met }) => (
              <li key={words} className={styles.condition} data-met={met}>
                <Icon name={met ? 'check' : 'clear'} />
                <span>
                  <span className="unseen">{met ? t('met') : t('unmet')}: </span>
                  <CardWords>{words}</CardWords>
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.clause}>{judged.clause}</p>
        </div>
      ))}
    </>
  );
};

/** Who would get what, and how it was reckoned. */
export const DueList = ({ due }: { due: readonly DueView[] }) => {
  const t = useTranslations('floor');
  const giftOf = useGift();
  return (
    <ul className={styles.dues}>
      {due.map(({ seat, gives, share, because }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a judgement is replaced as a whole.
        <li key={place} className={styles.due}>
          <span className={styles.who}>
            {t('seat', { seat })}
            {isShare(share) && ` · ${t(`award.shares.${share}`)}`}
          </span>
          <strong className={styles.sum} translate="no">
            {giftOf(gives)}
          </strong>
          <span className={styles.because} lang="en">
            <CardWords>{[because.hand, ...because.arithmetic].join('. ')}</CardWords>
          </span>
        </li>
      ))}
    </ul>
  );
};

const SHARES = ['losing', 'winning', 'table', 'room', 'envy'] as const;
const isShare = (share: string | undefined): share is (typeof SHARES)[number] => SHARES.some(one => one === share);
