import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { moneyIn, worthIn } from '#core/state/gifts';
import type { Waiting } from '#core/views';
import { saidIn } from '#core/words';
import { canJudge, isDeckLine, verifyCommand } from '#entry';
import { ActKey, Field, HoldKey, Icon, type Preview, Refused, SecondSheet, useList, useSaid } from '../kit/index.ts';
import { CardsEntry } from './cards-entry.tsx';
import { CheckLines } from './check-lines.tsx';
import { useAct, useCheckWords, usePreview } from './hooks.ts';
import { DueList, dueOf, Judgment, verifiedIn } from './judgment.tsx';
import { type Done, firstAward, Reasoned } from './parts.tsx';
import { useSeen, type Written } from './use-seen.ts';
import styles from './verify-sheet.module.css';

export type Calls = Extract<Waiting, { type: 'calls' }>;

type VerifyProps = Done & { readonly calls: Calls; readonly isRejecting: boolean };
type Step = 'verify' | 'reject' | 'second';

/** From the called hand to the authorized prize: cards, checklist, the program's judgment, then the key. */
export const VerifySheet = ({ calls, isRejecting, onDone }: VerifyProps) => {
  const t = useTranslations('floor.verify');
  const [step, setStep] = useState<Step>(isRejecting ? 'reject' : 'verify');
  const verification = useVerification(calls, onDone);
  const { written, preview, verified, command, why } = verification;
  const needsSeal = verified !== undefined && worthIn(verified.due) >= calls.asks.sealFrom && written.draft.seal === '';
  const title = t('title', { table: String(calls.table), round: String(calls.round) });
  if (step === 'reject') {
    return (
      <div className={styles.plain}>
        <RejectCall calls={calls} onDone={onDone} />
        <ActKey onPress={() => setStep('verify')}>{t('backToCards')}</ActKey>
      </div>
    );
  }
  return (
    <div className={styles.sheet}>
      <CardsEntry written={written} />
      <div className={styles.side}>
        <Judgment preview={preview} calls={calls.calls} />
        <Checklist {...calls} {...written} needsSeal={needsSeal} />
        <Keys {...calls} {...verification} onStep={setStep} />
        <Refused why={why} />
        <RejectKeys calls={calls} onOther={() => setStep('reject')} onDone={onDone} />
      </div>
      {step === 'second' && verified !== undefined && (
        <SecondSheet
          title={title}
          command={command}
          review={<DueList due={dueOf(verified)} />}
          action={t('authorize', { amount: formatAmount(worthIn(verified.due)) })}
          onClose={() => setStep('verify')}
        />
      )}
    </div>
  );
};

/** What is written down, what the house would make of it, and how it is sent. */
const useVerification = ({ table, round, activity, asks, calls }: Calls, onDone: Done['onDone']) => {
  const t = useTranslations('floor.verify');
  const called = [...new Set(calls.map(({ seat }) => seat))];
  const { checklist, facts, age } = asks;
  const written = useSeen({ table, keptAs: `floor-seen-${table}-${round}-${activity}`, called, facts, age });
  const { draft, fields, forget } = written;
  const { press, isPending, why } = useAct();
  const command = verifyCommand({ table, activity, draft, fields, checklist });
  // The cards are judged before the list is ticked off; what is sent carries what was really done.
  const asIfChecked = { ...command, deckCounted: true, checked: checklist, seal: 'preview' };
  const preview = usePreview(canJudge(draft, fields) ? asIfChecked : undefined);
  const send = () =>
    press(command, ({ events }) => {
      forget();
      onDone(t('done'), firstAward(events));
    });
  return { written, preview, verified: verifiedIn(preview), command, send, isPending, why };
};

/** The hands cannot be verified at all: every lock of theirs goes back, with a reason. */
const RejectCall = ({ calls: { table, activity }, onDone }: Omit<VerifyProps, 'isRejecting'>) => {
  const t = useTranslations('floor.verify');
  return (
    <>
      <h3>{t('rejectTitle')}</h3>
      <Reasoned
        label={t('rejectTitle')}
        usual={REJECTED.map(reason => t(`reasons.${reason}`))}
        action={t('reject')}
        command={reason => ({ type: 'RefuseHands', table, activity, reason })}
        onDone={() => onDone(t('rejected'))}
      />
    </>
  );
};

type ChecklistProps = Pick<Calls, 'asks'> & Written & { readonly needsSeal: boolean };

