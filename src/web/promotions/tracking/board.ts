import { nameOfGame } from '#core/qualifying';
import type { BoardSlideOf } from '../board-slide.ts';

/** What play earns, game by game where they differ, and what the credits buy. */
export const trackingBoard: BoardSlideOf<'tracking'> = ({ creditsPerSwipe: credits, minutes, games, prizes }) => ({
  label: t => t('board.earn'),
  facts: [t => (minutes === undefined ? t('board.earnSwipe', { credits }) : t('board.earnTime', { credits, minutes }))],
  rows: [
    ...games.map(({ game, minutes: asked }) => [nameOfGame(game), `${asked} min`] as const),
    ...prizes.map(({ prize, credits: costs }) => [prize, costs.toLocaleString('en-US')] as const),
  ],
});
