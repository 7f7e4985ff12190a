import { useTranslations } from 'use-intl';
import { CardWords, useHandName, useSaid } from '../kit/index.ts';
import type { Judgment } from './judge.ts';
import styles from './verdict.module.css';
import { verdictWords } from './words.ts';

/** Who wins and why, spoken as soon as it is known. */
export const Verdict = ({ judgment }: { judgment: Judgment }) => {
  const { head, text, rule } = verdictWords(useTranslations('hands'), useSaid(), useHandName(), judgment);
  return (
    <div className={styles.verdict} role="status" data-winner={judgment.order?.winner}>
      <p className={styles.head}>{head}</p>
      <p key={text} className={styles.text}>
        <CardWords>{text}</CardWords> {rule !== undefined && <cite className={styles.rule}>{rule}</cite>}
      </p>
    </div>
  );
};
