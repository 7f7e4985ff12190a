import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { PromotionView } from '#core/views';
import {
  ActKey,
  AskKey,
  Choose,
  FactList,
  Field,
  Keys,
  MemberField,
  Section,
  Sheet,
  Soft,
  useKept,
  useStation,
} from '../../kit/index.ts';
import type { PanelProps } from '../panel.ts';
import detail from '../parts/detail.module.css';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { PrintKey } from '../parts/print-key.tsx';
import { type Batch, type BatchDraft, batchOf, COUNT_MOST } from './command.ts';
import { CouponPaper, type Printed } from './coupon-paper.tsx';
import styles from './coupons.module.css';

type Kinds = NonNullable<PromotionView['kinds']>;

/** Coupons are given in batches, each with its number, and printed. What is sold is sold at the cage. INS-1, INS-2 */
export const CouponPanel = ({ promotion, desk }: PanelProps<'instrument'>) => {
  const t = useTranslations('panels.instrument');
  const kinds = (promotion.kinds ?? []).filter(({ isSold }) => !isSold);
  return (
    <>
      <FactList
        of={[
          [t('issued'), t('counted', { count: desk.issued })],
          [t('outstanding'), formatAmount(desk.outstanding)],
        ]}
      />
      <Section title={t('batch')}>
        {kinds.length === 0 ? (
          <Soft>{t('soldOnly')}</Soft>
        ) : (
          <BatchForm promotion={promotion} desk={desk} kinds={kinds} />
        )}
      </Section>
    </>
  );
};

type Ready = Extract<Batch, { type: 'ready' }>;

const EMPTY = { prefix: '', first: '1', count: '', face: '', holder: '', expires: '' } as const;

type BatchProps = Pick<PanelProps<'instrument'>, 'promotion' | 'desk'> & { readonly kinds: Kinds };

const BatchForm = ({ promotion, desk, kinds }: BatchProps) => {
  const t = useTranslations('panels.instrument');
  const { me } = useStation();
  const [draft, setDraft] = useKept<BatchDraft>(`promotions-batch-${promotion.promotion}`, {
    ...EMPTY,
    kind: kinds[0]!.type,
  });
  const [printed, setPrinted] = useKept<Printed | undefined>(`promotions-printed-${promotion.promotion}`, undefined);
  const [ready, setReady] = useState<Ready>();
  const [said, setSaid] = useState('');
  const change = (part: Partial<BatchDraft>) => setDraft({ ...draft, ...part });
  const review = () => {
    const batch = batchOf(draft, me.zone);
    if (batch.type === 'ready') setReady(batch);
    setSaid(
      batch.type === 'ready' ? '' : t(batch.type === 'amount-wrong' ? 'amountWrong' : 'notFilled', { max: COUNT_MOST }),
    );
  };
  return (
    <>
      <BatchFields draft={draft} kinds={kinds} onChange={change} />
      <Keys>
        <ActKey tone="main" onPress={review}>
          {t('give')}
        </ActKey>
        {printed !== undefined && (
          <PrintKey paper={<CouponPaper printed={printed} />}>
            {t('print', { count: printed.ids.length, from: printed.ids[0]! })}
          </PrintKey>
        )}
      </Keys>
      <p className={styles.said} role="status">
        {said}
      </p>
      {ready !== undefined && (
        <BatchSheet
          promotion={promotion}
          ready={ready}
          onClose={() => setReady(undefined)}
          onDone={() => {
            const { ids, face, kind, expires } = ready.command;
            setPrinted({
              name: promotion.name,
              approval: promotion.activity,
              ids,
              face,
              kind,
              ...statedOn(desk),
              ...(expires === undefined ? {} : { expires }),
            });
            setDraft({ ...draft, first: String(Number(draft.first) + ids.length), count: '' });
            setReady(undefined);
            setSaid(t('done', { count: ids.length, from: ids[0]!, to: ids.at(-1)! }));
          }}
        />
      )}
    </>
  );
};

/** What each coupon states of the promotion, besides its face. INS-2 */
const statedOn = ({
  games,
  plays,
  fee,
}: PanelProps<'instrument'>['desk']): Pick<Printed, 'games' | 'from' | 'expires' | 'fee'> => ({
  ...(games === undefined ? {} : { games }),
  ...(plays === undefined ? {} : { from: plays.from, expires: plays.to }),
  ...(fee === undefined ? {} : { fee }),
});

type FieldsProps = {
  readonly draft: BatchDraft;
  readonly kinds: Kinds;
  readonly onChange: (part: Partial<BatchDraft>) => void;
};

const BatchFields = ({ draft, kinds, onChange: change }: FieldsProps) => {
  const t = useTranslations('panels.instrument');
  const coupon = useTranslations('kit.coupons');
  return (
    <div className={styles.form}>
      {kinds.length > 1 && (
        <Choose
          label={t('kind')}
          value={draft.kind}
          options={kinds.map(({ type }) => [type, coupon(type)] as const)}
          onChange={kind => change({ kind })}
        />
      )}
      <Field label={t('prefix')} value={draft.prefix} onChange={prefix => change({ prefix })} how="M-" />
      <Field label={t('first')} type="number" value={draft.first} onChange={first => change({ first })} />
      <Field label={t('count')} type="number" value={draft.count} onChange={count => change({ count })} />
      <Field label={t('face')} value={draft.face} onChange={face => change({ face })} />
      <MemberField
        label={t('holder')}
        value={draft.holder}
        onChange={holder => change({ holder })}
        how={t('holderHow')}
      />
      <Field label={t('expires')} type="date" value={draft.expires} onChange={expires => change({ expires })} />
    </div>
  );
};

type SheetProps = {
  readonly promotion: PromotionView;
  readonly ready: Ready;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const BatchSheet = ({ promotion, ready: { command }, onDone, onClose }: SheetProps) => {
  const t = useTranslations('panels.instrument');
  const coupon = useTranslations('kit.coupons');
  const acting = useAct();
  const { ids, face, kind, holder } = command;
  const give = async () => {
    const done = await acting.act(runPromotion(promotion.promotion, 'instrument', command));
    if (done !== undefined) onDone();
  };
  return (
    <Sheet title={t('batch')} isOpen onClose={onClose}>
      <div className={detail.sheet}>
        <FactList
          of={[
            [t('kind'), coupon(kind)],
            [t('numbers'), `${ids[0]} – ${ids.at(-1)}`],
            [t('face'), formatAmount(face)],
            [t('holder'), holder],
            [t('fund'), promotion.name, 'en'],
          ]}
        />
        <AskKey acting={acting} onPress={() => void give()}>
          {t('giveAction', { count: ids.length, amount: formatAmount(face) })}
        </AskKey>
      </div>
    </Sheet>
  );
};
