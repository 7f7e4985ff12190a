import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { gamesOf } from '#core/odds/house';
import { nameOfGame } from '#core/qualifying';
import type { Activity, Offering } from '#core/rulebook';
import { emptyWhatIf, type WhatIfDraft, whatIfOptions } from '#entry/offering';
import { AlsoSaid, Choose, Field, Refused, useSaid } from '../../kit/index.ts';
import form from '../form.module.css';
import { AheadShown } from './ahead.tsx';
import { useAhead } from './use-ahead.ts';
import styles from './what-if.module.css';

type WhatIfProps = { readonly activity: Activity; readonly offering: Offering };

/** What the odds say comes with it. */
export const WhatIf = (props: WhatIfProps) => (
  <AlsoSaid by="odds">
    <Meaning {...props} />
  </AlsoSaid>
);

/** What it would mean, as the odds engine counts it, while the form is filled in. OFC-12 */
const Meaning = ({ activity, offering }: WhatIfProps) => {
  const t = useTranslations('offering.whatIf');
  const say = useSaid();
  const games = gamesOf(activity);
  const [draft, setDraft] = useState<WhatIfDraft>(() => emptyWhatIf(games[0] ?? '', offering));
  const { told, isWorking } = useAhead(activity, offering, whatIfOptions(draft));
  const number = (key: Exclude<keyof WhatIfDraft, 'game'>, note?: string) => (
    <Field
      label={t(`fields.${key}`)}
      note={note}
      isNumber
      value={draft[key]}
      onChange={text => setDraft({ ...draft, [key]: text })}
    />
  );
  return (
    <div className={styles.what} data-working={isWorking || undefined} aria-busy={isWorking}>
      <div className={form.fields}>
        {games.length > 1 && (
          <Choose
            label={t('game')}
            lang="en"
            value={draft.game}
            options={games.map(slug => [slug, gameIn(activity, slug)] as const)}
            onChange={game => setDraft({ ...draft, game })}
          />
        )}
        {number('tables')}
        {number('roundsPerHour')}
        {number('hoursPerDay')}
        {number('players', t('playersNote'))}
        {number('paying', t('payingNote'))}
        {number('reserve', t('reserveNote'))}
      </div>
      {told?.why !== undefined && <Refused why={say(told.why)} />}
      {told?.ahead !== undefined && <AheadShown activity={activity} of={told.ahead} />}
    </div>
  );
};

const gameIn = ({ games }: Activity, slug: string): string =>
  games.find(game => game.slug === slug)?.name ?? nameOfGame(slug);
