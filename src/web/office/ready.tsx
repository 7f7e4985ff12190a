import { useTranslations } from 'use-intl';
import type { ReadAnswers } from '#api';
import { ActKey, Icon, useHouseTime } from '../kit/index.ts';
import { type PageProps, useRead, WHOLE, Why } from './parts.tsx';
import styles from './ready.module.css';

type Step = ReadAnswers['readiness']['rows'][number]['step'] | 'backup';

/** Where each is seen to: a page of the office, or another station. */
const PLACES = {
  governing: 'people',
  approvals: 'settings',
  plan: 'room',
  'floor-staff': 'people',
  dealers: 'people',
  cashiers: 'people',
  accountants: 'people',
  promoters: 'people',
  'one-time-pins': 'people',
  'floor-station': 'stations',
  'cage-station': 'stations',
  'promotions-station': 'stations',
  keypads: 'stations',
  sign: 'stations',
  vault: 'money',
  offering: 'elsewhere',
  backup: 'elsewhere',
} as const satisfies Readonly<Record<Step, string>>;
export type ReadyPlace = Exclude<(typeof PLACES)[Step], 'elsewhere'>;

type ReadyProps = PageProps & { readonly onGo: (page: ReadyPlace | 'ready') => void };

/** What a house needs before it takes its first fee; it stays until all is green. OPH-9 */
export const Ready = ({ onGo }: ReadyProps) => {
  const t = useTranslations('office.ready');
  const { steps, missing, why } = useReadiness();
  return (
    <>
      <p role="status">{missing === 0 ? t('all') : t('lacks', { count: missing })}</p>
      <Why why={why} />
      <ol className={styles.steps}>
        {steps.map(({ step, lacks, words }) => (
          <li key={step} data-done={lacks === 0 || undefined}>
            <span className={styles.mark}>
              <Icon name={lacks === 0 ? 'check' : 'warning'} />
              <span className="unseen">{lacks === 0 ? t('done') : t('missing')}</span>
            </span>
            <span>
              <strong>{t(`steps.${step}`)}</strong>
              <small>{words ?? t(`how.${step}`, { count: lacks })}</small>
            </span>
            {lacks > 0 && <GoKey step={step} onGo={onGo} />}
          </li>
        ))}
      </ol>
    </>
  );
};

const GoKey = ({ step, onGo }: Pick<ReadyProps, 'onGo'> & { readonly step: Step }) => {
  const t = useTranslations('office');
  const place = PLACES[step];
  if (place === 'elsewhere') return null;
  return <ActKey onPress={() => onGo(place)}>{t('ready.go', { page: t(`pages.${place}`) })}</ActKey>;
};

type Line = { readonly step: Step; readonly lacks: number; readonly words?: string };

/** The house knows its own part; the machine says whether anybody has kept a copy. */
const useReadiness = (): { readonly steps: readonly Line[]; readonly missing: number; readonly why: string } => {
  const t = useTranslations('office.ready');
  const { when } = useHouseTime();
  const { value, why } = useRead('readiness', WHOLE);
  const machine = useRead('machine', WHOLE).value;
  if (value === undefined) return { steps: [], missing: 0, why };
  const backup = machine?.backup;
  const kept = { step: 'backup', lacks: backup === undefined ? 1 : 0 } as const;
  const steps: readonly Line[] = [
    ...value.rows,
    backup === undefined ? kept : { ...kept, words: t('backedUp', { when: when(backup.at) }) },
  ];
  return { steps, missing: steps.filter(({ lacks }) => lacks > 0).length, why };
};

type NavProps = { readonly isOn: boolean; readonly words: string; readonly onPress: () => void };

/** In the navigation as long as something is missing. */
export const ReadyKey = ({ isOn, words, onPress }: NavProps) => {
  const t = useTranslations('office.ready');
  const { missing } = useReadiness();
  if (missing === 0 && !isOn) return null;
  return (
    <ActKey
      isOn={isOn}
      note={missing === 0 ? undefined : t('missingCount', { count: String(missing) })}
      onPress={onPress}
    >
      {words}
    </ActKey>
  );
};
