import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PayMethod } from '#core/house';
import { formatAmount } from '#core/money';
import type { AwardView } from '#core/views';
import { Check, Choice, FactList, PadKey, Refused, useHouseTime, useListed, useNameOf } from '../kit/index.ts';
import { BackOutSheet } from './back-out-sheet.tsx';
import styles from './detail.module.css';
import { MayNotSheet } from './may-not-sheet.tsx';
import { useSlips } from './paper.tsx';
import { NextKeys, Opened, PressKey, ReviewKey } from './parts.tsx';
import { useKeys } from './use-keys.ts';
import { Winner } from './winner.tsx';
import { usePrizeWords, useTaxWords } from './words.ts';

/** One prize from its claim to its slip. The next step is the only large key; impossible steps have no key. */
export const Prize = ({ award }: { award: AwardView }) => {
  const { place, state, worth } = usePrizeWords()(award);
  // Here, since the key that pays is gone before its slip is printed.
  const slips = useSlips();
  return (
    <Opened title={place} worth={worth} state={[award.claim.state, state]}>
      <PrizeFacts award={award} />
      <NextKeys>
        <NextStep award={award} slips={slips} />
        {award.claim.state !== 'forfeited' && <Winner award={award} />}
        {MAY_NOT_IN.includes(award.claim.state) && <MayNot award={award} />}
      </NextKeys>
      <Refused why={slips.why} />
      {slips.sheet}
    </Opened>
  );
};

/** Not paid yet. */
const MAY_NOT_IN: readonly string[] = ['awaiting-id', 'held', 'payable'];

/** Age and work of the winner, as the ID says. */
const MayNot = ({ award }: { award: AwardView }) => {
  const t = useTranslations('cage.prize');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PadKey tone="danger" onPress={() => setOpen(true)}>
        {t('mayNot')}
      </PadKey>
      {isOpen && <MayNotSheet award={award} onClose={() => setOpen(false)} />}
    </>
  );
};

const PrizeFacts = ({ award }: { award: AwardView }) => {
  const t = useTranslations('cage.prize');
  const { moment } = useHouseTime();
  const nameOf = useNameOf();
  const listed = useListed();
  const { fund } = usePrizeWords()(award);
  const tax = useTaxWords();
  const { hand, player, payment } = award;
  return (
    <FactList
      of={[
        [t('number', { award: String(award.award) }), moment(award.wonAt)],
        [t('activity'), award.name, 'en'],
        hand !== undefined && [t('hand'), hand, 'en'],
        player !== undefined && [t('winner'), player],
        [t('fund'), fund],
        [t('verifiedBy'), listed(award.verifiedBy.map(nameOf))],
        [t('tax'), tax(award)],
        payment && [t('slip'), payment.slip],
        payment && [t('method'), t(`methods.${payment.method}`)],
        award.collections && [
          t('collections'),
          t('collectionsLeft', { left: formatAmount(award.collections.left), until: moment(award.collections.until) }),
        ],
      ]}
    />
  );
};

type StepProps = { readonly award: AwardView; readonly slips: ReturnType<typeof useSlips> };

const NextStep = ({ award, slips }: StepProps) => {
  const t = useTranslations('cage.prize');
  switch (award.claim.state) {
    case 'awaiting-id':
    case 'held':
      return <PressKey word={t('askId')} letter="id" command={{ type: 'ShowId', award: award.award }} />;
    case 'payable':
      return <Pay award={award} slips={slips} />;
    case 'paid':
      return award.payment && <Paid award={award} slips={slips} payment={award.payment} />;
    case 'forfeited':
      return null;
  }
};

/** A tray pays at its table, never here. */
const atCage = (methods: readonly PayMethod[]): readonly PayMethod[] => methods.filter(method => method !== 'tray');

const Pay = ({ award, slips }: StepProps) => {
  const t = useTranslations('cage.prize');
  const methods = atCage(award.methods);
  const [asked, setMethod] = useState<PayMethod>();
  const [isPaperDone, setPaperDone] = useState(false);
  const [isFormDone, setFormDone] = useState(false);
  const { place, worth, fund } = usePrizeWords()(award);
  const tax = useTaxWords();
  const method = asked ?? methods[0];
  if (award.awaits !== undefined) return <p className={styles.refused}>{t('awaits')}</p>;
  if (method === undefined) return <p className={styles.refused}>{t('atTable')}</p>;
  const { table, seat, name, hand } = award;
  const isHandedOver = method === 'handed-over';
  const needsForm = award.gives.type === 'goods' || award.gives.type === 'entry';
  const formsDone = (award.paperwork === undefined || isPaperDone) && (needsForm ? isFormDone : isPaperDone);
  const what = isHandedOver ? 'handOverKey' : 'payKey';
  const isSeat = table !== undefined && seat !== undefined;
  return (
    <>
      <Choice
        label={t('method')}
        value={method}
        options={methods.map(one => [one, t(`methods.${one}`)] as const)}
        onChange={setMethod}
      />
      {award.paperwork !== undefined && (
        <div className={styles.line}>
          <Check label={t('paperwork', { paper: award.paperwork })} isOn={isPaperDone} onChange={setPaperDone} />
        </div>
      )}
      {needsForm && (
        <div className={styles.line}>
          <Check label={t('formsDone')} isOn={isFormDone} onChange={setFormDone} />
        </div>
      )}
      <ReviewKey
        word={isHandedOver ? t('handOver') : t('review')}
        title={t('paying')}
        action={
          isSeat
            ? t(what, { amount: worth, table: String(table), seat: String(seat) })
            : t(`${what}To`, { amount: worth, name: place })
        }
        command={{ type: 'PayAward', award: award.award, method, ...(formsDone ? { formsDone } : {}) }}
        facts={[
          [t('winner'), place],
          [t('gives'), worth, 'main'],
          [t('activity'), hand === undefined ? name : `${name}: ${hand}`, 'en'],
          [t('fund'), fund],
          [t('method'), t(`methods.${method}`)],
          [t('tax'), tax(award), 'main'],
        ]}
        onDone={() => void slips.print(award.award)}
      />
    </>
  );
};

type PaidProps = StepProps & { readonly payment: NonNullable<AwardView['payment']> };

const Paid = ({ award, slips, payment }: PaidProps) => {
  const t = useTranslations('cage.prize');
  const [isBackingOut, setBackingOut] = useState(false);
  const { prints = 0 } = payment;
  const print = () => void slips.print(award.award);
  const backOut = () => setBackingOut(true);
  useKeys({ print, backOut });
  return (
    <>
      {prints === 0 && <p className={styles.notPrinted}>{t('notPrinted')}</p>}
      <PadKey tone={prints === 0 ? 'main' : 'plain'} isPending={slips.isPending} onPress={print} note="R">
        {prints === 0 ? t('print') : t('printAgain', { copy: prints + 1 })}
      </PadKey>
      <PadKey onPress={() => void slips.save(award.award, payment.slip)}>{t('savePdf')}</PadKey>
      <PadKey tone="danger" onPress={backOut} note="B">
        {t('backOut')}
      </PadKey>
      {isBackingOut && <BackOutSheet award={award} slip={payment.slip} onClose={() => setBackingOut(false)} />}
    </>
  );
};
