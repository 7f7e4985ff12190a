import { useTranslations } from 'use-intl';
import { parseAmount } from '#core/money';
import { Field } from '../kit/index.ts';
import { Tick } from './parts.tsx';
import type { SeenDraft } from './seen.ts';
import styles from './verify-sheet.module.css';

type RoundFactsProps = { readonly draft: SeenDraft; readonly onDraft: (draft: SeenDraft) => void };

/** What is said of the round as a whole: showdown, players, pot, and what would spoil it. */
export const RoundFacts = ({ draft, onDraft }: RoundFactsProps) => {
  const t = useTranslations('floor.verify');
  const pot = parseAmount(draft.pot);
  const marks = [
    ['reachedShowdown', t('showdown')],
    ['isMisdeal', t('misdeal')],
    ['isFouledDeck', t('fouled')],
    ['wasDiscussed', t('discussed')],
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend>{t('facts')}</legend>
      <div className={styles.pair}>
        <Field
          label={t('players')}
          inputMode="numeric"
          value={draft.playersDealtIn}
          onChange={playersDealtIn => onDraft({ ...draft, playersDealtIn })}
        />
        <Field
          label={t('pot')}
          isNumber
          value={draft.pot}
          wrong={draft.pot === '' || pot.ok ? undefined : pot.message}
          onChange={text => onDraft({ ...draft, pot: text })}
        />
      </div>
      <div className={styles.pair}>
        {marks.map(([mark, words]) => (
          <Tick key={mark} isOn={draft[mark]} onChange={isOn => onDraft({ ...draft, [mark]: isOn })}>
            {words}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
};
