import { dayAt, type Entry, isWithin, type Question, type Row } from './auditor-events.ts';

type Place = { readonly type: string; readonly station?: string; readonly table?: number };

const named = ({ type, station, table }: Place): string => [type, station ?? table].filter(Boolean).join(' ');

/** Vault, drawers and trays, from the events one after the other. */
export const drawers = (entries: readonly Entry[], question: Question): readonly Row[] => {
  const rows: Row[] = [];
  for (const { event, atMs } of entries) {
    const note = (what: string, by: readonly string[], more: Partial<Row>): void => {
      const none = { 'from place': null, 'to place': null, amount: null, counted: null, variance: null, cause: null };
      const row = { slip: null, day: dayAt(atMs), at: atMs, what, ...none, by: by.join(', '), ...more };
      rows.push(row as Row);
    };
    switch (event.type) {
      case 'VaultCounted': {
        const { slip, counted, variance } = event;
        note('count', event.by, { slip, 'to place': 'vault', counted, variance });
        break;
      }
      case 'VaultExplained':
        note('explained', [event.by], { slip: event.slip, 'to place': 'vault', cause: event.reason });
        break;
      case 'CashMoved': {
        const { slip, from, to, amount } = event;
        note('moved', event.by, { slip, 'from place': named(from), 'to place': named(to), amount });
        break;
      }
      case 'DrawerOpened': {
        const { slip, station, float } = event;
        note('opened', event.by, { slip, 'from place': 'vault', 'to place': `drawer ${station}`, amount: float });
        break;
      }
      case 'DrawerCounted': {
        const { station, counted, variance } = event;
        note('count', [event.by], { 'to place': `drawer ${station}`, counted, variance });
        break;
      }
      case 'DrawerHandedOver':
      case 'DrawerClosed': {
        const { slip, station, counted, variance, reason = null } = event;
        const place = `drawer ${station}`;
        const moved =
          event.type === 'DrawerClosed'
            ? { 'from place': place, 'to place': 'vault', amount: counted }
            : { 'to place': place };
        const what = event.type === 'DrawerClosed' ? 'closed' : 'handed over';
        note(what, event.by, { slip, ...moved, counted, variance, cause: reason });
      }
    }
  }
  return rows.filter(row => isWithin(String(row['day']), question));
};
