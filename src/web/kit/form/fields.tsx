import type { ComponentProps } from 'react';
import styles from './fields.module.css';

type Typed = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** An example of what is typed there. */
  readonly how?: string | undefined;
  /** Said beside the label: what is allowed. */
  readonly note?: string | undefined;
};

type FieldProps = Typed &
  Pick<
    ComponentProps<'input'>,
    'type' | 'inputMode' | 'min' | 'required' | 'aria-invalid' | 'aria-describedby' | 'onBlur' | 'ref'
  > & {
    /** One of the places that arrow keys go through. */
    readonly 'data-row'?: boolean;
  } & {
    /** The label is a name, in the words of the rulebook or of the house. */
    readonly lang?: 'en' | undefined;
    /** What cannot be read in it. */
    readonly wrong?: string | undefined;
    readonly isNumber?: boolean;
    /** As wide as a number needs. */
    readonly isShort?: boolean;
    /** The label is for readers only. */
    readonly isUnlabelled?: boolean;
  };

export const Field = (props: FieldProps) => {
  const { label, lang, onChange, how, note, wrong, isNumber, isShort, isUnlabelled, ...input } = props;
  return (
    <label className={styles.field} data-short={isShort || undefined}>
      <span className={isUnlabelled ? 'unseen' : undefined}>
        {lang === undefined ? label : <span lang={lang}>{label}</span>} {note !== undefined && <small>{note}</small>}
      </span>
      <input
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        placeholder={how}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={wrong !== undefined || undefined}
        {...input}
        onChange={change => onChange(change.target.value)}
      />
      {wrong !== undefined && <small className={styles.wrong}>{wrong}</small>}
    </label>
  );
};

/** For lists: one of them a line. */
export const Area = ({ label, value, onChange, how, note, rows = 4 }: Typed & { readonly rows?: number }) => (
  <label className={styles.field}>
    <span>
      {label} {note !== undefined && <small>{note}</small>}
    </span>
    <textarea
      value={value}
      rows={rows}
      placeholder={how}
      spellCheck={false}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

type ChooseProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
  readonly lang?: 'en' | undefined;
  readonly isOff?: boolean;
};

export const Choose = <Value extends string>({ label, value, options, onChange, lang, isOff }: ChooseProps<Value>) => (
  <label className={styles.field}>
    <span>{label}</span>
    <select
      value={value}
      lang={lang}
      disabled={isOff}
      onChange={change => onChange(change.target.value as Value /* Of our own options. */)}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
