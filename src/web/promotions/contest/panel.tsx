import { useTranslations } from 'use-intl';
import type { ContestResult, PlacePrize } from '#core/mechanisms/contest';
import { formatAmount } from '#core/money';
import { sidesOf } from '#core/views/on-screen';
import { ActKey, Field, Keys, Refused, Section, Soft, useKept, useLangOf } from '../../kit/index.ts';
import type { PanelProps } from '../panel.ts';
import { Countdown } from '../parts/countdown.tsx';
import { FactRows } from '../parts/fact-rows.tsx';
import { movesIn, runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { OwedForm } from '../parts/owed-form.tsx';
import { prizeWords } from '../parts/prize-words.ts';
import { Recorded, SecondPerson } from '../parts/recorded.tsx';
import { Table } from '../parts/table.tsx';
import {
  type EntryDraft,
  entryOf,
  NO_ENTRY,
  NO_RESULTS,
  type Pair,
  pointsOf,
  type ResultsDraft,
  settlementOf,
} from './command.ts';
import styles from './contest.module.css';

type ContestProps = Omit<PanelProps<'contest'>, 'onGo'>;

/** Picks and points: who is in, the results as they come, and the standings. CON-1 to CON-5 */
export const ContestPanel = ({ promotion, desk }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const { endsAt } = promotion;
  return (
    <>
      <FactRows
        rows={[
          [t('entries'), t('counted', { count: desk.entries })],
          [t('games'), desk.games.join(', '), 'en'],
          [t('deadline'), endsAt && <Countdown until={endsAt} />],
        ]}
      />
      {desk.result === undefined ? (
        <>
          <EnterForm promotion={promotion} desk={desk} />
          <PointsForm promotion={promotion} desk={desk} />
          <ResultsForm promotion={promotion} desk={desk} />
        </>
      ) : (
        <Section title={t('standings')}>
          <Standings result={desk.result} />
        </Section>
      )}
    </>
  );
};

/** A verified hand has earned points: its award says how many. PRO-9 */
const PointsForm = ({ promotion: { promotion }, desk: { games, owed } }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const { act, isPending, why } = useAct();
  if (games.length > 0) return null;
  return (
    <Section title={t('addPoints')}>
      <OwedForm
        owed={owed}
        words={{
          nothing: t('nothingOwed'),
          award: t('award'),
          player: t('player'),
          one: ({ award, label, count }) => `${award}: ${label} (${count})`,
          key: ({ count }) => t('addPointsKey', { count }),
        }}
        tone="plain"
        isPending={isPending}
        isNamed
        onGive={async (one, name) => (await act(runPromotion(promotion, 'contest', pointsOf(name, one)))) !== undefined}
      />
      <Refused why={why} />
    </Section>
  );
};

/** A sheet of picks that a player hands in. CON-2 */
const EnterForm = ({ promotion: { promotion }, desk: { games, hasGuess } }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const [draft, setDraft] = useKept<EntryDraft>(`promotions-entry-${promotion}`, NO_ENTRY);
  if (games.length === 0) return null;
  const isNamed = draft.player.trim() !== '';
  return (
    <Section title={t('enter')}>
      <Field label={t('player')} value={draft.player} onChange={player => setDraft({ ...draft, player })} />
      <PickFields games={games} picks={draft.picks} onPicks={picks => setDraft({ ...draft, picks })} />
      {hasGuess && (
        <PairFields
          label={t('guess')}
          games={games}
          picks={draft.picks}
          pair={draft.guess}
          onPair={guess => setDraft({ ...draft, guess })}
        />
      )}
      <Recorded
        command={isNamed ? runPromotion(promotion, 'contest', entryOf(draft)) : undefined}
        label={t('enterKey')}
        tone="plain"
        onDone={() => setDraft(NO_ENTRY)}
      />
    </Section>
  );
};

type PicksProps = {
  readonly games: readonly string[];
  readonly picks: Readonly<Record<string, string>>;
  readonly onPicks: (picks: Readonly<Record<string, string>>) => void;
};

const PickFields = ({ games, picks, onPicks }: PicksProps) => (
  <div className={styles.picks}>
    {games.map(game => (
      <Field key={game} label={game} value={picks[game] ?? ''} onChange={pick => onPicks({ ...picks, [game]: pick })} />
    ))}
  </div>
);

type PairProps = Pick<PicksProps, 'games' | 'picks'> & {
  readonly label: string;
  readonly pair: Pair;
  readonly onPair: (pair: Pair) => void;
};

/** The score of the last game, by its sides as far as they are known. */
const PairFields = ({ label, games, picks, pair: [a, b], onPair }: PairProps) => {
  const [first, second] = sidesOf(games, picks).at(-1)?.sides ?? [];
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <Field label={first || 'A'} type="number" value={a} onChange={next => onPair([next, b])} />
      <Field label={second || 'B'} type="number" value={b} onChange={next => onPair([a, next])} />
    </fieldset>
  );
};

