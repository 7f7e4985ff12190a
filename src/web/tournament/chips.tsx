import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Raced } from '#core/mechanisms/tournament';
import { AskKey, FactList, Field, Section, Soft, useHouseTime, useKept } from '../kit/index.ts';
import styles from './chips.module.css';
import { chipsTyped, holdingsTyped, stacksTyped, type Typed } from './chips-typed.ts';
import { inOrder, isPlayed } from './event.ts';
import { Count, counted, Row, useSeatWords } from './parts.tsx';
import { useActs, useEvent, useUndoReason } from './use-event.tsx';

/** What is in play, the count of all stacks, and taking small chips out of play. */
export const ChipsPanel = () => {
  const t = useTranslations('tournament.chips');
  const { event } = useEvent();
  const { time } = useHouseTime();
  const { chips } = event.board;
  const { counted: last } = event.desk;
  const hasPlayers = event.board.left > 0;
  return (
    <div className={styles.chips}>
      <FactList
        of={[
          [t('inPlay'), chips === undefined ? t('notPosted') : <Count key="chips" of={chips.inPlay} />],
          [t('average'), chips === undefined ? '–' : <Count key="average" of={chips.average} />],
          [t('lastCount'), last === undefined ? t('never') : time(last.at)],
        ]}
      />
      {isPlayed(event) && hasPlayers && <CountForm />}
      {isPlayed(event) && hasPlayers && <ColorUpForm />}
      {!hasPlayers && <Soft>{t('nobody')}</Soft>}
    </div>
  );
};

const CountForm = () => {
  const t = useTranslations('tournament.chips');
  const { event } = useEvent();
  const acts = useActs();
  const players = inOrder(event.desk.entrants);
  const [typed, setTyped, forget] = useKept<Typed>(`tournament-count-${event.promotion}`, {});
  const { stacks, found, isWhole, missing } = stacksTyped(players, typed, event.board.chips?.inPlay);
  const onDone = () => {
    setTyped({});
    forget();
  };
  return (
    <details className={styles.form}>
      <summary>{t('count')}</summary>
      <p>{t('countHow')}</p>
      <Stacks {...{ typed }} onTyped={setTyped} label={t('stackOf')} stacks={event.desk.counted?.stacks} />
      <p className={styles.sum} role="status">
        {t('found', { amount: counted(found) })}
        {missing !== undefined && missing !== 0 && (
          <strong>
            {missing > 0 ? t('missing', { amount: counted(missing) }) : t('beyond', { amount: counted(-missing) })}
          </strong>
        )}
      </p>
      <AskKey
        acting={acts}
        isOff={!isWhole}
        onPress={() => acts.act({ type: 'CountChips', stacks }, { words: t('didCount'), onDone })}
      >
        {t('countAction', { count: players.length })}
      </AskKey>
    </details>
  );
};

type StacksProps = {
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
  readonly label: string;
  /** What was there before, as a hint. */
  readonly stacks?: Readonly<Record<string, number>> | undefined;
};

const Stacks = ({ typed, onTyped, label, stacks = {} }: StacksProps) => {
  const { event } = useEvent();
  const seatWords = useSeatWords();
  return (
    <ul className={styles.stacks}>
      {inOrder(event.desk.entrants).map(({ player, seat }) => (
        <li key={player}>
          <span>
            <strong>{player}</strong> {seat !== undefined && <small>{seatWords(seat)}</small>}
          </span>
          <Field
            label={`${label} ${player}`}
            isUnlabelled
            isShort
            isNumber
            how={stacks[player] === undefined ? undefined : counted(stacks[player])}
            value={typed[player] ?? ''}
            onChange={value => onTyped({ ...typed, [player]: value })}
          />
        </li>
      ))}
    </ul>
  );
};

const ColorUpForm = () => {
  const t = useTranslations('tournament.chips');
  const undoReason = useUndoReason();
  const { event } = useEvent();
  const acts = useActs();
  const [smallText, setSmall] = useState('');
  const [largeText, setLarge] = useState('');
  const [smalls, setSmalls] = useState<Typed>({});
  const [others, setOthers] = useState<Typed>({});
  const [raced, setRaced] = useState<readonly Raced[]>([]);
  const [small, large] = [chipsTyped(smallText), chipsTyped(largeText)];
  const players = inOrder(event.desk.entrants);
  const stacks = event.desk.counted?.stacks;
  const holdings = small === undefined ? undefined : holdingsTyped(players, { smalls, others }, { small, stacks });
  const race = () => {
    if (small === undefined || large === undefined || holdings === undefined) return;
    acts.act(
      { type: 'ColourUp', small, large, holdings },
      {
        words: t('didColorUp', { amount: counted(small) }),
        undo: () => ({ type: 'UndoColourUp', reason: undoReason }),
        onDone: happened => {
          setRaced(happened.find(one => one.type === 'ColouredUp')?.raced ?? []);
          setSmalls({});
          setOthers({});
        },
      },
    );
  };
  return (
    <details className={styles.form}>
      <summary>{t('colorUp')}</summary>
      <p>{t('colorUpHow')}</p>
      <Row>
        <Field label={t('small')} how="25" value={smallText} onChange={setSmall} isShort isNumber />
        <Field label={t('large')} how="100" value={largeText} onChange={setLarge} isShort isNumber />
      </Row>
      <Section title={t('smallOf')}>
        <Stacks typed={smalls} onTyped={setSmalls} label={t('smallOf')} />
      </Section>
      <Section title={t('othersOf')}>
        <Stacks typed={others} onTyped={setOthers} label={t('othersOf')} stacks={stacks} />
      </Section>
      <AskKey acting={acts} isOff={large === undefined || holdings === undefined} onPress={race}>
        {t('colorUpAction', { amount: counted(small ?? 0) })}
      </AskKey>
      {raced.length > 0 && <RacedList raced={raced} />}
    </details>
  );
};

const RacedList = ({ raced }: { raced: readonly Raced[] }) => {
  const t = useTranslations('tournament.chips');
  return (
    <Section title={t('raced')}>
      <ul className={styles.stacks}>
        {raced.map(({ player, before, after }) => (
          <li key={player}>
            <strong>{player}</strong>
            <span translate="no">
              {counted(before)} › {counted(after)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
