import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DECK } from '#core/cards';
import { formatAmountShort } from '#core/money';
import { ofThisDevice, ownScript, randomBelow, shuffle, useKept, useShortcuts } from '../../kit/index.ts';
import { Cards } from '../felt/cards.tsx';
import { Coach, type Moment, useMoment, type Worth } from '../felt/coach.tsx';
import layout from '../felt/layout.module.css';
import { Action, Actions, Felt, Meters, type Mode, Rail, TableHead } from '../felt/table.tsx';
import { type Attempt, type LadderGame, type LadderId, ladderGame, type Prize } from '../games.ts';
import { type Wish, wishOf } from '../shortcuts.ts';
import { play as sounds } from '../sounds.ts';
import { Training } from '../training/training.tsx';
import styles from './ladder.module.css';
import { ladderLesson } from './lesson.ts';
import { begin, type LadderAction, type LadderPlay, reduce } from './model.ts';
import type { Asked, Told } from './worker.ts';
import workerAddress from './worker.ts?worker&url';

/** The guessing game, once it has come. */
export const LadderRoom = ({ id, onHelp }: { id: LadderId; onHelp: () => void }) => {
  const [game, setGame] = useState<LadderGame>();
  const [mode, setMode] = useKept<Mode>('practice-mode', 'play', ofThisDevice);
  const starting = useTranslations('kit')('starting');
  useEffect(() => void ladderGame().then(setGame), []);
  return (
    <>
      <TableHead id={id} mode={mode} onMode={setMode} />
      {game === undefined ? (
        <p role="status">{starting}</p>
      ) : mode === 'training' ? (
        <Training id={id} deal={() => ladderLesson(game, randomBelow)} onHelp={onHelp} />
      ) : (
        <LadderTable id={id} game={game} onHelp={onHelp} />
      )}
    </>
  );
};

type LadderTableProps = { readonly id: LadderId; readonly game: LadderGame; readonly onHelp: () => void };

const LadderTable = ({ id, game, onHelp }: LadderTableProps) => {
  const t = useTranslations('practice');
  const [play, keep] = useKept<LadderPlay>(`practice-1-${id}`, begin(game), ofThisDevice);
  const [moment, setMoment] = useMoment();
  const [isHinted, setHinted] = useState(false);
  const told = useWorths(play);
  const send = (action: LadderAction) => {
    const next = reduce(game, play, action);
    keep(next);
    setHinted(false);
    sounds(next.turned === 'wrong' ? 'lost' : next.turned === 'right' ? 'won' : 'card');
  };
  const { attempt } = play;
  const isAsked = attempt !== undefined && attempt.prize === undefined;
  const wayOf = waysAt(play, told, { send, onHint: () => setHinted(true), onHelp });
  useShortcuts(wishOf, wayOf);
  const isShown = isAsked && (isHinted || moment === 'before');
  return (
    <div className={layout.room}>
      <div className={layout.play}>
        <Felt label={t(`games.${id}`)}>
          <Meters meters={[{ name: t('meters.progressive'), amount: play.progressive }]} />
          <p className={layout.drawn}>
            {t('ladder.day', { number: `${play.number}` })} ·{' '}
            {t('ladder.deck', { count: DECK.length - (attempt?.turned.length ?? 0) })}
          </p>
          <div className={layout.own}>
            <Cards label={t('ladder.turned')} size="large" places={1} cards={(attempt?.turned ?? []).slice(-6)} />
          </div>
          <Ladder game={game} play={play} />
          <Status game={game} play={play} />
        </Felt>
        <Rail>
          <Keys play={play} wayOf={wayOf} canHint={moment !== 'before'} />
        </Rail>
        <p className={layout.worth}>{t('noValue')}</p>
      </div>
      <Advice
        told={isShown ? told : undefined}
        isWorking={isShown && told === undefined}
        {...{ moment, setMoment, play }}
      />
    </div>
  );
};

type Doing = {
  readonly send: (action: LadderAction) => void;
  readonly onHint: () => void;
  readonly onHelp: () => void;
};

/** What a key does at this moment of the game. */
const waysAt =
  ({ attempt }: LadderPlay, told: Choices | undefined, { send, onHint, onHelp }: Doing) =>
  (wish: Wish): (() => void) | undefined => {
    const costOf = (choice: keyof Choices): number | undefined => {
      if (told === undefined) return undefined;
      const cost = 100 * (Math.max(told.quit, told.higher, told.lower) - told[choice]);
      return cost < EQUAL ? 0 : cost;
    };
    if (wish === 'help') return onHelp;
    if (attempt !== undefined && attempt.prize === undefined) {
      if (wish === 'one') return () => send({ type: 'guess', call: 'higher', cost: costOf('higher') });
      if (wish === 'two') return () => send({ type: 'guess', call: 'lower', cost: costOf('lower') });
      if (wish === 'three') return () => send({ type: 'stop', cost: costOf('quit') });
      return wish === 'hint' ? onHint : undefined;
    }
    if (wish !== 'go-on') return undefined;
    return attempt === undefined
      ? () => send({ type: 'start', deck: shuffle(DECK, randomBelow) })
      : () => send({ type: 'next' });
  };

/** Choices closer than this, in cents, are equally good. */
const EQUAL = 1e-6;

type Choices = Pick<Told, 'quit' | 'higher' | 'lower'>;

