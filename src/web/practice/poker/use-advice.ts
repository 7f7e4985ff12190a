import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { toNumber } from '#core/base';
import type { Moment, Worth } from '../felt/coach.tsx';
import { signed } from '../felt/signed.ts';
import { costOf } from '../score.ts';
import { isAsked, isOver, OWN_SEAT, type PokerPlay, type PokerPractice } from './model.ts';

/** What the coach shows now: before the choice if that is wished, after it always, or nothing. */
export const useAdvice = (practice: PokerPractice, play: PokerPlay, moment: Moment, isHinted: boolean) => {
  const t = useTranslations('practice');
  const { round, choice } = play;
  const hasAnte = (play.bets.ante ?? 0) > 0;
  const advice = useMemo(
    () => (round === undefined || !hasAnte ? undefined : practice.advise(round, OWN_SEAT)),
    [practice, round, hasAnte],
  );
  const isShown = isHinted || (moment === 'before' && isAsked(play)) || (moment !== 'off' && isOver(play));
  if (advice === undefined || !isShown) return { worths: undefined, verdict: undefined };
  const nameOf = (multiple: number) => (multiple === 0 ? t('keys.fold') : t('keys.play', { count: multiple }));
  const worths: readonly Worth[] = advice.choices.map(({ play: multiple, net }) => ({
    choice: `${multiple}`,
    name: nameOf(multiple),
    net: toNumber(net),
    isBest: multiple === advice.best,
    isChosen: multiple === choice,
  }));
  const best = nameOf(advice.best);
  if (choice === undefined) return { worths, verdict: t('coach.advice', { name: best }) };
  const cost = costOf(advice, choice);
  const verdict = cost === 0 ? t('coach.right') : t('coach.mistake', { name: best, amount: signed(cost) });
  return { worths, verdict };
};
