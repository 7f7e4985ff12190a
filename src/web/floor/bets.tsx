import { useTranslations } from 'use-intl';
import { formatAmountShort, parseAmount } from '#core/money';
import { placeKey, withMinimum, withPlace } from '#entry';
import { ActKey, Field, useSaid } from '../kit/index.ts';
import { usePlaceName } from './about-seat.tsx';
import styles from './cards-entry.module.css';
import type { Written } from './use-seen.ts';

/** The bet of everybody in the round, where the activity asks for bets. Nobody's is taken for granted. */
export const Bets = ({ facts, bettors, betMin, draft, keep }: Written) => {
  const t = useTranslations('floor.cards');
  const seatName = useTranslations('floor');
  const nameOf = usePlaceName();
  const said = useSaid();
  if (!facts.includes('wager') || bettors.length === 0) return null;
  const isOpen = bettors.some(place => (draft.places[placeKey(place)]?.wager ?? '') === '');
  return (
    <fieldset className={styles.bets}>
      <legend className={styles.legend}>{t('bets')}</legend>
      {bettors.map(place => {
        const { wager = '' } = draft.places[placeKey(place)] ?? {};
        const read = parseAmount(wager);
        return (
          <Field
            key={placeKey(place)}
            label={seatName('seat', { seat: nameOf(place) })}
            isNumber
            value={wager}
            wrong={wager === '' || read.ok ? undefined : said(read)}
            onChange={text => keep(withPlace(draft, place, { wager: text }))}
          />
        );
      })}
      {betMin !== undefined && isOpen && (
        <ActKey onPress={() => keep(withMinimum(draft, bettors, betMin))}>
          {t('atMinimum', { amount: formatAmountShort(betMin) })}
        </ActKey>
      )}
    </fieldset>
  );
};
