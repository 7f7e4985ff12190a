import { useTranslations } from 'use-intl';
import type { PaletteEntry } from '../kit/index.ts';
import type { Opening } from './item-sheet.tsx';
import { type Item, kindOf } from './items.ts';
import { useItemWords } from './queue-list.tsx';
import { TABS, type Tab } from './tabs.ts';
import type { Room } from './use-room.ts';

type Ways = {
  readonly chosen: string | undefined;
  readonly open: (key: string, how?: Opening) => void;
  readonly onTable: (table: number) => void;
  readonly onTab: (tab: Tab) => void;
  readonly onSound: () => void;
  readonly onHelp: () => void;
};

/** What the floor can find: everything that waits, the tables, what was done, and what can be done. */
export const useEntries = ({ items, settled, tables }: Room, ways: Ways): readonly PaletteEntry[] => {
  const t = useTranslations('floor');
  const wordsOf = useItemWords();
  const ofItem = (kind: string, item: Item): PaletteEntry => {
    const { where, what, sum } = wordsOf(item);
    const player = item.type === 'award' ? (item.award.player ?? '') : '';
    const words = [where, what, sum, player].filter(part => part !== '').join(' · ');
    return { key: item.key, kind, words, run: () => ways.open(item.key) };
  };
  return [
    ...items.map(item => ofItem(t(`queue.kinds.${kindOf(item)}`), item)),
    ...tables.map(({ table, gameName }) => ({
      key: `table.${table}`,
      kind: t('tabs.tables'),
      words: `${t('at', { table })} · ${gameName}`,
      run: () => ways.onTable(table),
    })),
    ...acts(t, ways),
    ...settled.map(item => ofItem(t('tabs.done'), item)),
  ];
};

type Say = ReturnType<typeof useTranslations<'floor'>>;

const acts = (t: Say, { chosen, ...ways }: Ways): readonly PaletteEntry[] => {
  const act = (words: string, run: () => void, shortcut?: string): PaletteEntry => ({
    key: `act.${words}`,
    kind: t('shortcuts.act'),
    words,
    run,
    ...(shortcut === undefined ? {} : { shortcut }),
  });
  return [
    ...(chosen === undefined
      ? []
      : [
          act(t('shortcuts.verify'), () => ways.open(chosen, 'verify'), 'V'),
          act(t('shortcuts.reject'), () => ways.open(chosen, 'reject'), 'R'),
          act(t('shortcuts.backOut'), () => ways.open(chosen, 'back-out'), 'B'),
        ]),
    ...TABS.map(tab => act(t(`tabs.${tab}`), () => ways.onTab(tab))),
    act(t('sound.turn'), ways.onSound),
    act(t('shortcuts.title'), ways.onHelp, '?'),
  ];
};
