import { useTranslations } from 'use-intl';
import { defined } from '#core/base';
import type { PaletteEntry } from '../kit/index.ts';
import { useItemWords } from './item-words.ts';
import { type Item, kindOf } from './items.ts';
import { TABS } from './tabs.ts';
import type { Console } from './use-console.ts';

/** What the floor can find: everything that waits, the tables, what was done, and what can be done. */
export const useEntries = (floor: Console): readonly PaletteEntry[] => {
  const { items, settled, tables, open, openTable } = floor;
  const t = useTranslations('floor');
  const wordsOf = useItemWords();
  const ofItem = (kind: string, item: Item): PaletteEntry => {
    const { where, what, sum } = wordsOf(item);
    const player = item.type === 'award' ? (item.award.player ?? '') : '';
    const words = [where, what, sum, player].filter(part => part !== '').join(' · ');
    return { key: item.key, kind, words, run: () => open(item.key) };
  };
  return [
    ...items.map(item => ofItem(t(`queue.kinds.${kindOf(item)}`), item)),
    ...tables.map(({ table, gameName }) => ({
      key: `table.${table}`,
      kind: t('tabs.tables'),
      words: `${t('at', { table: String(table) })} · ${gameName}`,
      run: () => openTable(table),
    })),
    ...acts(t, floor),
    ...settled.map(item => ofItem(t('tabs.done'), item)),
  ];
};

type Say = ReturnType<typeof useTranslations<'floor'>>;

const acts = (t: Say, { chosen, open, setTab, turnSound, setHelpOpen }: Console): readonly PaletteEntry[] => {
  const act = (words: string, run: () => void, shortcut?: string): PaletteEntry => ({
    key: `act.${words}`,
    kind: t('shortcuts.act'),
    words,
    run,
    ...defined({ shortcut }),
  });
  return [
    ...(chosen === undefined
      ? []
      : [
          act(t('shortcuts.verify'), () => open(chosen, 'verify'), 'V'),
          act(t('shortcuts.reject'), () => open(chosen, 'reject'), 'R'),
          act(t('shortcuts.backOut'), () => open(chosen, 'back-out'), 'B'),
        ]),
    ...TABS.map(tab => act(t(`tabs.${tab}`), () => setTab(tab))),
    act(t('sound.turn'), turnSound),
    act(t('shortcuts.title'), () => setHelpOpen(true), '?'),
  ];
};
