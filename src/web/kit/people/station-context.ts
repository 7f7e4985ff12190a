import { createContext, useContext } from 'react';
import type { Line } from '#api';
import type { FeedStore } from '../feed/feed.ts';
import type { Outbox } from '../press/outbox.ts';
import type { Me } from './line.ts';

/** What every part of a station's page works with. */
export type AtStation = {
  readonly station: string;
  readonly line: Line;
  readonly me: Me;
  /** Asks again who is signed on, after somebody came or went. */
  readonly refresh: () => void;
  /** The person signed on here is about to sign off by a key. */
  readonly leaving: () => void;
  /** The house has signed somebody off here: after too long without a press, or by another's order. */
  readonly wasSignedOff: boolean;
  readonly feed: FeedStore;
  readonly outbox: Outbox;
};

export const StationContext = createContext<AtStation | undefined>(undefined);

export const useStation = (): AtStation => {
  const station = useContext(StationContext);
  if (station === undefined) throw new Error('useStation is for parts of a StationGate.');
  return station;
};
