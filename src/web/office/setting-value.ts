import { canonicalJson } from '#core/base';
import { cents, formatAmount, parseAmount } from '#core/money';

/** How a setting is entered: by the kind of its value. `files`: it comes from the files of the house alone. */
export type SettingKind = PlainKind | 'clock' | 'approvals' | 'pays' | 'logo';
/** One field is enough for them. */
export type PlainKind = 'amount' | 'time' | 'yes' | 'lines' | 'number' | 'text' | 'files';

const AMOUNTS: readonly string[] = ['secondPersonFrom', 'sealFrom'];
const TIMES: readonly string[] = ['closesDayAt', 'increasesAt'];
/** The house may do without them: an empty field takes them away. */
export const OPTIONAL: readonly string[] = ['closesDayAt', 'name', 'address', 'license', 'logo'];
const TEXTS: readonly string[] = ['name', 'address', 'license'];
const OWN_FORM = { clock: 'clock', approvals: 'approvals', verifierPays: 'pays', logo: 'logo' } as const;
const LINES: readonly string[] = ['checklist'];
const YES: readonly string[] = ['secondFromOtherDepartment'];

export const kindOf = (setting: string): SettingKind => {
  if (setting.startsWith('activity.')) return 'files';
  if (Object.hasOwn(OWN_FORM, setting)) return OWN_FORM[setting as keyof typeof OWN_FORM];
  if (AMOUNTS.includes(setting)) return 'amount';
  if (TIMES.includes(setting)) return 'time';
  if (YES.includes(setting)) return 'yes';
  if (LINES.includes(setting)) return 'lines';
  return TEXTS.includes(setting) ? 'text' : 'number';
};

/** What is typed for a setting as it is; empty where it isn't set. */
export const draftOf = (setting: string, json: string | undefined): string => {
  if (json === undefined) return '';
  const value = JSON.parse(json) as unknown;
  const kind = kindOf(setting);
  if (kind === 'amount') return formatAmount(cents(Number(value)));
  if (kind === 'clock' || kind === 'approvals') return json;
  if (kind === 'pays') {
    const { below, inDay } = value as { readonly below: number; readonly inDay: number }; // By its shape.
    return paysDraft({ below: formatAmount(cents(below)), inDay: formatAmount(cents(inDay)) });
  }
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
    case 'logo':
      return JSON.stringify(text);
    case 'clock':
      return /"dayStartsAt":"([01]\d|2[0-3]):[0-5]\d"/.test(text) ? canonicalJson(JSON.parse(text)) : null;
    case 'approvals':
      return text === '[]' ? null : text;
    case 'pays': {
      const typed = JSON.parse(text) as PaysDraft; // As it was written here.
      const [below, inDay] = [parseAmount(typed.below), parseAmount(typed.inDay)];
      return below.ok && inDay.ok ? canonicalJson({ below: below.value, inDay: inDay.value }) : null;
    }
    case 'files':
      return null;
  }
};

/** Two amounts as they are typed. */
export type PaysDraft = { readonly below: string; readonly inDay: string };
export const paysDraft = (typed: PaysDraft): string => JSON.stringify(typed);
