import { useTranslations } from 'use-intl';
import { CardWords } from '../kit/index.ts';
import type { Judgement } from './judge.ts';
import styles from './verdict.module.css';
import { verdictWords } from './words.ts';

/** Who wins and why, spoken as soon as it is known. */
export const Verdict = ({ judgement }: { judgement: Judgement }) => {
  const { head, text, rule } = verdictWords(useTranslations('hands'), useTranslations('kit.hands'), judgement);
  return (
    <div className={styles.verdict} role="status" data-winner={judgement.order?.winner}>
      <p className={styles.head}>{head}</p>
      <p key={text} className={styles.text}>
        <CardWords>{text}</CardWords> {rule !== undefined && <cite className={styles.rule}>{rule}</cite>}
      </p>
    </div>
  );
};
