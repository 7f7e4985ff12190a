import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpeningMissing, OpeningState } from '#api';
import { ActKey, Icon, LanguagePicker, StartingPage, SuitSign, useSettings } from '../kit/index.ts';
import { Approvals } from './approvals.tsx';
import { stateNow } from './ask.ts';
import { CodeForm } from './code-form.tsx';
import { HouseForm } from './house-form.tsx';
import { OpenIt } from './open-it.tsx';
import styles from './opening.module.css';
import { Person } from './person.tsx';
import type { StepProps } from './step.ts';

/** The steps in their order, with what each has to bring. */
const STEPS = {
  house: ['name', 'license', 'zone'],
  first: ['first'],
  second: ['second'],
  approvals: ['approvals'],
  open: [],
} as const satisfies Readonly<Record<string, readonly OpeningMissing[]>>;
type Step = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as readonly Step[]; // Keys of a table are its names.

/** Opens a house, a step at a time; it can be left and gone on with at any step. OPH-1 */
export const OpeningPage = () => {
  const t = useTranslations('opening');
  useSettings();
  const [state, setState] = useState<OpeningState | 'locked' | 'over'>();
  const look = () => void stateNow().then(setState);
  useEffect(look, []);
  if (state === undefined) return <StartingPage />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <SuitSign suit="s" className={styles.mark} />
        <h1 className={styles.brand}>{t('title')}</h1>
        <div className={styles.language}>
          <LanguagePicker />
        </div>
      </header>
      {state === 'locked' && <CodeForm onIn={look} />}
      {state === 'over' && (
        <main className={styles.card}>
          <p>{t('over')}</p>
          <a className={styles.link} href="/">
            {t('toScreens')}
          </a>
        </main>
      )}
      {typeof state === 'object' && <Steps state={state} onState={setState} />}
    </div>
  );
};

const Steps = ({ state, onState }: Omit<StepProps, 'onNext'>) => {
  const t = useTranslations('opening');
  const isDone = (step: Step): boolean => !STEPS[step].some(one => state.missing.includes(one));
  const [step, setStep] = useState<Step>(() => NAMES.find(one => !isDone(one)) ?? 'open');
  const onNext = () => setStep(NAMES[NAMES.indexOf(step) + 1] ?? 'open');
  const props = { state, onState, onNext };
  return (
    <main className={styles.desk}>
      <nav className={styles.steps} aria-label={t('steps')}>
        {NAMES.map((name, place) => (
          <ActKey
            key={name}
            isOn={name === step}
            note={name === 'open' ? undefined : isDone(name) ? <Done /> : t('missing')}
            onPress={() => setStep(name)}
          >
            {t('numbered', { number: place + 1, name: t(`names.${name}`) })}
          </ActKey>
        ))}
      </nav>
      <section className={styles.card} aria-label={t(`names.${step}`)}>
        <h2>{t(`names.${step}`)}</h2>
        {step === 'house' && <HouseForm {...props} />}
        {(step === 'first' || step === 'second') && <Person key={step} place={step} {...props} />}
        {step === 'approvals' && <Approvals {...props} />}
        {step === 'open' && <OpenIt {...props} />}
      </section>
    </main>
  );
};

const Done = () => {
  const t = useTranslations('opening');
  return (
    <>
      <Icon name="check" /> {t('done')}
    </>
  );
};
