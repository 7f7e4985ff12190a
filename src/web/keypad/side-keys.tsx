import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { GameAtTable } from '#core/house';
import { type Cents, formatAmountShort, total } from '#core/money';
import type { TableParts } from '#core/views';
import { againCommand, coinInCommand, finishCommand, gameKey, revealCommand } from '#entry';
import { PadKey } from '../kit/index.ts';
import { betsAt } from './lamp.ts';
import { nextOf, type Phase } from './phase.ts';
import styles from './side-keys.module.css';
import type { Desk } from './use-desk.ts';

type BigKeyProps = { readonly desk: Desk; readonly phase: Phase; readonly bank?: number };
type SideKeysProps = BigKeyProps & { readonly onStep: () => void };

/** What is counted, the call for the floor, and the one big key. */
export const SideKeys = ({ desk, phase, bank, onStep }: SideKeysProps) => {
  const t = useTranslations('keypad');
  const { parts, table } = desk;
  const { game } = parts;
  const isCalled = parts.summary.floorCalledAt !== undefined;
  const isStopped = phase === 'closed' || phase === 'stopped';
  return (
    <aside className={styles.side}>
      <CountCheck desk={desk} />
      <div className={styles.floor}>
        <PadKey
          isOn={isCalled}
          isPending={desk.isPending('CallFloor', 'AnswerFloor')}
          {...(isCalled ? { note: t('keys.floorCalledNote') } : {})}
          onPress={() => desk.send({ type: isCalled ? 'AnswerFloor' : 'CallFloor', table })}
        >
          {isCalled ? t('keys.floorCalled') : t('keys.callFloor')}
        </PadKey>
      </div>
      {game === 'none' || isStopped ? (
        <BigKey desk={desk} phase={phase} {...(bank === undefined ? {} : { bank })} />
      ) : (
        <GameBigKey desk={desk} game={game} onStep={onStep} />
      )}
    </aside>
  );
};

const ROUND_KEYS = ['StartGame', 'GameOver'] as const;
const GAME_KEYS = ['PlaceBets', 'CoinIn', 'PlayRound', 'FinishRound'] as const;

/** To be compared with what is on the felt; in its place why a key beside it was refused. */
const CountCheck = ({ desk }: { desk: Desk }) => {
  const t = useTranslations('keypad');
  const { round, seats, summary, game } = desk.parts;
  const refusal = desk.refusal(...ROUND_KEYS, ...GAME_KEYS, 'CallFloor', 'AnswerFloor', 'SitOut');
  if (refusal !== undefined) {
    return (
      <p className={styles.refused} role="alert">
        {refusal.message}
      </p>
    );
  }
  if (game !== 'none') return <GameCount desk={desk} game={game} />;
  const inHand = seats.filter(({ inRound, sitsOut }) =>
    round.type === 'on' ? inRound !== undefined : sitsOut !== true,
  );
  const dealt = inHand.length;
  return (
    <div className={styles.count} role="status">
      {summary.isLive ? <p className={styles.bets}>{betWords(t, desk)}</p> : <p>{t('count.noPurchase')}</p>}
      <p>{t('count.dealt', { count: dealt })}</p>
      {round.type === 'on' && round.pot !== undefined && (
        <p>{t('count.pot', { amount: formatAmountShort(round.pot) })}</p>
      )}
      {desk.isPending(...ROUND_KEYS) && <p className={styles.waits}>{t('count.waits')}</p>}
    </div>
  );
};

/** The chips that were swept are as many as there are progressive bets. C4P 5, FCP 4 */
const GameCount = ({ desk, game }: { desk: Desk; game: GameAtTable }) => {
  const t = useTranslations('keypad');
  const bets = game.seats.flatMap(({ wagers }) => Object.entries(wagers));
  const chips = bets.filter(([wager]) => game.layout.some(one => one.wager === wager && one.isProgressive)).length;
  const amount = formatAmountShort(total(bets.map(([, bet]) => bet)));
  return (
    <div className={styles.count} role="status">
      <p className={styles.bets}>{t('count.betsFor', { count: bets.length, amount })}</p>
      <p>{t('count.chips', { count: chips })}</p>
      {desk.isPending(...GAME_KEYS) && <p className={styles.waits}>{t('count.waits')}</p>}
    </div>
  );
};

