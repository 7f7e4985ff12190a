import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PayMethod } from '#core/house';
import type { AwardView } from '#core/views';
import { Check, Choice, Fact, Facts, Icon, PadKey, useHouseTime, useIsOnline, useLangOf } from '../kit/index.ts';
import { BackOutSheet } from './back-out-sheet.tsx';
import styles from './detail.module.css';
import { useSlips } from './paper.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { useAct } from './use-act.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useByName, usePrizeWords, useTaxWords } from './words.ts';

/** One prize from its claim to its slip. The next step is the only large key; what cannot be done is not there. */
export const Prize = ({ award }: { award: AwardView }) => {
  const { place, state, worth } = usePrizeWords(award);
  // Here, since the key that pays is gone before its slip is printed.
  const slips = useSlips();
  return (
    <article className={styles.opened}>
      <header className={styles.head}>
        <h2>{place}</h2>
        <p className={styles.worth}>{worth}</p>
        <p className={styles.state} data-state={award.claim.state} role="status">
          {award.claim.state === 'paid' && <Icon name="check" />}
          {state}
        </p>
      </header>
      <PrizeFacts award={award} />
      <NextStep award={award} slips={slips} />
      <Why words={slips.why} />
      {slips.sheet}
    </article>
  );
};

const PrizeFacts = ({ award }: { award: AwardView }) => {
  const t = useTranslations('cage.prize');
  const { moment } = useHouseTime();
  const nameOf = useByName();
  const { fund } = usePrizeWords(award);
  const tax = useTaxWords();
  const { hand, player, payment } = award;
  return (
    <Facts>
      <Fact label={t('number', { award: String(award.award) })}>{moment(award.wonAt)}</Fact>
      <Fact label={t('activity')} lang="en">
        {award.name}
      </Fact>
      {hand !== undefined && (
        <Fact label={t('hand')} lang="en">
          {hand}
        </Fact>
      )}
      {player !== undefined && <Fact label={t('winner')}>{player}</Fact>}
      <Fact label={t('fund')}>{fund}</Fact>
      <Fact label={t('verifiedBy')}>{award.verifiedBy.map(nameOf).join(', ')}</Fact>
      <Fact label={t('tax')}>{tax(award)}</Fact>
      {payment !== undefined && (
        <>
          <Fact label={t('slip')}>{payment.slip}</Fact>
          <Fact label={t('method')}>{t(`methods.${payment.method}`)}</Fact>
        </>
      )}
    </Facts>
  );
};

type StepProps = { readonly award: AwardView; readonly slips: ReturnType<typeof useSlips> };

const NextStep = ({ award, slips }: StepProps) => {
  const t = useTranslations('cage');
  const isOnline = useIsOnline();
  if (!isOnline) return <p className={styles.refused}>{t('offline')}</p>;
  switch (award.claim.state) {
    case 'awaiting-id':
    case 'held':
      return <AskId award={award.award} />;
    case 'payable':
      return <Pay award={award} slips={slips} />;
    case 'paid':
      return award.payment && <Paid award={award} slips={slips} payment={award.payment} />;
    case 'forfeited':
      return null;
  }
};

const AskId = ({ award }: { award: number }) => {
  const t = useTranslations('cage.prize');
  const { act, isPending, why } = useAct();
  const show = () => void act({ type: 'ShowId', award });
  useShortcuts({ id: show });
  return (
    <div className={styles.keys}>
      <PadKey tone="main" isPending={isPending} onPress={show} note="I">
        {t('askId')}
      </PadKey>
      <Why words={why} />
    </div>
  );
};

/** A tray pays at its table, never here. */
const atCage = (methods: readonly PayMethod[]): readonly PayMethod[] => methods.filter(method => method !== 'tray');

