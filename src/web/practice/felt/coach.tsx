import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, ofThisDevice, useKept } from '../../kit/index.ts';
import type { Score } from '../score.ts';
import styles from './coach.module.css';
import { signed } from './signed.ts';
import { Segments } from './table.tsx';

const MOMENTS = ['before', 'after', 'off'] as const;
export type Moment = (typeof MOMENTS)[number];

/** When the coach speaks, on this device. */
export const useMoment = () => useKept<Moment>('practice-coach', 'after', ofThisDevice);

/** What a choice is worth. */
export type Worth = {
  readonly choice: string;
  readonly name: string;
  /** On average, in cents. */
  readonly net: number;
  readonly isBest: boolean;
  readonly isChosen: boolean;
};

type CoachProps = {
  readonly moment: Moment;
  readonly onMoment: (moment: Moment) => void;
  readonly worths: readonly Worth[] | undefined;
  /** What it says in a sentence. */
  readonly verdict: string | undefined;
  readonly score: Score;
  readonly children?: ReactNode;
};

/** The coach beside the table: what each choice is worth, exactly, and how one has done. */
export const Coach = ({ moment, onMoment, worths, verdict, score, children }: CoachProps) => {
  const t = useTranslations('practice.coach');
  return (
    <aside className={styles.coach} aria-label={t('title')}>
      <div className={styles.top}>
        <h3>{t('title')}</h3>
        <Segments
          label={t('when')}
          chosen={moment}
          choices={MOMENTS.map(one => [one, t(`moments.${one}`)])}
          onChoose={onMoment}
        />
      </div>
      <p className={styles.verdict}>{verdict ?? t(moment === 'off' ? 'silent' : 'waits')}</p>
      {worths !== undefined && <Worths worths={worths} />}
      {children}
      <Scored score={score} />
    </aside>
  );
};

const Worths = ({ worths }: { worths: readonly Worth[] }) => {
  const t = useTranslations('practice.coach');
  const most = Math.max(...worths.map(({ net }) => Math.abs(net)), 1);
  return (
    <table className={styles.worths}>
      <caption className="unseen">{t('worths')}</caption>
      <tbody>
        {worths.map(({ choice, name, net, isBest, isChosen }) => (
          <tr key={choice} data-best={isBest || undefined} data-chosen={isChosen || undefined}>
            <th scope="row">
              {name}
              {isBest && (
                <span className={styles.best}>
                  <Icon name="check" />
                  <span className="unseen">{t('isBest')}</span>
                </span>
              )}
              {isChosen && <span className={styles.yours}> {t('yours')}</span>}
            </th>
            <td className={styles.bar} aria-hidden="true">
              <span
                ref={bar => bar?.style.setProperty('--part', String(Math.abs(net) / most))}
                data-under={net < 0 || undefined}
              />
            </td>
            <td className={styles.net}>{signed(net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Scored = ({ score }: { score: Score }) => {
  const t = useTranslations('practice.coach');
  return (
    <dl className={styles.score}>
      <div>
        <dt>{t('rounds')}</dt>
        <dd>{score.rounds}</dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>{signed(score.net)}</dd>
      </div>
      {score.decisions > 0 && (
        <div>
          <dt>{t('best')}</dt>
          <dd>{t('of', { count: score.best, max: score.decisions })}</dd>
        </div>
      )}
      {score.decisions > 0 && (
        <div>
          <dt>{t('cost')}</dt>
          <dd>{signed(-score.cost)}</dd>
        </div>
      )}
    </dl>
  );
};
