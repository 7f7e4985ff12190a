import { useTranslations } from 'use-intl';
import type { MechanismName } from '#core/house';
import { Area, Check, Field, Keys, useHandName } from '../../kit/index.ts';
import { askedFor, type Draft, type OpenField, type OpenFields } from './opening-form.ts';
import { Fields } from './parts.tsx';
import { YES } from './posting.ts';

type OpeningProps<Opens> = {
  readonly mechanism: MechanismName;
  readonly fields: OpenFields<Opens>;
  readonly opens: Opens;
  readonly draft: Draft<string>;
  readonly onChange: (draft: Draft<string>) => void;
};

/** What is written in fields comes first, then what is so or is not. */
export const OpeningFields = <Opens,>({ fields, ...form }: OpeningProps<Opens>) => {
  const asked = askedFor(fields, form.opens);
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
