import { useTranslations } from 'use-intl';
import type { PaletteEntry } from '../kit/index.ts';
import type { Chosen, Known } from './find.ts';
import { type CagePlace, PLACES } from './places.ts';
import { type Group, useGroups, useRowWords } from './rows.ts';

type Ways = {
  readonly onChoose: (chosen: Chosen) => void;
  readonly onPlace: (place: CagePlace) => void;
  readonly onHelp: () => void;
};

/** What a cashier can find: prizes, trays, what is sold here, and the places of the window. */
export const useEntries = (known: Known, ways: Ways): readonly PaletteEntry[] => {
  const t = useTranslations('cage');
  const wordsOf = useRowWords(known);
  const { prizes, trays, chips } = useGroups(known);
  const entries = ({ title, rows }: Group): readonly PaletteEntry[] =>
    rows.map(one => {
      const { name, worth, soft, player } = wordsOf(one) ?? {};
      const words = [name, worth, soft?.words, player].filter(part => part !== undefined && part !== '').join(' · ');
      return { key: JSON.stringify(one), kind: title, words, run: () => ways.onChoose(one) };
    });
  return [
    ...[...prizes.slice(0, 1), ...trays, ...chips].flatMap(entries),
    ...PLACES.map((place, before) => ({
      key: place,
      kind: t('shortcuts.act'),
      words: t(`places.${place}`),
      shortcut: String(before + 1),
      run: () => ways.onPlace(place),
    })),
    { key: 'help', kind: t('shortcuts.act'), words: t('shortcuts.title'), shortcut: '?', run: ways.onHelp },
    ...prizes.slice(1).flatMap(entries), // What is settled comes last.
  ];
};
