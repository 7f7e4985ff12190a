import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandOf } from '#core/house';
import { formatAmount, parseAmount } from '#core/money';
import type { VarianceReason } from '#core/state/variances';
import type { CashView } from '#core/views';
import {
  ActKey,
  Amount,
  type CashPlace,
  Choose,
  type Counted,
  CountSheet,
  FactList,
  Field,
  Form,
  Keys,
  SecondSheet,
  Section,
  Soft,
  useHouseTime,
  useListed,
  useNameOf,
  useOwnFeed,
  usePlaceWords,
  useSaid,
  useVarianceWords,
  useView,
  VarianceReasons,
} from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useAct, Why } from './parts.tsx';

type Drawer = NonNullable<CashView['drawer']> & Pick<CashView, 'holds'>;

/** The vault and what lies in open drawers: counts, fills and credits, each by two people. CSH-1, CSH-3, CSH-5 */
export const Vault = ({ onDone }: PageProps) => {
  const t = useTranslations('office.vault');
  const feed = useOwnFeed(['cash']);
  const cash = useView(feed, 'cash');
  const [isCounting, setCounting] = useState(false);
  const end = (words: string) => {
    setCounting(false);
    onDone(words);
  };
  // The count room sees nothing of it: its counts are blind.
  if (cash === undefined) return null;
  const drawers = Object.values(cash).flatMap(({ drawer, holds }) =>
    drawer === undefined ? [] : [{ ...drawer, holds }],
  );
  const vault = cash['vault'];
  return (
    <Section title={t('title')}>
      {vault === undefined ? <p>{t('none')}</p> : <LastCount vault={vault} isCounting={isCounting} onDone={onDone} />}
      <Keys>
        <ActKey tone="main" onPress={() => setCounting(true)}>
          {t('count')}
        </ActKey>
      </Keys>
      {isCounting && <Count onClose={() => setCounting(false)} onDone={() => end(t('countAsked'))} />}
      {vault !== undefined && !isCounting && (
        <>
          <Drawers drawers={drawers} />
          <Move drawers={drawers} onDone={onDone} />
        </>
      )}
    </Section>
  );
};

type LastProps = PageProps & { readonly vault: CashView; readonly isCounting: boolean };

/** What should be in it is covered while it is counted. */
const LastCount = ({ vault: { vault, holds }, isCounting, onDone }: LastProps) => {
  const t = useTranslations('office.vault');
  const counts = useTranslations('kit.count');
  const { moment } = useHouseTime();
  const nameOf = useNameOf();
  const listed = useListed();
  const varianceWords = useVarianceWords();
  const [reason, setReason] = useState<VarianceReason | ''>('');
  const { press, isPending, why } = useAct();
  if (vault === undefined) return null;
  const { at, by, counted, variance } = vault;
  const isOpen = variance !== 0 && vault.reason === undefined;
  const explain = () => reason !== '' && press({ type: 'ExplainVault', reason }, () => onDone(t('explained')));
  return (
    <>
      <FactList
        of={[
          !isCounting && [t('holds'), <Amount key="holds" of={holds} />, 'main'],
          [t('counted'), `${formatAmount(counted)} · ${moment(at)} · ${listed(by.map(nameOf))}`],
          variance !== 0 && [t('variance'), varianceWords(variance)],
          vault.reason !== undefined && [counts('reason'), counts(`reasons.${vault.reason}`)],
        ]}
      />
      {isOpen && (
        <Form className={styles.form} onSend={explain}>
          <VarianceReasons value={reason} onChange={setReason} />
          <Why why={why} />
          <Keys>
            <ActKey tone="main" isOff={reason === ''} isPending={isPending} onPress={explain}>
              {t('explainVault')}
            </ActKey>
          </Keys>
        </Form>
      )}
    </>
  );
};

type CountProps = { readonly onClose: () => void; readonly onDone: () => void };

