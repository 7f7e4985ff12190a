import { useMemo, useSyncExternalStore } from 'react';
import { useLink } from '../feed/use-feed.ts';
import { useStation } from '../people/station-context.ts';
import { isSame, isUnderWay, type Press, type PressAsk } from './press.ts';

export type Presses = {
  /** Sent and not yet on the screen, in the order of the presses. */
  readonly underWay: readonly Press[];
  readonly isUnderWay: (asked: PressAsk) => boolean;
  /** What the house said no to since the last press. */
  readonly refused: Press | undefined;
};

/** Every press of this station, as all its keys see them. */
export const usePresses = (): Presses => {
  const { feed, outbox } = useStation();
  const presses = useSyncExternalStore(outbox.subscribe, outbox.presses);
  const refused = useSyncExternalStore(outbox.subscribe, outbox.refused);
  const { seq } = useLink(feed);
  return useMemo(() => {
    const underWay = presses.filter(press => isUnderWay(press, seq));
    return { underWay, isUnderWay: asked => underWay.some(press => isSame(press.asked, asked)), refused };
  }, [presses, refused, seq]);
};
