import { useTranslations } from 'use-intl';
import type { ContestResult, PlacePrize } from '#core/mechanisms/contest';
import { formatAmount } from '#core/money';
import { sidesOf } from '#core/views/on-screen';
import {
  ActKey,
  FactList,
  Field,
  Keys,
  MemberField,
  Refused,
  Section,
  Soft,
  Table,
  TwoPeople,
  useKept,
  useListed,
} from '../../kit/index.ts';
import type { PanelProps } from '../panel.ts';
import { Countdown } from '../parts/countdown.tsx';
import { movesIn, runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { OwedForm } from '../parts/owed-form.tsx';
import { prizeWords } from '../parts/prize-words.ts';
import { Recorded } from '../parts/recorded.tsx';
import { entryOf, NO_SHEET, pointsOf, type SheetDraft, settlementOf } from './command.ts';
import styles from './contest.module.css';

type ContestProps = PanelProps<'contest'>;

/** Picks and points: who is in, the results as they come, and the standings. CON-1 to CON-5 */
export const ContestPanel = ({ promotion, desk }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const { endsAt } = promotion;
  return (
    <>
      <FactList
        of={[
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
const EnterForm = ({ promotion: { promotion }, desk }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const [player, setPlayer] = useKept(`promotions-entrant-${promotion}`, '');
  const [draft, setDraft] = useKept<SheetDraft>(`promotions-picks-${promotion}`, NO_SHEET);
  if (desk.games.length === 0) return null;
  const entered = () => {
    setPlayer('');
    setDraft(NO_SHEET);
  };
  return (
    <Section title={t('enter')}>
      <MemberField label={t('player')} value={player} onChange={setPlayer} />
      <SheetFields desk={desk} draft={draft} scoreLabel={t('guess')} onDraft={setDraft} />
      <Recorded
        command={player.trim() === '' ? undefined : runPromotion(promotion, 'contest', entryOf(player, draft))}
        label={t('enterKey')}
        tone="plain"
        onDone={entered}
      />
    </Section>
  );
};

type SheetProps = {
  readonly desk: ContestProps['desk'];
  readonly draft: SheetDraft;
  readonly scoreLabel: string;
  readonly onDraft: (draft: SheetDraft) => void;
};

/** A side for each game, and where it counts the score of the last one, by its sides as far as they are known. */
const SheetFields = ({ desk: { games, hasGuess }, draft, scoreLabel, onDraft }: SheetProps) => {
  const { sides, score } = draft;
  const [a, b] = score;
  const [first, second] = sidesOf(games, sides).at(-1)?.sides ?? [];
  const scored = (next: SheetDraft['score']) => onDraft({ ...draft, score: next });
  return (
    <>
      <div className={styles.picks}>
        {games.map(game => (
          <Field
            key={game}
            label={game}
            lang="en"
            value={sides[game] ?? ''}
            onChange={side => onDraft({ ...draft, sides: { ...sides, [game]: side } })}
          />
        ))}
      </div>
      {hasGuess && (
        <fieldset className={styles.pair}>
          <legend>{scoreLabel}</legend>
          <Field label={first || 'A'} lang="en" type="number" value={a} onChange={next => scored([next, b])} />
          <Field label={second || 'B'} lang="en" type="number" value={b} onChange={next => scored([a, next])} />
        </fieldset>
      )}
    </>
  );
};

/** Results are typed as games end. Once all are there the standings show what would be paid. CON-3 to CON-5 */
const ResultsForm = ({ promotion: { promotion, name }, desk }: ContestProps) => {
  const t = useTranslations('panels.contest');
  const acting = useAct();
  const [draft, setDraft] = useKept<SheetDraft>(`promotions-scores-${promotion}`, NO_SHEET);
  const command = runPromotion(promotion, 'contest', settlementOf(draft));
  const foreseen = usePreview(desk.entries === 0 ? undefined : command);
  const result = movesIn(foreseen, 'contest').find(event => event.type === 'ContestSettled');
  const settle = t('settle', { count: result?.payouts.length ?? 0 });
  return (
    <Section title={t('results')}>
      <SheetFields desk={desk} draft={draft} scoreLabel={t('final')} onDraft={setDraft} />
      {desk.entries === 0 && <Soft>{t('nobody')}</Soft>}
      {foreseen.type === 'refused' && <p className={styles.soft}>{foreseen.message}</p>}
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
      <TwoPeople
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

const Standings = ({ result: { standings, payouts, outForHours, outForLimit = [] } }: { result: ContestResult }) => {
  const t = useTranslations('panels.contest');
  const listed = useListed();
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
      {outForHours.length > 0 && <p className={styles.soft}>{t('outForHours', { name: listed(outForHours) })}</p>}
      {outForLimit.length > 0 && <p className={styles.soft}>{t('outForLimit', { name: listed(outForLimit) })}</p>}
    </>
  );
};
