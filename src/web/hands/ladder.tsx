import { useTranslations } from 'use-intl';
import { RANKINGS, type RankingName } from '#core/cards';
import { useHandName } from '../kit/index.ts';
import type { HandName } from './games.ts';
import type { Judgment } from './judge.ts';
import styles from './ladder.module.css';
import { categoryWords } from './words.ts';

/** The order of hands in this game, with the rung each hand stands on. */
export const Ladder = ({ ranking, judgment }: { ranking: RankingName; judgment: Judgment }) => {
  const t = useTranslations('hands');
  const handNames = useHandName();
  const { order, clause } = RANKINGS[ranking];
  return (
    <section className={styles.ladder} aria-labelledby="ladder">
      <h2 id="ladder" className={styles.title}>
        {t('ladder.label')} <span className={styles.clause}>{t('ladder.best', { clause })}</span>
      </h2>
      <ol className={styles.rungs}>
        {order.map(category => {
          const here = HANDS.filter(name => categoryOf(judgment, name) === category);
          return (
            <li key={category} className={styles.rung} data-here={here.join('') || undefined}>
              {categoryWords(t, handNames, ranking, category)}
              {here.map(name => (
                <span key={name} className={styles.mark} data-hand={name}>
                  <span aria-hidden="true">{t(`zone.letter.${name}`)}</span>
                  <span className="unseen">{t(`zone.${name}`)}</span>
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const HANDS: readonly HandName[] = ['a', 'b'];

const categoryOf = (judgment: Judgment, name: HandName) => {
  const finding = judgment[name];
  return finding.type === 'ranked' ? finding.hand.category : undefined;
};
