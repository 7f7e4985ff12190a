import { useTranslations } from 'use-intl';
import type { PaletteEntry } from '../kit/index.ts';
import type { Known } from './find.ts';
import { PLACES } from './places.ts';
import { type Group, useGroups, useRowWords } from './rows.ts';
import type { Way } from './use-way.ts';

/** What a cashier can find: prizes, trays, what is sold here, and the places of the window. */
export const useEntries = (known: Known, way: Way, onHelp: () => void): readonly PaletteEntry[] => {
  const t = useTranslations('cage');
  const wordsOf = useRowWords(known);
  const { prizes, trays, chips } = useGroups(known);
  const entries = ({ title, rows }: Group): readonly PaletteEntry[] =>
    rows.map(one => {
      const { name, worth, soft, player } = wordsOf(one) ?? {};
      const words = [name, worth, soft?.words, player].filter(part => part !== undefined && part !== '').join(' · ');
      return { key: JSON.stringify(one), kind: title, words, run: () => way.onChoose(one) };
    });
  return [
    ...[...prizes.slice(0, 1), ...trays, ...chips].flatMap(entries),
    ...PLACES.map((place, before) => ({
      key: place,
      kind: t('shortcuts.act'),
      words: t(`places.${place}`),
      shortcut: String(before + 1),
      run: () => way.onPlace(place),
    })),
    { key: 'help', kind: t('shortcuts.act'), words: t('shortcuts.title'), shortcut: '?', run: onHelp },
    ...prizes.slice(1).flatMap(entries), // What is settled comes last.
  ];
};
