import { nameOfGame } from '#core/qualifying';
import type { BoardSlideOf, SignText } from '../board-slide.ts';

/** As many games as there is room for above the prizes. */
const GAMES = 3;

/** What play earns, game by game where they differ, and what the credits buy. */
export const trackingBoard: BoardSlideOf<'tracking'> = ({ creditsPerSwipe: credits, minutes, games, prizes }) => {
  const ofGames: readonly SignText[] = games
    .slice(0, GAMES)
    .map(one => t => t('board.earnGame', { game: nameOfGame(one.game), credits, minutes: one.minutes }));
  const ofAll: readonly SignText[] = minutes === undefined ? [] : [t => t('board.earnTime', { credits, minutes })];
  return {
    label: t => t('board.earn'),
    facts: [...ofAll, ...ofGames, t => t('board.creditsBuy')],
    rows: prizes.map(({ prize, credits: costs }) => [prize, costs.toLocaleString('en-US')]),
  };
};
