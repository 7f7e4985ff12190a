import { useTranslations } from 'use-intl';
import type { MechanismName } from '#core/house';
import { Area, Check, Field, Keys, useHandName } from '../../kit/index.ts';
import { Fields } from './parts.tsx';
import { YES } from './posting.ts';

/** A form as it is written at the desk: a text for each of its fields. */
export type Draft<Key extends string> = Readonly<Record<Key, string>>;

type Words = ReturnType<typeof useTranslations<never>>;
type HandName = ReturnType<typeof useHandName>;

/** A field of the form that opens a promotion: a line of text where nothing else is said. */
export type OpenField<Opens> = {
  readonly type?: 'area' | 'check' | 'number' | 'date' | 'time' | 'datetime-local';
  readonly how?: string | ((t: Words, opens: Opens) => string);
  readonly rows?: number;
  /** By what may be opened; absent where it is always asked for. */
  readonly isAsked?: (opens: Opens) => boolean;
  /** Absent where the texts of the mechanism have it under the name of the field. */
  readonly label?: (t: Words, opens: Opens, handName: HandName) => string;
};

export type OpenFields<Opens, Key extends string = string> = Readonly<Record<Key, OpenField<Opens>>>;

/** The posted time, by the clock of the house. */
export const PERIOD: OpenFields<unknown, 'from' | 'to'> = {
  from: { type: 'datetime-local', label: t => t('promotions.open.from') },
  to: { type: 'datetime-local', label: t => t('promotions.open.to') },
};

export type DrawnField = 'drawnFirst' | 'drawnCount' | 'drawnEvery';

/** When the first drawing is held, how many there are, and how many days lie between them. OFT-6 */
export const DRAWN: OpenFields<unknown, DrawnField> = {
  drawnFirst: { type: 'datetime-local', label: t => t('promotions.open.drawnFirst') },
  drawnCount: { type: 'number', how: '1', label: t => t('promotions.open.drawnCount') },
  drawnEvery: { type: 'number', how: '7', label: t => t('promotions.open.drawnEvery') },
};

export const emptyDraft = (fields: OpenFields<never>): Draft<string> =>
  Object.fromEntries(Object.keys(fields).map(key => [key, '']));

type OpeningProps<Opens> = {
  readonly mechanism: MechanismName;
  readonly fields: OpenFields<Opens>;
  readonly opens: Opens;
  readonly draft: Draft<string>;
  readonly onChange: (draft: Draft<string>) => void;
};

/** What is written in fields comes first, then what is so or is not. */
export const OpeningFields = <Opens,>({ fields, ...form }: OpeningProps<Opens>) => {
  const asked = Object.entries(fields).filter(([, { isAsked }]) => isAsked?.(form.opens) ?? true);
  const { check: checks = [], text: texts = [] } = Object.groupBy(asked, ([, { type }]) =>
    type === 'check' ? 'check' : 'text',
  );
  const shown = ([key, field]: readonly [string, OpenField<Opens>]) => (
    <OneField key={key} name={key} field={field} {...form} />
  );
  return (
    <>
      {texts.length > 0 && <Fields>{texts.map(shown)}</Fields>}
      {checks.length > 0 && <Keys>{checks.map(shown)}</Keys>}
    </>
  );
};

type OneFieldProps<Opens> = Omit<OpeningProps<Opens>, 'fields'> & {
  readonly name: string;
  readonly field: OpenField<Opens>;
};

const OneField = <Opens,>({ name, field, mechanism, opens, draft, onChange }: OneFieldProps<Opens>) => {
  const t = useTranslations();
  const handName = useHandName();
  const own = `panels.${mechanism}.form.${name}` as 'promotions.open.from'; // One label like another.
  const label = field.label?.(t, opens, handName) ?? t(own);
  const how = typeof field.how === 'function' ? field.how(t, opens) : field.how;
  const value = draft[name] ?? '';
  const change = (text: string) => onChange({ ...draft, [name]: text });
  if (field.type === 'check') {
    return <Check label={label} isOn={value === YES} onChange={isOn => change(isOn ? YES : '')} />;
  }
  if (field.type === 'area')
    return <Area label={label} value={value} rows={field.rows ?? 4} how={how} onChange={change} />;
  return <Field label={label} type={field.type} value={value} how={how} onChange={change} />;
};
