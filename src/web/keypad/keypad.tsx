import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Topic } from '#core/views';
import {
  LinkMark,
  type Me,
  SignOn,
  StartingPage,
  StationGate,
  useLink,
  useLinkNotice,
  useSettings,
  useStation,
} from '../kit/index.ts';
import styles from './keypad.module.css';
import { TableScreen } from './table-screen.tsx';
import { useAwake } from './use-awake.ts';
import { useDesk } from './use-desk.ts';
import type { WithSettings } from './with-settings.ts';

/** The dealer's keypad of one table. */
export const Keypad = () => {
  const [settings, onSettings] = useSettings();
  useAwake();
  return (
    <StationGate kind="keypad" topics={topicsOf} hasOwnLinkMark>
      <Entered settings={settings} onSettings={onSettings} />
    </StationGate>
  );
};

/** Nobody signed on sees nothing of the table. */
const topicsOf = ({ person, station: { table } }: Me): readonly Topic[] =>
  person === undefined || table === undefined
    ? ['clock', 'service']
    : [`table.${table}`, 'clock', 'service', 'requests', 'meters'];

const Entered = (props: WithSettings) => {
  const t = useTranslations('keypad');
  const { me } = useStation();
  useReturn();
  const { table } = me.station;
  if (table === undefined) return <Said words={t('noTable')} />;
  if (me.person === undefined) {
    return (
      <main className={styles.signOn}>
        <h1 className="unseen">{t('signOnFirst', { table })}</h1>
        <SignOn />
        <Corner />
      </main>
    );
  }
  return <AtTable table={table} {...props} />;
};

const AtTable = ({ table, ...props }: WithSettings & { table: number }) => {
  const t = useTranslations('keypad');
  const desk = useDesk(table);
  if (desk === 'starting') return <StartingPage />;
  if (desk === 'never-open') return <Said words={t('neverOpen', { table })} />;
  return <TableScreen desk={desk} {...props} />;
};

const Said = ({ words }: { words: string }) => (
  <main className={styles.said}>
    <p role="status">{words}</p>
    <Corner />
  </main>
);

/** Shown while there is no table to see. */
const Corner = () => {
  const notice = useLinkNotice();
  return notice === undefined ? null : (
    <div className={styles.corner}>
      <LinkMark notice={notice} />
    </div>
  );
};

/** The house disconnects after a sign-off, also an automatic one: then somebody signs on again. */
const useReturn = (): void => {
  const { feed, refresh } = useStation();
  const { state } = useLink(feed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it hangs up.
  useEffect(() => {
    if (state === 'ended') refresh();
  }, [state]);
};
