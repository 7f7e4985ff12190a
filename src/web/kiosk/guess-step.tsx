import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Sides } from '#core/views/on-screen';
import { PadKey } from '../kit/index.ts';
import { DigitPad } from './digit-pad.tsx';
import styles from './guess-step.module.css';
import { Page } from './page.tsx';
import type { PicksProps } from './picks-props.ts';

const SCORE_DIGITS = 3;

type GuessProps = PicksProps & { readonly last: Sides | undefined };

/** The guessed final score of the last game, one side after the other. */
export const GuessStep = ({ draft, step, last, onDraft, onStep, onBack, onLeave }: GuessProps) => {
  const t = useTranslations('kiosk.picks');
  const keys = useTranslations('kiosk.keys');
  const [nth, setNth] = useState<0 | 1>(draft.guess[0] === '' ? 0 : 1);
  const write = (digits: string) =>
    onDraft({ ...draft, guess: nth === 0 ? [digits, draft.guess[1]] : [draft.guess[0], digits] });
  const goOn = () => {
    if (nth === 0) setNth(1);
    else onStep(step + 1);
  };
  const [first = '', second = ''] = last?.sides ?? [];
  return (
    <Page title={t('guess', { name: last?.game ?? '' })} onBack={onBack} onLeave={onLeave} isPad>
      <div className={styles.said}>
        <p>{t('guessWhy')}</p>
        <div className={styles.scores}>
          <Score name={first} digits={draft.guess[0]} isOn={nth === 0} onPress={() => setNth(0)} />
          <Score name={second} digits={draft.guess[1]} isOn={nth === 1} onPress={() => setNth(1)} />
        </div>
      </div>
      <DigitPad digits={draft.guess[nth]} max={SCORE_DIGITS} onDigits={write} done={keys('next')} onDone={goOn} />
    </Page>
  );
};

type ScoreProps = {
  readonly name: string;
  readonly digits: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
};

const Score = ({ name, digits, isOn, onPress }: ScoreProps) => (
  <PadKey isOn={isOn} note={<span lang="en">{name}</span>} onPress={onPress}>
    <span className={styles.score}>{digits === '' ? '–' : digits}</span>
  </PadKey>
);
