import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Waiting } from '#core/views';
import { ActKey, FactList, Refused, useHouseTime } from '../kit/index.ts';
import { useAct } from './hooks.ts';
import { type Done, Reasoned, useGift, usePlace } from './parts.tsx';
import styles from './review-sheet.module.css';

type Play = Extract<Waiting, { type: 'play' }>;
type PlayProps = Done & { readonly play: Play; readonly isRejecting: boolean };

/** What surveillance looks for on video before the prize is paid: table, seat, time and hand. HSE-20 */
export const PlaySheet = ({ play, isRejecting, onDone }: PlayProps) => {
  const t = useTranslations('floor.play');
  const { moment } = useHouseTime();
  const giftOf = useGift();
  const placeOf = usePlace();
  const { round, doubt, awards } = play;
  return (
    <div className={styles.sheet}>
      <div className={styles.evidence}>
        <h3 lang="en">{play.name}</h3>
        <FactList
          of={[
            [t('when'), moment(play.since)],
            round !== undefined && [t('round'), String(round)],
            ...awards.map(
              award => [placeOf(award), [award.hand, giftOf(award.gives)].filter(Boolean).join(': '), 'en'] as const,
            ),
          ]}
        />
        {doubt !== undefined && <p>{t('doubted', { reason: doubt })}</p>}
      </div>
      <div className={styles.side}>
        <Answering play={play} isRejecting={isRejecting} onDone={onDone} />
      </div>
    </div>
  );
};

const Answering = ({ play: { review, table }, isRejecting, onDone }: PlayProps) => {
  const t = useTranslations('floor.play');
  const [step, setStep] = useState<'look' | 'doubt'>(isRejecting ? 'doubt' : 'look');
  const { press, isPending, why } = useAct();
  if (step === 'doubt') {
    return (
      <Reasoned
        label={t('doubtTitle')}
        usual={(['video', 'cards', 'person'] as const).map(reason => t(`reasons.${reason}`))}
        action={t('doubt')}
        command={reason => ({ type: 'DoubtPlay', review, reason })}
        onDone={() => onDone(t('doubtDone'))}
      />
    );
  }
  return (
    <div className={styles.keys}>
      <p>{t('ask', { table: String(table) })}</p>
      <ActKey
        tone="main"
        isPending={isPending}
        onPress={() => press({ type: 'ConfirmPlay', review }, () => onDone(t('confirmed')))}
      >
        {t('confirm')}
      </ActKey>
      <ActKey tone="danger" onPress={() => setStep('doubt')}>
        {t('doubt')}
      </ActKey>
      <Refused why={why} />
    </div>
  );
};
