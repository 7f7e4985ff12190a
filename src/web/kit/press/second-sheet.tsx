import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import { useView } from '../feed/use-feed.ts';
import { HoldKey } from '../keys/hold-key.tsx';
import { PadKey } from '../keys/pad-key.tsx';
import { Sheet } from '../page/sheet.tsx';
import { type BadgeAndPin, BadgePin } from '../people/sign-on.tsx';
import { useStation } from '../people/station-context.ts';
import { deliver } from './deliver.ts';
import styles from './second-sheet.module.css';

/** What may need two people. */
export type DualCommand = Extract<HouseCommand, { type: 'AskSecond' }>['command'];

type SecondSheetProps = {
  readonly title: string;
  /** What both approve: nothing is sent before the first person has read it. */
  readonly command: DualCommand;
  /** The outcome in words: who, what, which fund, how much. */
  readonly review: ReactNode;
  readonly action: string;
  /** For what cannot be taken back even by two: the key is held. */
  readonly isHeld?: boolean;
  readonly onClose: () => void;
};

type Step =
  | { readonly type: 'reading'; readonly why: string }
  | { readonly type: 'asked'; readonly request: number; readonly isBeside: boolean };

/**
 * Two people for one act: the first reads and asks; the second, at a station of their own or beside the first with
 * badge and PIN, sees the same sheet. PPL-10
 */
export const SecondSheet = ({ title, command, review, action, isHeld = false, onClose }: SecondSheetProps) => {
  const t = useTranslations('kit.second');
  const { outbox, line, feed } = useStation();
  const requests = useView(feed, 'requests');
  const [step, setStep] = useState<Step>({ type: 'reading', why: '' });

  const ask = async () => {
    const answer = await outbox.send({ type: 'AskSecond', command });
    if (!answer.ok) return setStep({ type: 'reading', why: answer.message });
    const asked = answer.value.events.find(event => event.type === 'SecondAsked');
    if (asked !== undefined) setStep({ type: 'asked', request: asked.request, isBeside: false });
  };
  const giveBeside = async (request: number, given: BadgeAndPin) => {
    const answer = await deliver(line, `/requests/${request}/give-beside`, given);
    if (!answer.ok) return answer;
    onClose();
    return undefined;
  };
  const isOver = step.type === 'asked' && requests !== undefined && requests[String(step.request)] === undefined;
  const isBeside = step.type === 'asked' && step.isBeside;
  return (
    <Sheet title={title} isOpen isWide isBesidePad={isBeside} onClose={onClose}>
      <div className={styles.body} data-beside-pad={isBeside || undefined}>
        {review}
        {step.type === 'reading' && (
          <>
            {isHeld ? (
              <HoldKey onHeld={() => void ask()}>{action}</HoldKey>
            ) : (
              <PadKey tone="main" onPress={() => void ask()}>
                {action}
              </PadKey>
            )}
            <p className={styles.refused} role="alert" lang="en">
              {step.why}
            </p>
          </>
        )}
        {step.type === 'asked' && !step.isBeside && (
          <>
            <p role="status" className={styles.waiting}>
              {isOver ? t('over') : t('waiting', { request: step.request })}
            </p>
            {isOver ? (
              <PadKey onPress={onClose}>{t('close')}</PadKey>
            ) : (
              <PadKey onPress={() => setStep({ ...step, isBeside: true })}>{t('beside')}</PadKey>
            )}
          </>
        )}
        {isBeside && <BadgePin title={t('second')} onGiven={given => giveBeside(step.request, given)} />}
      </div>
    </Sheet>
  );
};
