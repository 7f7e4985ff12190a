import styles from './sheets.module.css';

type FieldProps = {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly isMoney?: boolean;
  readonly onChange: (value: string) => void;
};

export const Field = ({ label, value, placeholder, isMoney = false, onChange }: FieldProps) => (
  <label className={styles.field}>
    {label}
    <input
      type="text"
      inputMode={isMoney ? 'decimal' : 'text'}
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onChange={change => onChange(change.target.value)}
    />
  </label>
);

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, words: string])[];
  readonly onChange: (value: Value) => void;
};

export const Choice = <Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) => (
  <label className={styles.field}>
    {label}
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => one === target.value);
        if (chosen !== undefined) onChange(chosen[0]);
      }}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
