import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Said } from '#core/words';
import { useStation } from '../people/station-context.ts';
import { useLink } from './use-feed.ts';

const LONG_AFTER_MS = 10_000;

/** What to say about the connection: a word at once, after ten seconds what works and what does not. */
export type LinkNotice =
  | { readonly type: 'out-of-service'; readonly reason: Said }
  /** The house shows this to nobody of these roles here. */
  | { readonly type: 'ended'; readonly reason: Said }
  | { readonly type: 'lost' | 'long-lost' | 'waiting'; readonly waiting: number };

export const useLinkNotice = (): LinkNotice | undefined => {
  const { feed, outbox } = useStation();
  const { state, service, refusal } = useLink(feed);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting);
  const isLost = state !== 'live' && state !== 'ended';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isLost) return undefined;
    const timer = setTimeout(() => setLong(true), LONG_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  if (state === 'ended') return refusal && { type: 'ended', reason: refusal };
  if (isLost) return { type: isLong ? 'long-lost' : 'lost', waiting };
  if (service?.type === 'out-of-service') return { type: 'out-of-service', reason: service.reason };
  return waiting > 0 ? { type: 'waiting', waiting } : undefined;
};
