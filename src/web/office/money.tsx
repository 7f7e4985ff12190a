import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { VarianceReason } from '#core/state/variances';
import type { Parts } from '#core/views';
import {
  ActKey,
  Amount,
  Choose,
  type Counted,
  CountSheet,
  FactList,
  Field,
  Form,
  Keys,
  SecondSheet,
  Section,
  useOwnFeed,
  useView,
  VarianceReasons,
} from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useAct, Why } from './parts.tsx';
import { Vault } from './vault.tsx';

type Drop = Parts<'drops'>[string];

/** Fee boxes: taken from their tables, then counted by two people who don't see what was recorded. HSE-13, REG-F3 */
export const Money = ({ onDone }: PageProps) => {
  const t = useTranslations('office.money');
  const feed = useOwnFeed(['drops', 'offerings']);
  const drops = Object.values(useView(feed, 'drops') ?? {}).toSorted((a, b) => b.drop - a.drop);
  const offerings = Object.values(useView(feed, 'offerings') ?? {});
  const [counting, setCounting] = useState<Drop>();
  const open = drops.filter(({ count }) => count === undefined);
  const counted = drops.filter(({ count }) => count !== undefined);
  return (
    <>
      <Vault onDone={onDone} />
      <Take offerings={offerings} onDone={onDone} />
      <Section title={t('open')}>
        <OfficeTable
          empty={t('noneOpen')}
          rows={open}
          keyOf={({ drop }) => drop}
          columns={[
            [t('drop'), ({ drop }) => drop, 'name'],
            [t('table'), ({ table }) => table, 'number'],
            [t('activity'), ({ name }) => name, 'en'],
            ['', one => <ActKey onPress={() => setCounting(one)}>{t('count', { drop: String(one.drop) })}</ActKey>],
          ]}
        />
      </Section>
      <Section title={t('counted')}>
        <OfficeTable
          empty={t('noneCounted')}
          rows={counted}
          keyOf={({ drop }) => drop}
          columns={[
            [t('drop'), ({ drop }) => drop, 'name'],
            [t('table'), ({ table }) => table, 'number'],
            [t('activity'), ({ name }) => name, 'en'],
            [t('wasCounted'), ({ count }) => count && <Amount of={count.counted} />, 'number'],
            [t('recorded'), ({ count }) => count && <Amount of={count.recorded} />, 'number'],
            [t('variance'), ({ count }) => count && <Amount of={count.variance} />, 'number'],
            [t('why'), one => <Reason drop={one} onDone={onDone} />],
          ]}
        />
      </Section>
      {counting !== undefined && (
        <Count
          drop={counting}
          onClose={() => setCounting(undefined)}
          onDone={() => {
            setCounting(undefined);
            onDone(t('countAsked', { drop: String(counting.drop) }));
          }}
        />
      )}
    </>
  );
};

type TakeProps = PageProps & {
  readonly offerings: readonly { readonly activity: string; readonly name: string }[];
};

/** The table is on the box: who counts doesn't see what the tables have taken. */
const Take = ({ offerings, onDone }: TakeProps) => {
  const t = useTranslations('office.money');
  const [table, setTable] = useState('');
  const [chosenActivity, setActivity] = useState('');
  const activity = chosenActivity === '' ? (offerings[0]?.activity ?? '') : chosenActivity;
  const isReady = /^[1-9]\d{0,4}$/.test(table.trim()) && activity !== '';
  const { press, isPending, why } = useAct();
  const take = () => press({ type: 'DropBox', table: Number(table), activity }, () => onDone(t('taken', { table })));
  return (
    <Form className={styles.form} onSend={take}>
      <h3>{t('take')}</h3>
      <Field label={t('table')} inputMode="numeric" value={table} onChange={setTable} isShort />
      <Choose
        label={t('activity')}
        value={activity}
        lang="en"
        options={offerings.map(one => [one.activity, one.name] as const)}
        onChange={setActivity}
      />
      <Why why={why} />
      <Keys>
        <ActKey tone="main" isOff={!isReady} isPending={isPending} onPress={take}>
          {t('takeKey')}
        </ActKey>
      </Keys>
    </Form>
  );
};

type CountProps = { readonly drop: Drop; readonly onClose: () => void; readonly onDone: () => void };

/** Two people count it piece by piece; what was recorded shows after. REG-F3 */
const Count = ({ drop, onClose, onDone }: CountProps) => {
  const t = useTranslations('office.money');
  const [sheet, setSheet] = useState<Counted>();
  if (sheet === undefined) {
    return (
      <CountSheet
        title={t('count', { drop: String(drop.drop) })}
        keptAs={`office-drop-${drop.drop}`}
        how={
          <>
            <FactList
              of={[
                [t('table'), drop.table],
                [t('activity'), drop.name, 'en'],
              ]}
            />
            <p>{t('blind')}</p>
          </>
        }
        action={t('toSecond')}
        onCounted={counted => {
          setSheet(counted);
          return true;
        }}
        onClose={onClose}
      />
    );
  }
  const amount = formatAmount(sheet.counted);
  return (
    <SecondSheet
      title={t('count', { drop: String(drop.drop) })}
      command={{ type: 'CountDrop', drop: drop.drop, ...sheet }}
      action={t('countKey', { amount })}
      review={
        <FactList
          of={[
            [t('table'), drop.table],
            [t('activity'), drop.name, 'en'],
            [t('wasCounted'), amount, 'main'],
          ]}
        />
      }
      onClose={onDone}
    />
  );
};

/** Why a count differs, said by somebody of the count room. HSE-13 */
const Reason = ({ drop, onDone }: PageProps & { readonly drop: Drop }) => {
  const t = useTranslations('office.money');
  const counts = useTranslations('kit.count');
  const [reason, setReason] = useState<VarianceReason | ''>('');
  const { press, isPending, why } = useAct();
  const number = String(drop.drop);
  if (drop.count === undefined || drop.count.variance === 0) return null;
  if (drop.reason !== undefined) return counts(`reasons.${drop.reason}`);
  const explain = () =>
    reason !== '' &&
    press({ type: 'ExplainDrop', drop: drop.drop, reason }, () => onDone(t('explained', { drop: number })));
  return (
    <>
      <VarianceReasons value={reason} onChange={setReason} />
      <ActKey isOff={reason === ''} isPending={isPending} onPress={explain}>
        {t('explain', { drop: number })}
      </ActKey>
      <Why why={why} />
    </>
  );
};
