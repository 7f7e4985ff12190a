import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandOf } from '#core/house';
import { formatAmount, parseAmount } from '#core/money';
import type { VarianceReason } from '#core/state/variances';
import {
  Body,
  type CashPlace,
  Choose,
  type Counted,
  CountSheet,
  FactList,
  Field,
  PadKey,
  SecondSheet,
  Sheet,
  useNameOf,
  usePlaceWords,
  useSaid,
  useStation,
  VarianceLine,
  VarianceReasons,
} from '../kit/index.ts';
import { type DrawerHere, useCashHere } from './use-drawer.ts';

type SheetProps = { readonly onClose: () => void };
type Count = NonNullable<NonNullable<DrawerHere['drawer']>['count']>;

/** The float is counted here; the one who brought it signs as second person. CSH-2 */
export const OpenSheet = ({ onClose }: SheetProps) => {
  const t = useTranslations('cage.drawer');
  const { station } = useStation();
  const { drawer } = useCashHere();
  const [float, setFloat] = useState<Counted>();
  if (drawer !== undefined) return null;
  if (float === undefined) {
    return (
      <CountSheet
        title={t('openTitle')}
        keptAs="cage-float"
        action={t('toSecond')}
        onCounted={counted => {
          setFloat(counted);
          return true;
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <SecondSheet
      title={t('opening')}
      command={{ type: 'OpenDrawer', ...float }}
      review={
        <FactList
          of={[
            [t('window'), station],
            [t('float'), formatAmount(float.counted), 'main'],
          ]}
        />
      }
      action={t('openAction', { amount: formatAmount(float.counted) })}
      onClose={onClose}
    />
  );
};

type EndProps = SheetProps & { readonly count: Count };

/** The next cashier signs, and answers for the drawer from then on. CSH-3 */
export const HandOverSheet = (props: EndProps) => {
  const t = useTranslations('cage.drawer');
  const amount = formatAmount(props.count.counted);
  const words = { title: t('handingOver'), how: t('handOverHow'), action: t('handOverAction', { amount }) };
  return <EndSheet type="HandOverDrawer" {...words} {...props} />;
};

export const CloseSheet = (props: EndProps) => {
  const t = useTranslations('cage.drawer');
  const amount = formatAmount(props.count.counted);
  const words = { title: t('closing'), how: t('closeHow'), action: t('closeAction', { amount }) };
  return <EndSheet type="CloseDrawer" {...words} {...props} />;
};

type EndSheetProps = EndProps & {
  readonly type: 'HandOverDrawer' | 'CloseDrawer';
  readonly title: string;
  readonly how: string;
  readonly action: string;
};

const EndSheet = ({ type, count, title, how, action, onClose }: EndSheetProps) => {
  const t = useTranslations('cage.drawer');
  const nameOf = useNameOf();
  const { station } = useStation();
  const { drawer } = useCashHere();
  const [reason, setReason] = useState<VarianceReason | ''>('');
  if (drawer === undefined) return null;
  return (
    <SecondSheet
      title={title}
      command={{ type, ...(reason === '' ? {} : { reason }) }}
      review={
        <>
          <p>{how}</p>
          <FactList
            of={[
              [t('window'), station],
              [t('holder'), nameOf(drawer.holder)],
              [t('inDrawer'), formatAmount(count.counted), 'main'],
            ]}
          />
          <VarianceLine of={count.variance} />
          {count.variance !== 0 && <VarianceReasons value={reason} onChange={setReason} />}
        </>
      }
      action={action}
      onClose={onClose}
    />
  );
};

const WAYS = ['fill', 'credit', 'tray-fill', 'tray-credit'] as const;
type Way = (typeof WAYS)[number];

/** A fill or a credit, between this drawer and the vault or a tray; who brings or takes it signs. CSH-5 */
export const MoveSheet = ({ onClose }: SheetProps) => {
  const t = useTranslations('cage.drawer');
  const said = useSaid();
  const { station } = useStation();
  const [way, setWay] = useState<Way>('fill');
  const [typed, setTyped] = useState('');
  const [table, setTable] = useState('');
  const [isAsked, setAsked] = useState(false);
  const amount = parseAmount(typed);
  const isAtTray = way === 'tray-fill' || way === 'tray-credit';
  const other: CashPlace = isAtTray ? { type: 'tray', table: Number(table) } : { type: 'vault' };
  const own: CashPlace = { type: 'drawer', station };
  const [from, to] = way === 'fill' || way === 'tray-credit' ? [other, own] : [own, other];
  const isReady = amount.ok && amount.value > 0 && (!isAtTray || /^[1-9]\d{0,4}$/.test(table.trim()));
  if (isAsked && amount.ok) {
    return <MovedSheet command={{ type: 'MoveCash', from, to, amount: amount.value }} onClose={onClose} />;
  }
  return (
    <Sheet title={t('moving')} isOpen onClose={onClose}>
      <Body>
        <Choose
          label={t('what')}
          value={way}
          options={WAYS.map(one => [one, t(`ways.${one}`)] as const)}
          onChange={setWay}
        />
        {isAtTray && <Field label={t('table')} inputMode="numeric" value={table} onChange={setTable} isShort />}
        <Field
          label={t('amount')}
          isNumber
          value={typed}
          wrong={typed === '' || amount.ok ? undefined : said(amount)}
          onChange={setTyped}
        />
        <PadKey tone="main" isOff={!isReady} onPress={() => setAsked(true)}>
          {t('toSecond')}
        </PadKey>
      </Body>
    </Sheet>
  );
};

type MovedProps = SheetProps & { readonly command: CommandOf<'MoveCash'> };

const MovedSheet = ({ command, onClose }: MovedProps) => {
  const t = useTranslations('cage.drawer');
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
      action={t('moveAction', { amount })}
      onClose={onClose}
    />
  );
};
