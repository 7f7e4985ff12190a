import { useTranslations } from 'use-intl';
import { type Counted, CountSheet } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import type { AtTable } from './use-at-table.ts';

type CloseTableProps = Pick<AtTable, 'table' | 'seats'> & { readonly onClose: () => void };

/** Who still sits there, what lies in the tray, and one key. An empty sheet closes it without a count. HSE-2 */
export const CloseTable = ({ table, seats, onClose }: CloseTableProps) => {
  const t = useTranslations('floor.tables');
  const { act, isPending, why } = useAct();
  const close = async ({ counted, pieces }: Counted): Promise<boolean> => {
    const tray = Object.keys(pieces).length === 0 ? {} : { tray: { counted, pieces } };
    const isDone = (await act({ type: 'CloseTable', table, ...tray })) !== undefined;
    if (isDone) onClose();
    return isDone;
  };
  return (
    <CountSheet
      title={t('closeTitle', { table: String(table) })}
      keptAs={`floor-close-${table}`}
      how={<p>{t('closeHow', { count: seats.length })}</p>}
      action={t('closeAction', { table: String(table) })}
      isPending={isPending}
      why={why}
      onCounted={close}
      onClose={onClose}
    />
  );
};
