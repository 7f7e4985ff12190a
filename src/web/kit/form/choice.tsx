import { useId } from 'react';
import styles from './choice.module.css';

type CheckProps = {
  readonly label: string;
  /** The label is a name, in the words of the rulebook. */
  readonly lang?: 'en' | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export const Check = ({ label, lang, isOn, onChange }: CheckProps) => (
  <label className={styles.check} lang={lang}>
    <input type="checkbox" checked={isOn} onChange={change => onChange(change.target.checked)} />
    {label}
  </label>
);

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | '';
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
};

/** One of a few; nothing is chosen before somebody has chosen. */
export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      {options.map(([one, words]) => (
        <label key={one} className={styles.check}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
};
