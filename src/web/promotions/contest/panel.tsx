import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ContestResult, PlacePrize } from '#core/mechanisms/contest';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import { sidesOf } from '#core/views/on-screen';
import {
  ActKey,
  Choose,
  Fact,
  Facts,
  Field,
  Keys,
  Refused,
  Section,
  Soft,
  TwoPeople,
  useKept,
  useLangOf,
} from '../../kit/index.ts';
import { Countdown } from '../parts/countdown.tsx';
import { runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { Fields } from '../parts/parts.tsx';
import { prizeWords } from '../parts/prize-words.ts';
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

type Desk = Extract<DeskView, { type: 'contest' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** Picks and points: who is in, the results as they come, and the standings. CON-1 to CON-5 */
export const ContestPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.contest');
  const { endsAt } = promotion;
  return (
    <>
      <Facts>
        <Fact label={t('entries')}>{t('counted', { count: desk.entries })}</Fact>
        {desk.games.length > 0 && (
          <Fact label={t('games')} lang="en">
            {desk.games.join(', ')}
          </Fact>
        )}
        {endsAt !== undefined && (
          <Fact label={t('deadline')}>
            <Countdown until={endsAt} />
          </Fact>
        )}
      </Facts>
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
const PointsForm = ({ promotion: { promotion }, desk: { games, owed } }: PanelProps) => {
  const t = useTranslations('panels.contest');
  const { act, isPending, why } = useAct();
  const [chosen, setChosen] = useState('');
  const [player, setPlayer] = useState('');
  const one = owed.find(({ award }) => String(award) === chosen) ?? owed[0];
  if (games.length > 0) return null;
  const name = player || one?.player || '';
  const add = async () => {
    if (one === undefined) return;
    if ((await act(runPromotion(promotion, 'contest', pointsOf(name, one)))) !== undefined) setPlayer('');
  };
  return (
    <Section title={t('addPoints')}>
      {one === undefined ? (
        <Soft>{t('nothingOwed')}</Soft>
      ) : (
        <>
          <Fields>
            <Choose
              label={t('award')}
              value={String(one.award)}
              options={owed.map(({ award, label, count }) => [String(award), `${award}: ${label} (${count})`] as const)}
              onChange={setChosen}
            />
            <Field label={t('player')} value={name} onChange={setPlayer} />
          </Fields>
          <Keys>
            <ActKey isPending={isPending} isOff={name.trim() === ''} onPress={() => void add()}>
              {t('addPointsKey', { count: one.count })}
            </ActKey>
          </Keys>
        </>
      )}
      <Refused why={why} />
    </Section>
  );
};

/** A sheet of picks that a player hands in. CON-2 */
const EnterForm = ({ promotion: { promotion }, desk: { games, hasGuess } }: PanelProps) => {
  const t = useTranslations('panels.contest');
  const { act, isPending, why } = useAct();
  const [draft, setDraft] = useKept<EntryDraft>(`promotions-entry-${promotion}`, NO_ENTRY);
  if (games.length === 0) return null;
  const enter = async () => {
    const done = await act(runPromotion(promotion, 'contest', entryOf(draft)));
    if (done !== undefined) setDraft(NO_ENTRY);
  };
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
      <Keys>
        <ActKey isPending={isPending} isOff={draft.player.trim() === ''} onPress={() => void enter()}>
          {t('enterKey')}
        </ActKey>
      </Keys>
      <Refused why={why} />
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
const ResultsForm = ({ promotion: { promotion, name }, desk }: PanelProps) => {
  const t = useTranslations('panels.contest');
  const acting = useAct();
  const [draft, setDraft] = useKept<ResultsDraft>(`promotions-results-${promotion}`, NO_RESULTS);
  const command = runPromotion(promotion, 'contest', settlementOf(draft));
  const foreseen = usePreview(desk.entries === 0 ? undefined : command);
  const result = foreseen.type === 'would' ? settledIn(foreseen.events) : undefined;
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
          {t('settle', { count: result?.payouts.length ?? 0 })}
        </ActKey>
      </Keys>
      <Refused why={acting.why} />
      <TwoPeople acting={acting} title={t('results')} action={t('settle', { count: result?.payouts.length ?? 0 })}>
        {result?.payouts.map(paid => (
          <Fact key={paid.player} label={paid.player} lang="en">
            {givenWords(paid)}
          </Fact>
        ))}
        <Fact label={t('fund')} lang="en">
          {name}
        </Fact>
      </TwoPeople>
    </Section>
  );
};

type Events = Extract<ReturnType<typeof usePreview>, { type: 'would' }>['events'];

const settledIn = (events: Events): ContestResult | undefined =>
  events
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'contest' ? event.events : []))
    .find(event => event.type === 'ContestSettled');

/** An amount, or a thing with its value. */
const givenWords = ({ amount, thing }: PlacePrize): string =>
  thing === undefined ? formatAmount(amount) : prizeWords({ what: thing, amount });

const Standings = ({ result: { standings, payouts, outForHours } }: { result: ContestResult }) => {
  const t = useTranslations('panels.contest');
  const paid = new Map(payouts.map(one => [one.player, givenWords(one)]));
  return (
    <>
      {standings.length > 0 && (
        <table className={styles.standings}>
          <caption className="unseen">{t('standings')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('place')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('right')}</th>
              <th scope="col">{t('off')}</th>
              <th scope="col">{t('prize')}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, score, off }) => (
              <tr key={player}>
                <td>{place}</td>
                <td>{player}</td>
                <td>{score}</td>
                <td>{off}</td>
                <td lang="en">{paid.get(player)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {outForHours.length > 0 && <p className={styles.soft}>{t('outForHours', { name: outForHours.join(', ') })}</p>}
    </>
  );
};