const Count = ({ onClose, onDone }: CountProps) => {
  const t = useTranslations('office.vault');
  const [sheet, setSheet] = useState<Counted>();
  if (sheet === undefined) {
    return (
      <CountSheet
        title={t('counting')}
        keptAs="office-vault"
        how={<p>{t('blind')}</p>}
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
      title={t('counting')}
      command={{ type: 'CountVault', ...sheet }}
      review={<FactList of={[[t('inVault'), amount, 'main']]} />}
      action={t('countVault', { amount })}
      onClose={onDone}
    />
  );
};

const Drawers = ({ drawers }: { readonly drawers: readonly Drawer[] }) => {
  const t = useTranslations('office.vault');
  const nameOf = useNameOf();
  const { moment } = useHouseTime();
  if (drawers.length === 0) return <Soft>{t('noDrawers')}</Soft>;
  return (
    <OfficeTable
      empty={t('noDrawers')}
      rows={drawers}
      keyOf={({ station }) => station}
      columns={[
        [t('window'), ({ station }) => station, 'name'],
        [t('cashier'), ({ holder }) => nameOf(holder)],
        [t('since'), ({ openedAt }) => moment(openedAt)],
        [t('float'), ({ float }) => <Amount of={float} />, 'number'],
        [t('inDrawer'), ({ holds }) => <Amount of={holds} />, 'number'],
      ]}
    />
  );
};

/** A fill or a credit, or cash from the bank or to it. */
const Move = ({ drawers, onDone }: PageProps & { readonly drawers: readonly Drawer[] }) => {
  const t = useTranslations('office.vault');
  const said = useSaid();
  const placeWords = usePlaceWords();
  const places: Readonly<Record<string, CashPlace>> = {
    vault: { type: 'vault' },
    bank: { type: 'bank' },
    ...Object.fromEntries(drawers.map(({ station }) => [`drawer-${station}`, { type: 'drawer', station } as const])),
  };
  const [ends, setEnds] = useState({ from: 'vault', to: 'bank' });
  const [table, setTable] = useState('');
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amount = parseAmount(typed);
  const placeOf = (name: string) => (name === 'tray' ? trayNamed(table) : places[name]);
  const [from, to] = [placeOf(ends.from), placeOf(ends.to)];
  const options = [
    ...Object.entries(places).map(([name, place]) => [name, placeWords(place)] as const),
    ['tray', t('aTray')] as const,
  ];
  const end = () => {
    setAsked(false);
    setTyped('');
    onDone(t('moveAsked'));
  };
  if (isAsked && amount.ok && from !== undefined && to !== undefined) {
    return <MoveSheet command={{ type: 'MoveCash', from, to, amount: amount.value }} onClose={end} />;
  }
  const isReady = amount.ok && amount.value > 0 && from !== undefined && to !== undefined;
  const isTray = ends.from === 'tray' || ends.to === 'tray';
  return (
    <Form className={styles.form} onSend={() => setAsked(isReady)}>
      <h3>{t('moving')}</h3>
      <Choose label={t('from')} value={ends.from} options={options} onChange={one => setEnds({ ...ends, from: one })} />
      <Choose label={t('to')} value={ends.to} options={options} onChange={one => setEnds({ ...ends, to: one })} />
      {isTray && <Field label={t('table')} inputMode="numeric" value={table} onChange={setTable} isShort />}
      <Field
        label={t('amount')}
        isNumber
        value={typed}
        wrong={typed === '' || amount.ok ? undefined : said(amount)}
        onChange={setTyped}
      />
      <Keys>
        <ActKey tone="main" isOff={!isReady} onPress={() => setAsked(true)}>
          {t('toSecond')}
        </ActKey>
      </Keys>
    </Form>
  );
};

type MoveSheetProps = { readonly command: CommandOf<'MoveCash'>; readonly onClose: () => void };

const MoveSheet = ({ command, onClose }: MoveSheetProps) => {
  const t = useTranslations('office.vault');
  const placeWords = usePlaceWords();
  const amount = formatAmount(command.amount);
  return (
    <SecondSheet
      title={t('moving')}
      command={command}
      review={
        <FactList
          of={[
            [t('from'), placeWords(command.from)],
            [t('to'), placeWords(command.to)],
            [t('amount'), amount, 'main'],
          ]}
        />
      }
      action={t('moveCash', { amount })}
      onClose={onClose}
    />
  );
};

/** A table by its number, as it is typed. */
const trayNamed = (table: string): CashPlace | undefined =>
  /^[1-9]\d{0,4}$/.test(table.trim()) ? { type: 'tray', table: Number(table) } : undefined;
