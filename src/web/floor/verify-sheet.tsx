import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandOf } from '#core/house';
import { formatAmount } from '#core/money';
import { layoutOf } from '#core/qualifying';
import { moneyIn } from '#core/state/gifts';
import type { Waiting } from '#core/views';
import { ActKey, Field, SecondSheet, useKept } from '../kit/index.ts';
import { CardsEntry } from './cards-entry.tsx';
import { useAct, useCheckWords, usePreview, useTable } from './hooks.ts';
import { DueList, Judgement, verifiedIn } from './judgement.tsx';
import { Reason, Refused, Tick } from './parts.tsx';
import { RoundFacts } from './round-facts.tsx';
import { canJudge, checkedOf, EMPTY_DRAFT, fieldsOf, isDeckLine, type SeenDraft, seenOf } from './seen.ts';
import styles from './verify-sheet.module.css';

export type Calls = Extract<Waiting, { type: 'calls' }>;

type VerifyProps = {
  readonly calls: Calls;
  readonly isRejecting: boolean;
  /** With what is said when it is over. */
  readonly onDone: (said: string) => void;
};

/** From the called hand to the authorised prize: cards, checklist, the program's judgement, then the key. */
export const VerifySheet = ({ calls, isRejecting, onDone }: VerifyProps) => {
  const t = useTranslations('floor.verify');
  const { table, round } = calls;
  const [step, setStep] = useState<'verify' | 'reject' | 'second'>(isRejecting ? 'reject' : 'verify');
  const [chosen, setChosen] = useState('');
  const { draft, setDraft, layout, fields, preview, verified, command, send, isPending, why } = useVerification(
    calls,
    onDone,
  );
  if (step === 'reject') return <RejectCall calls={calls} onBack={() => setStep('verify')} onDone={onDone} />;
  return (
    <div className={styles.sheet}>
      <CardsEntry layout={layout} fields={fields} draft={draft} chosen={chosen} onChoose={setChosen} onDraft={setDraft}>
        <RoundFacts draft={draft} onDraft={setDraft} />
      </CardsEntry>
      <div className={styles.side}>
        <Judgement preview={preview} calls={calls.calls} />
        <Checklist calls={calls} draft={draft} onDraft={setDraft} />
        <Keys
          calls={calls}
          draft={draft}
          verified={verified}
          isPending={isPending}
          onSend={send}
          onSecond={() => setStep('second')}
          onReject={() => setStep('reject')}
        />
        <Refused why={why} />
      </div>
      {step === 'second' && verified !== undefined && (
        <SecondSheet
          title={t('title', { table, round })}
          command={command}
          review={<DueList due={verified.due.map(({ to, ...one }) => ({ ...one, seat: to.seat }))} />}
          action={t('authorise', { amount: formatAmount(moneyIn(verified.due)) })}
          onClose={() => setStep('verify')}
        />
      )}
    </div>
  );
};

/** What is written down, what the house would make of it, and how it is sent. */
const useVerification = (calls: Calls, onDone: (said: string) => void) => {
  const t = useTranslations('floor.verify');
  const { table, round, activity, asks } = calls;
  const [draft, setDraft, forget] = useKept<SeenDraft>(`floor-draft-${table}-${round}-${activity}`, EMPTY_DRAFT);
  const { act, isPending, why } = useAct();
  const parts = useTable(table);
  const layout = layoutOf(parts?.summary?.game ?? '');
  const called = [...new Set(calls.calls.map(({ seat }) => seat))];
  const fields = parts === undefined ? [] : fieldsOf(layout, parts.seats ?? [], called);
  const base = { type: 'VerifyHands', table, activity, seen: seenOf(draft, fields) } as const;
  // The cards are judged before the list is ticked off; what is sent carries what was really done.
  const asIfChecked = { ...base, deckCounted: true, checked: asks.checklist, seal: 'preview' };
  const preview = usePreview(canJudge(draft, fields) ? asIfChecked : undefined);
  const command: CommandOf<'VerifyHands'> = {
    ...base,
    deckCounted: draft.deckCounted,
    checked: checkedOf(draft, asks.checklist),
    ...(draft.seal.trim() === '' ? {} : { seal: draft.seal.trim() }),
  };
  const send = async () => {
    const answer = await act(command);
    if (answer === undefined) return;
    forget();
    onDone(t('done'));
  };
  const verified = verifiedIn(preview);
  return { draft, setDraft, layout, fields, preview, verified, command, send: () => void send(), isPending, why };
};

