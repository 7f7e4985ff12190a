import { useTranslations } from 'use-intl';
import { parseAmount } from '#core/money';
import { bettorsWithoutCards, placeKey, withFolded } from '#entry';
import { Field, useSaid } from '../kit/index.ts';
import { Tick } from './parts.tsx';
import type { Written } from './use-seen.ts';
import styles from './verify-sheet.module.css';

/** What is said of the round as a whole: showdown, players, pot, and what would spoil it. */
export const RoundFacts = (written: Written) => {
  const { facts, draft, change, known } = written;
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
  if (marks.length === 0 && !asksPlayers && !asksPot && !facts.includes('folded')) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{t('facts')}</legend>
      <div className={styles.pair}>
        {asksPlayers && (
          <Field
            label={t('players')}
            inputMode="numeric"
            how={known.players}
            value={draft.playersDealtIn}
            onChange={playersDealtIn => change({ playersDealtIn })}
          />
        )}
        {asksPot && (
          <Field
            label={t('pot')}
            isNumber
            how={known.pot}
            value={draft.pot}
            wrong={draft.pot === '' || pot.ok ? undefined : say(pot)}
            onChange={text => change({ pot: text })}
          />
        )}
      </div>
      <div className={styles.pair}>
        {facts.includes('folded') && !facts.includes('street') && <OthersFolded {...written} />}
        {marks.map(([, mark, words]) => (
          <Tick key={mark} isOn={draft[mark]} onChange={isOn => change({ [mark]: isOn })}>
            {words}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
};

/** Everybody whose cards nobody has entered gave the hand up: one tap instead of one a seat. */
const OthersFolded = ({ draft, bettors, fields, keep }: Written) => {
  const t = useTranslations('floor.verify');
  const others = bettorsWithoutCards(draft, fields, bettors);
  if (others.length === 0) return null;
  const isOn = others.every(place => draft.places[placeKey(place)]?.folded !== undefined);
  return (
    <Tick isOn={isOn} onChange={folded => keep(withFolded(draft, others, folded ? 'some-time' : undefined))}>
      {t('othersFolded')}
    </Tick>
  );
};
