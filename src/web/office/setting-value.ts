import { cents, formatAmount, parseAmount } from '#core/money';

/** How a setting is entered: by the kind of its value. `files`: it comes from the files of the house alone. */
export type SettingKind = 'amount' | 'time' | 'yes' | 'lines' | 'number' | 'text' | 'files';

const AMOUNTS: readonly string[] = ['secondPersonFrom', 'sealFrom'];
const TIMES: readonly string[] = ['closesDayAt', 'increasesAt'];
/** The house may do without them: an empty field takes them away. */
const OPTIONAL: readonly string[] = ['closesDayAt', 'name'];
const LINES: readonly string[] = ['checklist'];
const YES: readonly string[] = ['secondFromOtherDepartment'];

export const kindOf = (setting: string): SettingKind => {
  if (setting === 'clock' || setting === 'approvals' || setting.startsWith('activity.')) return 'files';
  if (AMOUNTS.includes(setting)) return 'amount';
  if (TIMES.includes(setting)) return 'time';
  if (YES.includes(setting)) return 'yes';
  if (LINES.includes(setting)) return 'lines';
  return setting === 'name' ? 'text' : 'number';
};

/** What is typed for a setting as it is; empty where it isn't set. */
export const draftOf = (setting: string, json: string | undefined): string => {
  if (json === undefined) return '';
  const value = JSON.parse(json) as unknown;
  const kind = kindOf(setting);
  if (kind === 'amount') return formatAmount(cents(Number(value)));
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** The value as the house keeps it, as JSON; `undefined` takes it away, `null` can't be read. */
export const valueIn = (setting: string, draft: string): string | undefined | null => {
  const text = draft.trim();
  if (text === '') return OPTIONAL.includes(setting) ? undefined : null;
  switch (kindOf(setting)) {
    case 'amount': {
      const amount = parseAmount(text);
      return amount.ok ? JSON.stringify(amount.value) : null;
    }
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? JSON.stringify(text) : null;
    case 'number':
      return /^\d+(\.\d+)?$/.test(text) ? JSON.stringify(Number(text)) : null;
    case 'lines': {
      const lines = text.split('\n').map(line => line.trim());
      return JSON.stringify(lines.filter(line => line !== ''));
    }
    case 'yes':
      return text === 'true' || text === 'false' ? text : null;
    case 'text':
      return JSON.stringify(text);
    case 'files':
      return null;
  }
};
