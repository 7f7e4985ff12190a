import { type Answer, accept, answer } from '#core/base';
import { type Deciders, type HouseView, momentText, refuse as refuseAtHouse, word } from '#core/state';
import { refuse } from './refusals.ts';
import type { AwardCommand, AwardEvent } from './shape.ts';

/** Surveillance looks at the play of a verified hand before its prizes are paid. HSE-20 */
export const PLAY_COMMANDS = {
  ConfirmPlay: (house, { review }, { actor, now }) => {
    const found = awaitingOf(house, review);
    if (!found.ok) return found;
    return accept({ type: 'PlayConfirmed', review, awards: found.value, by: actor.id, at: momentText(now) });
  },

  DoubtPlay: (house, { review, reason }, { actor, now }) => {
    if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'HSE-20');
    const found = awaitingOf(house, review);
    if (!found.ok) return found;
    return accept({ type: 'PlayDoubted', review, awards: found.value, by: actor.id, reason, at: momentText(now) });
  },
} satisfies Partial<Deciders<AwardCommand, AwardEvent>>;

/** The awards of one verification that wait for surveillance. */
const awaitingOf = ({ awards }: HouseView, review: number): Answer<readonly number[]> => {
  const waiting = [...awards.values()].filter(one => one.review === review && one.awaits !== undefined);
  return waiting.length === 0
    ? refuse('play-not-awaited', { review }, 'HSE-20')
    : answer(waiting.map(({ award }) => award));
};
