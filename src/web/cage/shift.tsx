import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import { type Cents, formatAmount, parseAmount } from '#core/money';
import type { CageRow, Drawer } from '#core/views/on-screen';
import { Amount, FactList, Field, PadKey, type Person, useHouseTime } from '../kit/index.ts';
import { CountSheet } from './count-sheet.tsx';
import styles from './detail.module.css';

type ShiftProps = {
  readonly shift: ReadAnswers['shift'];
  readonly drawer: Drawer;
  readonly person: Person;
  readonly opening: Cents;
  readonly onOpening: (opening: Cents) => void;
  readonly onCounting: (isCounting: boolean) => void;
};

/** What one cashier paid and took since signing on; printed as it stands. */
export const Shift = ({ shift, drawer, person, opening, onOpening, onCounting }: ShiftProps) => {
  const t = useTranslations('cage.shift');
  const { moment } = useHouseTime();
  const [isCounting, setCounting] = useState(false);
  const count = (isOpen: boolean) => {
    setCounting(isOpen);
    onCounting(isOpen);
  };
  return (
    <article className={styles.opened}>
      <header className={styles.head}>
        <h2>{t('title', { name: person.name })}</h2>
        <p>{t('since', { at: moment(shift.since) })}</p>
      </header>
      <Opening opening={opening} onOpening={onOpening} />
      {!isCounting && (
        <>
          <FactList
            of={[
              [t('paidOut'), <Amount key="paid" of={drawer.paidOut} />],
              [t('takenIn'), <Amount key="taken" of={drawer.takenIn} />],
              [t('byCheck'), <Amount key="check" of={drawer.byCheck} />],
              [t('expected'), <Amount key="expected" of={drawer.expected} />, 'main'],
            ]}
          />
          <Movements rows={shift.rows} />
        </>
      )}
      <div className={`${styles.keys} no-print`}>
        <PadKey tone="main" onPress={() => count(true)}>
          {t('count')}
        </PadKey>
        <PadKey onPress={() => print()}>{t('print')}</PadKey>
      </div>
      {isCounting && <CountSheet drawer={drawer} onClose={() => count(false)} />}
    </article>
  );
};

const Opening = ({ opening, onOpening }: Pick<ShiftProps, 'opening' | 'onOpening'>) => {
  const t = useTranslations('cage');
  const [text, setText] = useState(formatAmount(opening));
  const read = parseAmount(text);
  return (
    <Field
      label={t('shift.opening')}
      value={text}
      isNumber
      aria-invalid={!read.ok}
      onChange={typed => {
        setText(typed);
        const amount = parseAmount(typed);
        if (amount.ok) onOpening(amount.value);
      }}
      onBlur={() => setText(formatAmount(opening))}
    />
  );
};

const MOVED = ['paidOut', 'takenIn', 'byCheck'] as const;
const COLUMNS = ['when', 'what', ...MOVED] as const;

const Movements = ({ rows }: { rows: readonly CageRow[] }) => {
  const t = useTranslations('cage.shift');
  const { time } = useHouseTime();
  if (rows.length === 0) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map(column => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end.
          <tr key={place}>
            <td>{time(row.at)}</td>
            <td>{t(`whats.${row.what}`, { number: row.number })}</td>
            {MOVED.map(column => (
              <td key={column}>{row[column] === 0 ? '' : <Amount of={row[column]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
