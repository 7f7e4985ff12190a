import { useTranslations } from 'use-intl';
import { parseAmount } from '#core/money';
import { Field, useSaid } from '../kit/index.ts';
import { Tick } from './parts.tsx';
import type { Written } from './use-seen.ts';
import styles from './verify-sheet.module.css';

/** What is said of the round as a whole: showdown, players, pot, and what would spoil it. */
export const RoundFacts = ({ facts, draft, change }: Pick<Written, 'facts' | 'draft' | 'change'>) => {
  const t = useTranslations('floor.verify');
  const pot = parseAmount(draft.pot);
  const say = useSaid();
  const marks = (
    [
      ['showdown', 'reachedShowdown', t('showdown')],
      ['misdeal', 'isMisdeal', t('misdeal')],
      ['fouled-deck', 'isFouledDeck', t('fouled')],
      ['discussed', 'wasDiscussed', t('discussed')],
    ] as const
  ).filter(([fact]) => facts.includes(fact));
  const asksPlayers = facts.includes('players');
  const asksPot = facts.includes('pot');
  if (marks.length === 0 && !asksPlayers && !asksPot) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('facts')}</legend>
      <div className={styles.pair}>
        {asksPlayers && (
          <Field
            label={t('players')}
            inputMode="numeric"
            value={draft.playersDealtIn}
            onChange={playersDealtIn => change({ playersDealtIn })}
          />
        )}
        {asksPot && (
          <Field
            label={t('pot')}
            isNumber
            value={draft.pot}
            wrong={draft.pot === '' || pot.ok ? undefined : say(pot)}
            onChange={text => change({ pot: text })}
          />
        )}
      </div>
      <div className={styles.pair}>
        {marks.map(([, mark, words]) => (
          <Tick key={mark} isOn={draft[mark]} onChange={isOn => change({ [mark]: isOn })}>
            {words}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
};
