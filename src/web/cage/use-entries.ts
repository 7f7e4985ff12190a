import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { AwardView } from '#core/views';
import type { PaletteEntry } from '../kit/index.ts';
import { hasInstruments } from '../promotions/instrument/elsewhere.ts';
import { type Chosen, type Known, settledIn, waitingIn } from './find.ts';
import { type CagePlace, PLACES } from './places.ts';
import { prizeLine } from './words.ts';

type Ways = {
  readonly onChoose: (chosen: Chosen) => void;
  readonly onPlace: (place: CagePlace) => void;
  readonly onHelp: () => void;
};

/** What a cashier can find: prizes, trays, what is sold here, and the places of the window. */
export const useEntries = (known: Known | undefined, ways: Ways): readonly PaletteEntry[] => {
  const t = useTranslations('cage');
  if (known === undefined) return [];
  const opens = (one: Chosen, kind: string, words: string): PaletteEntry => ({
    key: JSON.stringify(one),
    kind,
    words,
    run: () => ways.onChoose(one),
  });
  const prize = (kind: string) => (award: AwardView) =>
    opens({ type: 'award', award: award.award }, kind, prizeLine(t, award));
  return [
    ...waitingIn(known.awards).map(prize(t('list.waiting'))),
    ...Object.values(known.trays).map(({ table, amount }) =>
      opens({ type: 'tray', table }, t('places.trays'), `${t('where.tray', { table })} · ${formatAmount(amount)}`),
    ),
    ...Object.values(known.promotions)
      .filter(hasInstruments)
      .map(({ promotion, name }) => opens({ type: 'promotion', promotion }, t('list.toSell'), name)),
    ...PLACES.map((place, before) => ({
      key: place,
      kind: t('shortcuts.act'),
      words: t(`places.${place}`),
      shortcut: String(before + 1),
      run: () => ways.onPlace(place),
    })),
    { key: 'help', kind: t('shortcuts.act'), words: t('shortcuts.title'), shortcut: '?', run: ways.onHelp },
    ...settledIn(known.awards).map(prize(t('list.settled'))),
  ];
};
