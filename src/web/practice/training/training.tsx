import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import { ofThisDevice, useKept, useSaid, useShortcuts } from '../../kit/index.ts';
import { Cards } from '../felt/cards.tsx';
import { Stack } from '../felt/chips.tsx';
import layout from '../felt/layout.module.css';
import { Action, Actions, Felt, Rail, Segments } from '../felt/table.tsx';
import type { TableId } from '../games.ts';
import { type Wish, wishOf } from '../shortcuts.ts';
import { play as sounds } from '../sounds.ts';
import {
  answer,
  type Group,
  type Lesson,
  type Phrase,
  percentOf,
  type Question,
  questionIn,
  startLesson,
} from './lesson.ts';
import styles from './training.module.css';

type TrainingProps = { readonly id: TableId; readonly deal: () => readonly Question[]; readonly onHelp: () => void };
type Kept = { readonly lesson?: Lesson; readonly best: number };

const LENGTHS = ['1', '3', '5'] as const;

/** A lesson for dealers: a round at a time, a question at a time. */
export const Training = ({ id, deal, onHelp }: TrainingProps) => {
  const t = useTranslations('practice');
  const [{ lesson, best }, keep] = useKept<Kept>(`practice-lesson-1-${id}`, { best: 0 }, ofThisDevice);
  const [length, setLength] = useState<(typeof LENGTHS)[number]>('3');
  const start = () => keep({ best, lesson: startLesson(Number(length), deal()) });
  const say = (answered: string) => {
    if (lesson === undefined) return;
    const next = answer(lesson, answered, deal);
    sounds(next.tried.length > lesson.tried.length ? 'wrong' : 'chip');
    keep({ lesson: next, best: next.isDone ? Math.max(best, percentOf(next)) : best });
  };
  const isOpen = lesson !== undefined && !lesson.isDone;
  const wayOf = (wish: Wish): (() => void) | undefined => {
    if (wish === 'help') return onHelp;
    if (wish === 'go-on') return isOpen ? undefined : start;
    const chosen = isOpen ? questionIn(lesson).answers[WISHES.indexOf(wish)] : undefined;
    return chosen === undefined ? undefined : () => say(chosen.id);
  };
  useShortcuts(wishOf, wayOf);
  return (
    <div className={layout.room}>
      <div className={layout.play}>
        <Felt label={t('modes.training')}>
          {isOpen ? <OnTable view={questionIn(lesson).view} /> : <p className={styles.about}>{t('training.about')}</p>}
        </Felt>
        <Rail>
          {lesson !== undefined && isOpen ? (
            <>
              <Asked lesson={lesson} />
              <Answers lesson={lesson} onSay={say} />
            </>
          ) : (
            <>
              <span className={styles.rounds}>{t('training.rounds')}</span>
              <Segments
                label={t('training.rounds')}
                chosen={length}
                choices={LENGTHS.map(one => [one, t('training.count', { count: Number(one) })])}
                onChoose={setLength}
              />
              <Actions>
                <Action keyName={t('keys.space')} isMain onPress={start}>
                  {t(lesson === undefined ? 'training.start' : 'training.again')}
                </Action>
              </Actions>
            </>
          )}
        </Rail>
      </div>
      <Report lesson={lesson} best={best} />
    </div>
  );
};

const WISHES: readonly Wish[] = ['one', 'two', 'three', 'four', 'five'];

/** Says a phrase; facts may be phrases themselves. */
const usePhrase = () => {
  const t = useTranslations('practice');
  const say = useSaid();
  const words = (phrase: Phrase): string => {
    if ('said' in phrase) return say(phrase.said);
    const facts = Object.entries(phrase.facts ?? {}).map(([name, fact]) => [
      name,
      typeof fact === 'object' ? words(fact) : fact,
    ]);
    const path = /^(?:coup|ladder)\./.test(phrase.text) ? phrase.text : `training.${phrase.text}`;
    // The texts of a lesson are found by their paths; `messages.test.ts` says every one of them.
    return (t as unknown as (path: string, facts: object) => string)(path, Object.fromEntries(facts) as object);
  };
  return words;
};

const OnTable = ({ view }: { view: readonly Group[] }) => {
  const words = usePhrase();
  return (
    <ul className={styles.groups}>
      {view.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hands have their places at the table.
        <li key={place} className={styles.group} data-asked={group.isAsked || undefined}>
          <p className={layout.plate}>
            <strong>{words(group.name)}</strong>
          </p>
          <Cards label={words(group.name)} cards={group.cards} />
          {group.bets.length > 0 && (
            <ul className={styles.bets}>
              {group.bets.map(({ name, amount }) => (
                <li key={words(name)}>
                  <Stack amount={amount} />
                  <span>
                    {words(name)} {formatAmountShort(amount)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
};

const Asked = ({ lesson }: { lesson: Lesson }) => {
  const t = useTranslations('practice.training');
  const words = usePhrase();
  const question = questionIn(lesson);
  const { why, clause } = question;
  return (
    <div className={styles.asked}>
      <p className={styles.question} role="status">
        {words(question.ask)}
      </p>
      {lesson.tried.length > 0 && (
        <p className={styles.wrong} role="alert">
          <strong>{t('wrong')}</strong> {words(why)} {'text' in why && <cite>{t('rule', { clause })}</cite>}
        </p>
      )}
    </div>
  );
};

const Answers = ({ lesson, onSay }: { lesson: Lesson; onSay: (id: string) => void }) => {
  const t = useTranslations('practice.training');
  const words = usePhrase();
  return (
    <fieldset className={styles.answers}>
      <legend className="unseen">{t('answers')}</legend>
      {questionIn(lesson).answers.map(({ id, words: phrase }, place) => (
        <Action key={id} keyName={`${place + 1}`} isOff={lesson.tried.includes(id)} onPress={() => onSay(id)}>
          {words(phrase)}
        </Action>
      ))}
    </fieldset>
  );
};

/** How the lesson goes, and what to look at again. */
const Report = ({ lesson, best }: { lesson: Lesson | undefined; best: number }) => {
  const t = useTranslations('practice.training');
  const words = usePhrase();
  if (lesson === undefined && best === 0) return undefined;
  const line = (text: ReactNode) => <p className={styles.line}>{text}</p>;
  return (
    <aside className={styles.report} aria-label={t('answers')}>
      {lesson !== undefined && (
        <>
          <h3>{lesson.isDone ? t('done') : t('round', { number: `${lesson.round}`, max: `${lesson.rounds}` })}</h3>
          {line(t('score', { count: lesson.right, max: lesson.asked }))}
          {lesson.isDone && lesson.mistakes.length === 0 && line(t('flawless'))}
        </>
      )}
      {best > 0 && line(t('bestScore', { percent: best }))}
      {lesson !== undefined && lesson.mistakes.length > 0 && (
        <>
          <h4>{t('mistakes')}</h4>
          <ol className={styles.mistakes}>
            {lesson.mistakes.map(({ ask, given, right, why, clause }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: mistakes are in the order in which they were made.
              <li key={place}>
                <strong>{words(ask)}</strong>
                <span>
                  <s>{words(given)}</s> {words(right)}
                </span>
                <span className={styles.soft}>
                  {words(why)} {'text' in why && <cite>{t('rule', { clause })}</cite>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </aside>
  );
};
