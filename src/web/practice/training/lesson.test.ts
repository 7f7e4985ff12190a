import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seeded } from '#core/base';
import { coupLesson } from '../coup/lesson.ts';
import { coupGame, ladderGame, POKER } from '../games.ts';
import { ladderLesson } from '../ladder/lesson.ts';
import { pokerLesson } from '../poker/lesson.ts';
import { answer, type Lesson, percentOf, type Question, questionIn, startLesson } from './lesson.ts';

const [crazy, four, coup, ladder] = await Promise.all([
  POKER['crazy-4-poker'](),
  POKER['four-card-poker'](),
  coupGame(),
  ladderGame(),
]);
const { below } = seeded('lessons');
const LESSONS: Readonly<Record<string, () => readonly Question[]>> = {
  'Crazy 4 Poker': () => pokerLesson(crazy, below),
  'Four-Card Poker': () => pokerLesson(four, below),
  baccarat: () => coupLesson(coup, below),
  'Hi Lo': () => ladderLesson(ladder, below),
};

const never = (): never => assert.fail('no round is due');

for (const [name, deal] of Object.entries(LESSONS)) {
  test(`[PRA-5] ${name}: every question has its right answer among different ones, a reason and a rule`, () => {
    for (let i = 0; i < 60; i++) {
      for (const { answers, right, clause, ask } of deal()) {
        const ids = answers.map(({ id }) => id);
        assert.ok(ids.includes(right), `${JSON.stringify(ask)}: ${right} of ${ids}`);
        assert.equal(new Set(ids).size, ids.length, ids.join());
        assert.ok(ids.length >= 2 && ids.length <= 5, ids.join());
        assert.match(clause, /^[A-Z0-9]+[- ]\d/);
      }
    }
  });

  test(`[PRA-5] ${name}: a lesson without a mistake is all right, round after round`, () => {
    let lesson = startLesson(3, deal());
    while (!lesson.isDone) lesson = answer(lesson, questionIn(lesson).right, deal);
    assert.deepEqual([lesson.round, percentOf(lesson), lesson.mistakes], [3, 100, []]);
    assert.ok(lesson.asked >= 6);
  });
}

test('[PRA-5] only the first answer counts, and a mistake is kept with its reason', () => {
  const questions = LESSONS['baccarat']!();
  let lesson: Lesson = startLesson(1, questions);
  const { right, answers, why } = questionIn(lesson);
  const [wrong, other] = answers.filter(({ id }) => id !== right);
  lesson = answer(lesson, wrong!.id, never);
  assert.deepEqual([lesson.at, lesson.asked, lesson.right, lesson.mistakes.length], [0, 1, 0, 1]);
  assert.equal(lesson.mistakes[0]!.why, why);
  lesson = answer(answer(lesson, wrong!.id, never), other?.id ?? wrong!.id, never);
  assert.deepEqual([lesson.at, lesson.asked, lesson.mistakes.length], [0, 1, 1]);
  lesson = answer(lesson, right, never);
  assert.deepEqual([lesson.at, lesson.asked, lesson.right, lesson.tried], [1, 1, 0, []]);
});

test('[PRA-5] the dealer deals and settles in the order of the engine', () => {
  const questions = LESSONS['Crazy 4 Poker']!();
  assert.deepEqual(
    questions.slice(0, 4).map(({ right }) => right),
    ['1', '2', '3', 'dealer'],
  );
  const steps = questions.filter(({ ask }) => 'text' in ask && ask.text === 'ask.next').map(({ right }) => right);
  const seats = steps.filter(step => /^\d$/.test(step)).map(Number);
  assert.deepEqual(
    seats,
    seats.toSorted((a, b) => b - a),
    'from the dealer’s right',
  );
});
