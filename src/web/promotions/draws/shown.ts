import { useState } from 'react';
import type { DrawView } from '#core/views';

export type Over = Extract<DrawView, { type: 'revealed' | 'witnessed' }>;

/** What came out, as the journal has it. */
export const cameOut = (draw: Over): string => (draw.type === 'revealed' ? draw.winner : draw.drawn);

export const isOver = (draw: DrawView | undefined): draw is Over =>
  draw?.type === 'revealed' || draw?.type === 'witnessed';

/**
 * The show of a draw: it begins when the journal has the result, never before, and only for those who were looking.
 * A page that is opened later has the result at once.
 */
export const useShow = (draw: DrawView | undefined) => {
  const name = isOver(draw) ? draw.draw : 0;
  const [seen, setSeen] = useState(name);
  const [showing, setShowing] = useState<Over>();
  if (name !== seen) {
    setSeen(name);
    if (isOver(draw)) setShowing(draw);
  }
  return [showing, () => setShowing(undefined)] as const;
};