const Checklist = ({ asks, needsSeal, draft, change }: ChecklistProps) => {
  const t = useTranslations('floor.verify');
  const seal = useRef<HTMLInputElement>(null);
  // What is still to be typed after all is checked is typed at once.
  const onAll = () => needsSeal && seal.current?.focus();
  return (
    <CheckLines lines={asks.checklist} draft={draft} change={change} onAll={onAll}>
      <Field
        ref={seal}
        label={`${t('seal')} (${t('sealFrom', { amount: formatAmount(asks.sealFrom) })})`}
        value={draft.seal}
        onChange={typed => change({ seal: typed })}
      />
    </CheckLines>
  );
};

type KeysProps = Pick<Calls, 'asks'> & ReturnType<typeof useVerification> & { readonly onStep: (step: Step) => void };

const Keys = ({ asks, written: { draft }, preview, verified, isPending, send, onStep }: KeysProps) => {
  const t = useTranslations('floor.verify');
  const list = useList();
  const wordsOf = useCheckWords();
  const due = verified?.due ?? [];
  const [amount, worth] = [moneyIn(due), worthIn(due)];
  const isWon = (verified?.due.length ?? 0) > 0;
  const open = [
    ...(draft.deckCounted ? [] : [t('deck')]),
    ...asks.checklist.filter(line => !isDeckLine(line) && !draft.checked.includes(line)).map(wordsOf),
    ...(worth >= asks.sealFrom && draft.seal.trim() === '' ? [t('seal')] : []),
  ];
  const isReady = verified !== undefined && open.length === 0;
  const word = amount > 0 ? t('authorize', { amount: formatAmount(amount) }) : t('authorizePrize');
  return (
    <div className={styles.keys}>
      <Verdict preview={preview}>
        {verified !== undefined && open.length > 0 && t('open', { what: list(open) })}
        {isReady && verified.needsSecond && t('needsSecond', { amount: formatAmount(asks.secondPersonFrom) })}
      </Verdict>
      <ActKey tone="main" isPending={isPending} isOff={!isReady} onPress={send}>
        {verified !== undefined && !isWon ? t('giveBack') : word}
      </ActKey>
      {verified?.needsSecond === true && isWon && (
        <ActKey isOff={!isReady} onPress={() => onStep('second')}>
          {t('second')}
        </ActKey>
      )}
    </div>
  );
};

type VerdictProps = { readonly preview: Preview; readonly children: ReactNode };

/** Beside the key, wherever the sheet is scrolled to: qualifies and for how much, why not, or what is still needed. */
const Verdict = ({ preview, children }: VerdictProps) => {
  const t = useTranslations('floor.verify');
  const say = useSaid();
  const verified = verifiedIn(preview);
  const missed = verified?.judged.flatMap(({ conditions }) => conditions.filter(({ met }) => !met))[0];
  const isWon = (verified?.due.length ?? 0) > 0;
  const money = verified === undefined ? '' : formatAmount(moneyIn(verified.due));
  return (
    <p className={styles.open}>
      {preview.type === 'refused' && <strong>{preview.message}</strong>}
      {verified !== undefined && (
        <strong className={styles.verdict} data-won={isWon}>
          <Icon name={isWon ? 'check' : 'clear'} />
          <span>
            {isWon ? `${t('qualifies')} · ${money}` : `${t('not')}: ${missed === undefined ? '' : say(saidIn(missed))}`}
          </span>
        </strong>
      )}
      <span>{children}</span>
    </p>
  );
};

type RejectKeysProps = Done & { readonly calls: Calls; readonly onOther: () => void };

/** The usual reasons to reject, a tap each; where much is locked the key is held. */
const RejectKeys = ({ calls: { table, activity, locked, asks }, onOther, onDone }: RejectKeysProps) => {
  const t = useTranslations('floor.verify');
  const { press, isPending, why } = useAct();
  const reject = (reason: string) => () =>
    press({ type: 'RefuseHands', table, activity, reason }, () => onDone(t('rejected')));
  return (
    <fieldset className={styles.group}>
      <legend>{t('rejectTitle')}</legend>
      <div className={styles.rejects}>
        {REJECTED.map(reason => t(`reasons.${reason}`)).map(words =>
          locked >= asks.secondPersonFrom ? (
            <HoldKey key={words} onHeld={reject(words)}>
              {words}
            </HoldKey>
          ) : (
            <ActKey key={words} tone="danger" isPending={isPending} onPress={reject(words)}>
              {words}
            </ActKey>
          ),
        )}
        <ActKey onPress={onOther}>{t('otherReason')}</ActKey>
      </div>
      <Refused why={why} />
    </fieldset>
  );
};

const REJECTED = ['mucked', 'none', 'gone'] as const;
