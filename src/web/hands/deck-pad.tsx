import { useTranslations } from 'use-intl';
import { type Card, JOKER } from '#core/cards';
import { Deck, SPREAD } from '../kit/index.ts';
import styles from './deck-pad.module.css';
import { deckOf, gameOf } from './games.ts';
import { type Table, zoneOf } from './table.ts';

type DeckPadProps = { readonly table: Table; readonly onTap: (card: Card) => void };

/** The deck of the game; a card that lies somewhere is an empty frame that says where. */
export const DeckPad = ({ table, onTap }: DeckPadProps) => {
  const t = useTranslations('hands');
  const deck = deckOf(gameOf(table.game));
  return (
    <Deck
      className={`${styles.deck} no-print`}
      legend={<legend className="unseen">{t('deck.label')}</legend>}
      cards={[...SPREAD, JOKER].filter(card => deck.includes(card))}
      lookOf={(card, name) => {
        const zone = zoneOf(table, card);
        if (zone === undefined) return { isOn: false };
        return {
          label: t('deck.held', { card: name, zone: t(`zone.${zone}`) }),
          isOn: true,
          isGone: true,
          zone,
          mark: <span className={styles.zone} data-letter={t(`deck.mark.${zone}`)} />,
        };
      }}
      onTap={onTap}
    />
  );
};