/** Asks the worker what each choice is worth; undefined while it works. */
const useWorths = ({ attempt, progressive }: LadderPlay): Choices | undefined => {
  const worker = useRef<Worker | undefined>(undefined);
  const count = useRef(0);
  const [told, setTold] = useState<{ readonly of: string; readonly worths: Choices }>();
  const of = attempt === undefined || attempt.prize !== undefined ? '' : JSON.stringify([attempt, progressive]);
  useEffect(() => {
    const made = new Worker(ownScript(workerAddress), { type: 'module' });
    worker.current = made;
    return () => made.terminate();
  }, []);
  useEffect(() => {
    const asked = worker.current;
    if (asked === undefined || of === '') return;
    const [played, meter] = JSON.parse(of) as [Attempt, number]; // As it was put together above.
    count.current += 1;
    const question: Asked = { id: count.current, attempt: played, progressive: meter };
    const hear = ({ data }: MessageEvent<Told>) => {
      if (data.id === question.id) setTold({ of, worths: data });
    };
    asked.addEventListener('message', hear);
    asked.postMessage(question);
    return () => asked.removeEventListener('message', hear);
  }, [of]);
  return told?.of === of && of !== '' ? told.worths : undefined;
};

type AdviceProps = {
  readonly told: Choices | undefined;
  readonly isWorking: boolean;
  readonly moment: Moment;
  readonly setMoment: (moment: Moment) => void;
  readonly play: LadderPlay;
};

const Advice = ({ told, isWorking, moment, setMoment, play }: AdviceProps) => {
  const t = useTranslations('practice');
  const most = told === undefined ? 0 : Math.max(told.quit, told.higher, told.lower);
  const worth = (choice: keyof Choices, name: string): readonly Worth[] =>
    told === undefined
      ? []
      : [{ choice, name, net: 100 * told[choice], isBest: 100 * (most - told[choice]) < EQUAL, isChosen: false }];
  const worths = [
    ...worth('higher', t('ladder.higher')),
    ...worth('lower', t('ladder.lower')),
    ...worth('quit', t('ladder.stop')),
  ];
  const best = worths.find(({ isBest }) => isBest);
  const verdict = best === undefined ? undefined : t('coach.advice', { name: best.name });
  return (
    <Coach
      moment={moment}
      onMoment={setMoment}
      worths={worths.length === 0 ? undefined : worths}
      verdict={isWorking ? t('ladder.working') : verdict}
      score={play.score}
    >
      {told !== undefined && <p className={layout.why}>{t('ladder.freePlay')}</p>}
    </Coach>
  );
};

const usePrize = () => {
  const t = useTranslations('practice.ladder');
  return ({ amount, form }: Prize): string => t(form, { amount: formatAmountShort(amount) });
};

/** The prizes by right guesses, the one that the player has marked. */
const Ladder = ({ game, play }: { game: LadderGame; play: LadderPlay }) => {
  const t = useTranslations('practice.ladder');
  const words = usePrize();
  const { attempt, progressive } = play;
  return (
    <ol className={styles.ladder} aria-label={t('ladder')}>
      {game.ladder.map((level, right) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is the number of right guesses.
        <li key={right} data-here={attempt?.correct === right || undefined} aria-current={attempt?.correct === right}>
          <span className={styles.right}>{right}</span>
          <span>
            {right === game.top
              ? t('top', { amount: formatAmountShort(progressive) })
              : words(game.prizeAt(right, progressive))}
          </span>
          {level.freeMiss && attempt?.freeMissUsed !== true && <span className={styles.free}>{t('freeMiss')}</span>}
        </li>
      ))}
    </ol>
  );
};

const Status = ({ game, play: { attempt, turned, progressive } }: { game: LadderGame; play: LadderPlay }) => {
  const t = useTranslations('practice.ladder');
  const words = usePrize();
  const said = turned === undefined ? '' : t(`status.${turned}`);
  const now = () => {
    if (attempt === undefined) return t('status.start');
    const prize = attempt.prize ?? game.prizeAt(attempt.correct, progressive);
    return `${said} ${t('won', { what: words(prize) })} ${attempt.prize === undefined ? t('status.ask') : ''}`;
  };
  return (
    <p className={layout.status} role="status">
      {now().trim()}
    </p>
  );
};

type KeysProps = {
  readonly play: LadderPlay;
  readonly wayOf: (wish: Wish) => (() => void) | undefined;
  readonly canHint: boolean;
};

const Keys = ({ play: { attempt }, wayOf, canHint }: KeysProps) => {
  const t = useTranslations('practice');
  const press = (wish: Wish) => () => wayOf(wish)?.();
  if (attempt === undefined || attempt.prize !== undefined) {
    return (
      <Actions>
        <Action keyName={t('keys.space')} isMain onPress={press('go-on')}>
          {t(attempt === undefined ? 'ladder.start' : 'ladder.next')}
        </Action>
      </Actions>
    );
  }
  return (
    <Actions>
      {canHint && (
        <Action keyName="H" onPress={press('hint')}>
          {t('keys.hint')}
        </Action>
      )}
      <Action keyName="3" onPress={press('three')}>
        {t('ladder.stop')}
      </Action>
      <Action keyName="2" isMain onPress={press('two')}>
        {t('ladder.lower')}
      </Action>
      <Action keyName="1" isMain onPress={press('one')}>
        {t('ladder.higher')}
      </Action>
    </Actions>
  );
};
