import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount, parseAmount } from '#core/money';
import type { CageRow } from '#core/views/on-screen';
import { Amount, type Column, FactList, Field, PadKey, Table, useHouseTime } from '../kit/index.ts';
import { CountSheet } from './count-sheet.tsx';
import styles from './detail.module.css';
import type { DrawerHere } from './use-drawer.ts';

/** What one cashier paid and took since signing on; printed as shown. */
export const Shift = ({ shift, drawer, person, isCounting, setCounting, ...opening }: DrawerHere) => {
  const t = useTranslations('cage.shift');
  const { moment } = useHouseTime();
  // Blind only as long as it is counted here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with what is open.
  useEffect(() => () => setCounting(false), []);
  if (shift === undefined || drawer === undefined) return null;
  return (
    <article className={styles.opened}>
      <header className={styles.head}>
        <h2>{t('title', { name: person.name })}</h2>
        <p>{t('since', { at: moment(shift.since) })}</p>
      </header>
      <Opening {...opening} />
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
        <PadKey tone="main" onPress={() => setCounting(true)}>
          {t('count')}
        </PadKey>
        <PadKey onPress={() => print()}>{t('print')}</PadKey>
      </div>
      {isCounting && <CountSheet drawer={drawer} onClose={() => setCounting(false)} />}
    </article>
  );
};

const Opening = ({ opening, setOpening }: Pick<DrawerHere, 'opening' | 'setOpening'>) => {
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
        if (amount.ok) setOpening(amount.value);
      }}
      onBlur={() => setText(formatAmount(opening))}
    />
  );
};

const MOVED = ['paidOut', 'takenIn', 'byCheck'] as const;

const Movements = ({ rows }: { rows: readonly CageRow[] }) => {
  const t = useTranslations('cage.shift');
  const { time } = useHouseTime();
  if (rows.length === 0) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <Table
      className={styles.table}
      rows={rows}
      keyOf={(_, place) => place}
      columns={[
        [t('when'), ({ at }) => time(at)],
        [t('what'), ({ what, number }) => t(`whats.${what}`, { number })],
        ...MOVED.map(
          (moved): Column<CageRow> => [t(moved), row => (row[moved] === 0 ? '' : <Amount of={row[moved]} />)],
        ),
      ]}
    />
  );
};