/** Results are typed as games end. Once all are there the standings show what would be paid. CON-3 to CON-5 */
const ResultsForm = ({ promotion: { promotion, name }, desk }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const acting = useAct();
  const [draft, setDraft] = useKept<ResultsDraft>(`promotions-results-${promotion}`, NO_RESULTS);
  const command = runPromotion(promotion, 'contest', settlementOf(draft));
  const foreseen = usePreview(desk.entries === 0 ? undefined : command);
  const result = movesIn(foreseen, 'contest').find(event => event.type === 'ContestSettled');
  const settle = t('settle', { count: result?.payouts.length ?? 0 });
  const lang = useLangOf(foreseen.type === 'refused' ? foreseen.message : '');
  return (
    <Section title={t('results')}>
      <PickFields games={desk.games} picks={draft.results} onPicks={results => setDraft({ ...draft, results })} />
      {desk.hasGuess && (
        <PairFields
          label={t('final')}
          games={desk.games}
          picks={draft.results}
          pair={draft.final}
          onPair={final => setDraft({ ...draft, final })}
        />
      )}
      {desk.entries === 0 && <Soft>{t('nobody')}</Soft>}
      {foreseen.type === 'refused' && (
        <p className={styles.soft} lang={lang}>
          {foreseen.message}
        </p>
      )}
      {result !== undefined && <Standings result={result} />}
      <Keys>
        <ActKey
          tone="main"
          isPending={acting.isPending}
          isOff={result === undefined}
          onPress={() => void acting.act(command)}
        >
          {settle}
        </ActKey>
      </Keys>
      <Refused why={acting.why} />
      <SecondPerson
        acting={acting}
        title={t('results')}
        action={settle}
        facts={[
          ...(result?.payouts ?? []).map(paid => [paid.player, givenWords(paid), 'en'] as const),
          [t('fund'), name, 'en'],
        ]}
      />
    </Section>
  );
};

/** An amount, or a thing with its value. */
const givenWords = ({ amount, thing }: PlacePrize): string =>
  thing === undefined ? formatAmount(amount) : prizeWords({ what: thing, amount });

const Standings = ({ result: { standings, payouts, outForHours } }: { result: ContestResult }) => {
  const t = useTranslations('panels.contest');
  const paid = new Map(payouts.map(one => [one.player, givenWords(one)]));
  return (
    <>
      {standings.length > 0 && (
        <Table
          className={styles.standings}
          caption={t('standings')}
          rows={standings}
          keyOf={({ player }) => player}
          columns={[
            [t('place'), ({ place }) => place],
            [t('player'), ({ player }) => player],
            [t('right'), ({ score }) => score],
            [t('off'), ({ off }) => off],
            [t('prize'), ({ player }) => paid.get(player), 'en'],
          ]}
        />
      )}
      {outForHours.length > 0 && <p className={styles.soft}>{t('outForHours', { name: outForHours.join(', ') })}</p>}
    </>
  );
};
