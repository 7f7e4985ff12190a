import { useEffect, useRef, useState } from 'react';
import type { CallView } from '#core/views';
import type { Desk } from './use-desk.ts';

const SHOWN_MS = 12_000;

/** A call that the floor has closed without a prize: the dealer is told, and does not just find it gone. */
export const useRejected = (desk: Desk): CallView | undefined => {
  const { calls, awards, round } = desk.parts;
  const [rejected, setRejected] = useState<CallView>();
  const before = useRef(calls);
  useEffect(() => {
    const gone = before.current.filter(({ call }) => !calls.some(one => one.call === call));
    before.current = calls;
    const isWon = (call: CallView) =>
      awards.some(award => award.activity === call.activity && (round.type === 'idle' || award.round === round.round));
    const lost = gone.find(call => !desk.isTakenBack(call) && !isWon(call));
    if (lost !== undefined) setRejected(lost);
    else if (calls.length > 0) setRejected(undefined);
  }, [calls, awards, round, desk]);
  useEffect(() => {
    if (rejected === undefined) return undefined;
    const timer = setTimeout(() => setRejected(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rejected]);
  return rejected;
};