/** Bets are counted; what everybody owes is only summed up. */
const betWords = (t: ReturnType<typeof useTranslations<'keypad'>>, { parts }: Desk): string | undefined => {
  const { round, activities, seats } = parts;
  const count = seats.flatMap(seat => betsAt(parts, seat)).length;
  const isBet = activities.some(({ isFeeOptional }) => isFeeOptional);
  if (round.type === 'idle') return isBet ? t('count.bets', { count }) : undefined;
  if (!isBet) return t('count.fees', { amount: formatAmountShort(round.total) });
  return t('count.betsFor', { count, amount: formatAmountShort(total(betFees(parts))) });
};

const betFees = ({ round, activities }: TableParts): readonly Cents[] => {
  const isBet = (id: string) => activities.some(({ activity, isFeeOptional }) => activity === id && isFeeOptional);
  return round.type === 'on' ? round.fees.filter(({ activity }) => isBet(activity)).map(({ amount }) => amount) : [];
};

/** A second tap that still meant the key before it. */
const BOUNCE_MS = 700;

type GameKeyProps = { readonly desk: Desk; readonly game: GameAtTable; readonly onStep: () => void };

/** The next thing of a round that the house settles: a command at once, or a step that opens. */
const GameBigKey = ({ desk, game, onStep }: GameKeyProps) => {
  const t = useTranslations('keypad');
  const key = gameKey(game);
  const { table } = desk;
  const isPending = desk.isPending(...GAME_KEYS);
  const changedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another key from this moment on.
  useEffect(() => {
    changedAt.current = performance.now();
  }, [key]);
  if (key === undefined) {
    const isHeld = game.waiting.length + game.documents.length > 0;
    return isHeld ? <p className={styles.hold}>{t('hold')}</p> : <div className={styles.big} />;
  }
  const press = () => {
    if (isPending || performance.now() - changedAt.current < BOUNCE_MS) return;
    if (key === 'again') desk.send(againCommand(table, game));
    else if (key === 'coin-in') desk.send(coinInCommand(table));
    else if (key === 'finish') desk.send(finishCommand(table));
    else if (key === 'reveal') desk.send(revealCommand(table));
    else onStep();
  };
  const bets = game.seats.flatMap(({ wagers }) => Object.values(wagers)).length;
  return (
    <div className={styles.big}>
      <PadKey
        tone="main"
        isPending={isPending}
        isRefused={desk.refusal(...GAME_KEYS) !== undefined}
        {...(key === 'coin-in' ? { note: t('keys.coinInNote', { count: bets }) } : {})}
        onPress={press}
      >
        {key === 'coin-in' ? t('keys.coinIn') : key === 'finish' ? t('keys.gameOver') : t(`game.${key}`)}
      </PadKey>
    </div>
  );
};

/** Always the next phase. While the table waits for somebody there is no key, but a hint. */
const BigKey = ({ desk, phase, bank }: BigKeyProps) => {
  const t = useTranslations('keypad');
  const { table, parts } = desk;
  const next = nextOf(phase, parts);
  const changedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another key from this moment on.
  useEffect(() => {
    changedAt.current = performance.now();
  }, [next]);
  if (next === undefined) {
    return phase === 'result' ? <p className={styles.hold}>{t('hold')}</p> : <div className={styles.big} />;
  }
  const bets = parts.seats.flatMap(seat => betsAt(parts, seat)).length;
  const isPending = desk.isPending(...ROUND_KEYS);
  const press = () => {
    if (isPending || performance.now() - changedAt.current < BOUNCE_MS) return;
    const playerDealer = bank === undefined ? {} : { playerDealer: bank };
    desk.send(next === 'start' ? { type: 'StartGame', table, ...playerDealer } : { type: 'GameOver', table });
  };
  const isCoinIn = next === 'start' && bets > 0;
  return (
    <div className={styles.big}>
      <PadKey
        tone="main"
        isPending={isPending}
        isRefused={desk.refusal(...ROUND_KEYS) !== undefined}
        {...(isCoinIn ? { note: t('keys.coinInNote', { count: bets }) } : {})}
        onPress={press}
      >
        {next === 'end' ? t('keys.gameOver') : isCoinIn ? t('keys.coinIn') : t('keys.startGame')}
      </PadKey>
    </div>
  );
};