type RejectProps = { readonly calls: Calls; readonly onBack: () => void; readonly onDone: (said: string) => void };

/** The hands cannot be verified at all: every lock of theirs goes back, with a reason. */
const RejectCall = ({ calls: { table, round, activity }, onBack, onDone }: RejectProps) => {
  const t = useTranslations('floor.verify');
  const { act, isPending, why } = useAct();
  const reject = async (reason: string) => {
    const answer = await act({ type: 'RefuseHands', table, activity, reason });
    if (answer !== undefined) onDone(t('rejected'));
  };
  return (
    <div className={styles.plain}>
      <h3>{t('rejectTitle')}</h3>
      <Reason
        label={t('rejectTitle')}
        usual={(['mucked', 'none', 'gone'] as const).map(reason => t(`reasons.${reason}`))}
        action={t('reject')}
        isPending={isPending}
        onReason={reason => void reject(reason)}
      />
      <Refused why={why} />
      <ActKey onPress={onBack}>{t('title', { table, round })}</ActKey>
    </div>
  );
};

type ChecklistProps = {
  readonly calls: Calls;
  readonly draft: SeenDraft;
  readonly onDraft: (draft: SeenDraft) => void;
};

const Checklist = ({ calls: { asks }, draft, onDraft }: ChecklistProps) => {
  const t = useTranslations('floor.verify');
  const wordsOf = useCheckWords();
  const toggle = (line: string, isOn: boolean): void => {
    const others = draft.checked.filter(one => one !== line);
    onDraft({ ...draft, checked: isOn ? [...others, line] : others });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('checklist')}</legend>
      <div className={styles.pair}>
        <Tick isOn={draft.deckCounted} onChange={deckCounted => onDraft({ ...draft, deckCounted })}>
          {t('deck')}
        </Tick>
        {asks.checklist
          .filter(line => !isDeckLine(line))
          .map(line => (
            <Tick key={line} isOn={draft.checked.includes(line)} onChange={isOn => toggle(line, isOn)}>
              {wordsOf(line)}
            </Tick>
          ))}
      </div>
      <Field
        label={`${t('seal')} (${t('sealFrom', { amount: formatAmount(asks.sealFrom) })})`}
        value={draft.seal}
        onChange={seal => onDraft({ ...draft, seal })}
      />
    </fieldset>
  );
};

type KeysProps = {
  readonly calls: Calls;
  readonly draft: SeenDraft;
  readonly verified: ReturnType<typeof verifiedIn>;
  readonly isPending: boolean;
  readonly onSend: () => void;
  readonly onSecond: () => void;
  readonly onReject: () => void;
};

const Keys = ({ calls: { asks }, draft, verified, isPending, onSend, onSecond, onReject }: KeysProps) => {
  const t = useTranslations('floor.verify');
  const wordsOf = useCheckWords();
  const amount = moneyIn(verified?.due ?? []);
  const isWon = (verified?.due.length ?? 0) > 0;
  const open = [
    ...(draft.deckCounted ? [] : [t('deck')]),
    ...asks.checklist.filter(line => !isDeckLine(line) && !draft.checked.includes(line)).map(wordsOf),
    ...(amount >= asks.sealFrom && draft.seal.trim() === '' ? [t('seal')] : []),
  ];
  const isReady = verified !== undefined && open.length === 0;
  const word = amount > 0 ? t('authorise', { amount: formatAmount(amount) }) : t('authorisePrize');
  return (
    <div className={styles.keys}>
      <p className={styles.open}>
        {verified !== undefined && open.length > 0 && t('open', { what: open.join(', ') })}
        {isReady && verified.needsSecond && t('needsSecond', { amount: formatAmount(asks.secondPersonFrom) })}
      </p>
      <ActKey tone="main" isPending={isPending} isOff={!isReady} onPress={onSend}>
        {verified !== undefined && !isWon ? t('giveBack') : word}
      </ActKey>
      {verified?.needsSecond === true && isWon && (
        <ActKey isOff={!isReady} onPress={onSecond}>
          {t('second')}
        </ActKey>
      )}
      <ActKey tone="danger" onPress={onReject}>
        {t('reject')}
      </ActKey>
    </div>
  );
};
