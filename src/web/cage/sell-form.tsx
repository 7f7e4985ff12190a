import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { PromotionView } from '#core/views';
import { Area, Check, Choose, Field, PadKey, useKept } from '../kit/index.ts';
import { askInstruments } from '../promotions/instrument/elsewhere.ts';
import styles from './detail.module.css';
import { NextKeys, Opened } from './parts.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { BUYER_ROLES, type BuyIn, idsIn, type Sale, type SaleDraft, saleOf } from './sale.ts';
import { useKeys } from './use-keys.ts';

type Ready = Extract<Sale, { type: 'ready' }>;

/** Chips are sold, coupons and vouchers given; each by its number. INS-2 */
export const SellForm = ({ promotion }: { promotion: PromotionView }) => {
  const t = useTranslations('cage');
  const kinds = promotion.kinds ?? [];
  const empty: SaleDraft = {
    kind: kinds[0]?.type ?? 'match-play',
    ids: '',
    face: '',
    buyIn: '0',
    holder: '',
    role: 'player',
    isMultiPlay: false,
  };
  const [draft, setDraft] = useKept(`cage-sale-${promotion.promotion}`, empty);
  const [ready, setReady] = useState<Ready>();
  const [said, setSaid] = useState('');
  const buyIns = promotion.desk.type === 'instrument' ? promotion.desk.buyIns : [];
  const isSold = kinds.find(({ type }) => type === draft.kind)?.isSold === true;
  const review = () => {
    const sale = saleOf(draft, isSold ? buyIns : undefined);
    if (sale.type === 'ready') setReady(sale);
    setSaid(sale.type === 'ready' ? '' : t(sale.type === 'amount-wrong' ? 'chips.amountWrong' : 'chips.formWrong'));
  };
  useKeys({ pay: review });
  return (
    <Opened title={promotion.name} isEnglish>
      <SaleFields {...{ draft, kinds, buyIns, isSold }} onChange={change => setDraft({ ...draft, ...change })} />
      <NextKeys>
        <PadKey tone="main" onPress={review} note="P">
          {t(isSold ? 'chips.sell' : 'chips.give')}
        </PadKey>
      </NextKeys>
      <p className={styles.said} role="status">
        {said}
      </p>
      {ready && (
        <SaleSheet
          {...{ promotion, ready }}
          onClose={() => setReady(undefined)}
          onDone={() => {
            setReady(undefined);
            setDraft({ ...empty, kind: draft.kind });
            setSaid(t('chips.done', { words: ready.command.ids.join(', ') }));
          }}
        />
      )}
    </Opened>
  );
};

type FieldsProps = {
  readonly draft: SaleDraft;
  readonly kinds: NonNullable<PromotionView['kinds']>;
  readonly buyIns: readonly BuyIn[];
  readonly isSold: boolean;
  readonly onChange: (change: Partial<SaleDraft>) => void;
};

const SaleFields = ({ draft, kinds, buyIns, isSold, onChange }: FieldsProps) => {
  const t = useTranslations('cage.chips');
  const coupon = useTranslations('kit.coupons');
  const roles = useTranslations('kit.roles');
  const written = (name: 'face' | 'holder') => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className={styles.form}>
      {kinds.length > 1 && (
        <Choose
          label={t('kind')}
          value={draft.kind}
          options={kinds.map(({ type }) => [type, coupon(type)])}
          onChange={kind => onChange({ kind })}
        />
      )}
      <Area
        label={t('numbers')}
        note={t('count', { count: idsIn(draft.ids).length })}
        rows={2}
        value={draft.ids}
        how={t('numbersHow')}
        onChange={ids => onChange({ ids })}
      />
      {isSold ? (
        <Choose
          label={t('buyIn')}
          value={draft.buyIn}
          options={buyIns.map(({ face, price }, place) => [
            String(place),
            t('faceFor', { face: formatAmount(face), price: formatAmount(price) }),
          ])}
          onChange={buyIn => onChange({ buyIn })}
        />
      ) : (
        <Field {...written('face')} isNumber />
      )}
      <Field {...written('holder')} how={t('holderHow')} />
      <Choose
        label={t('role')}
        value={draft.role}
        options={BUYER_ROLES.map(role => [role, roles(role)])}
        onChange={role => onChange({ role })}
      />
      {!isSold && (
        <Check label={t('many')} isOn={draft.isMultiPlay} onChange={isMultiPlay => onChange({ isMultiPlay })} />
      )}
    </div>
  );
};

type SaleSheetProps = {
  readonly promotion: PromotionView;
  readonly ready: Ready;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const SaleSheet = ({ promotion, ready: { command, faces }, onDone, onClose }: SaleSheetProps) => {
  const t = useTranslations('cage');
  const coupon = useTranslations('kit.coupons');
  const { ids, kind, holder, price, face } = command;
  const count = ids.length;
  return (
    <ReviewSheet
      title={t(price === undefined ? 'chips.giving' : 'chips.selling')}
      action={
        price === undefined
          ? t('chips.giveKey', { count, amount: formatAmount(faces) })
          : t('chips.sellKey', { count, amount: formatAmount(price) })
      }
      command={askInstruments(promotion, command)}
      facts={[
        [t('chips.holder'), holder],
        [t('chips.kind'), `${coupon(kind)} × ${count}`],
        [t('chips.numbers'), ids.join(', ')],
        [t('chips.face'), `${formatAmount(face)} (${formatAmount(faces)})`],
        price !== undefined && [t('chips.price'), formatAmount(price), 'main'],
        [t('prize.fund'), promotion.name, 'en'],
      ]}
      onDone={onDone}
      onClose={onClose}
    />
  );
};
