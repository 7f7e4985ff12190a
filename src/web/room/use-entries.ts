import { useTranslations } from 'use-intl';
import type { TableSummary } from '#core/views';
import type { PaletteEntry } from '../kit/index.ts';

/** What can be found on the map: its tables, by number, game and state. */
export const useEntries = (
  tables: readonly TableSummary[],
  onChoose: (table: number) => void,
): readonly PaletteEntry[] => {
  const t = useTranslations('room.tables');
  const stateName = useTranslations('kit.tableStates');
  return tables.map(({ table, gameName, state }) => ({
    key: String(table),
    kind: stateName(state),
    words: `${t('table', { table: String(table) })} · ${gameName}`,
    run: () => onChoose(table),
  }));
};