const Pay = ({ award, slips }: StepProps) => {
  const t = useTranslations('cage.prize');
  const methods = atCage(award.methods);
  const [asked, setMethod] = useState<PayMethod>();
  const [isOpen, setOpen] = useState(false);
  const [formsDone, setFormsDone] = useState(false);
  const method = asked ?? methods[0];
  useShortcuts({ pay: () => setOpen(method !== undefined) });
  if (method === undefined) return <p className={styles.refused}>{t('atTable')}</p>;
  return (
    <div className={styles.keys}>
      <Choice
        label={t('method')}
        value={method}
        options={methods.map(one => [one, t(`methods.${one}`)] as const)}
        onChange={setMethod}
      />
      {award.gives.type === 'goods' && (
        <div className={styles.line}>
          <Check label={t('formsDone')} isOn={formsDone} onChange={setFormsDone} />
        </div>
      )}
      <PadKey tone="main" onPress={() => setOpen(true)} note="P">
        {method === 'handed-over' ? t('handOver') : t('review')}
      </PadKey>
      {isOpen && (
        <PaySheet
          award={award}
          method={method}
          formsDone={formsDone}
          onClose={() => setOpen(false)}
          onPaid={() => void slips.print(award.award)}
        />
      )}
    </div>
  );
};

type PaySheetProps = {
  readonly award: AwardView;
  readonly method: PayMethod;
  readonly formsDone: boolean;
  readonly onPaid: () => void;
  readonly onClose: () => void;
};

const PaySheet = ({ award, method, formsDone, onPaid, onClose }: PaySheetProps) => {
  const t = useTranslations('cage.prize');
  const { place, worth, fund } = usePrizeWords(award);
  const tax = useTaxWords();
  const { table, seat, name, hand } = award;
  const what = method === 'handed-over' ? 'handOverKey' : 'payKey';
  const action =
    table === undefined || seat === undefined
      ? t(`${what}To`, { amount: worth, name: place })
      : t(what, { amount: worth, table, seat });
  return (
    <ReviewSheet
      title={t('paying')}
      action={action}
      command={{ type: 'PayAward', award: award.award, method, ...(formsDone ? { formsDone } : {}) }}
      onDone={() => {
        onClose();
        onPaid();
      }}
      onClose={onClose}
    >
      <Fact label={t('winner')}>{place}</Fact>
      <Fact label={t('gives')} isMain>
        {worth}
      </Fact>
      <Fact label={t('activity')} lang="en">
        {hand === undefined ? name : `${name}: ${hand}`}
      </Fact>
      <Fact label={t('fund')}>{fund}</Fact>
      <Fact label={t('method')}>{t(`methods.${method}`)}</Fact>
      <Fact label={t('tax')} isMain>
        {tax(award)}
      </Fact>
    </ReviewSheet>
  );
};

type PaidProps = StepProps & { readonly payment: NonNullable<AwardView['payment']> };

const Paid = ({ award, slips, payment }: PaidProps) => {
  const t = useTranslations('cage.prize');
  const [isBackingOut, setBackingOut] = useState(false);
  const { prints = 0 } = payment;
  const print = () => void slips.print(award.award);
  useShortcuts({ print, backOut: () => setBackingOut(true) });
  return (
    <div className={styles.keys}>
      {prints === 0 && <p className={styles.notPrinted}>{t('notPrinted')}</p>}
      <PadKey tone={prints === 0 ? 'main' : 'plain'} isPending={slips.isPending} onPress={print} note="R">
        {prints === 0 ? t('print') : t('printAgain', { copy: prints })}
      </PadKey>
      <PadKey onPress={() => void slips.save(award.award, payment.slip)}>{t('savePdf')}</PadKey>
      <PadKey tone="danger" onPress={() => setBackingOut(true)} note="B">
        {t('backOut')}
      </PadKey>
      {isBackingOut && <BackOutSheet award={award} slip={payment.slip} onClose={() => setBackingOut(false)} />}
    </div>
  );
};

/** Why not, in the words of the house or of the page, where the finger was. */
export const Why = ({ words }: { words: string }) => (
  <p className={styles.refused} role="alert" lang={useLangOf(words)}>
    {words}
  </p>
);
