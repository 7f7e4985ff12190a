import { useState } from 'react';
import type { HouseCommand } from '#core/house';
import type { DualCommand } from './second-sheet.tsx';
import { type Acting, useActing } from './use-acting.ts';

export type ActingInTwo = Acting & {
  /** What the house does only with two people: asked, and not done yet. */
  readonly second: DualCommand | undefined;
  readonly endSecond: () => void;
  /** The code of the last refusal, as long as its words are shown. */
  readonly refusedAs: string | undefined;
};

/** What needs a second person is kept until there is one. */
export const useActingInTwo = (offline: string): ActingInTwo => {
  const [second, setSecond] = useState<DualCommand>();
  const [code, setCode] = useState<string>();
  const acting = useActing(offline, (refusal, asked) => {
    setCode(refusal.code);
    if (!ASKS_FOR_TWO.includes(refusal.code) || !('command' in asked) || !isForTwo(asked.command)) return false;
    setSecond(asked.command);
    return true;
  });
  return {
    ...acting,
    second,
    endSecond: () => setSecond(undefined),
    refusedAs: acting.why === '' ? undefined : code,
  };
};

/** A refusal that a second person answers. */
const ASKS_FOR_TWO: readonly string[] = ['second-person-missing', 'payer-verified-it', 'paid-enough-alone'];

/** A command of a desk, the floor or the office that may need two people. */
const FOR_TWO: readonly string[] = [
  'OpenPromotion',
  'RunPromotion',
  'CommitDraw',
  'RevealDraw',
  'AnnounceOffering',
  'ChangeOffering',
  'PlayHiLo',
  'RaisePool',
  'TakeOverFund',
  'CorrectFund',
  'LockPerson',
  'RevokeStation',
  'RemovePasskeys',
  'PayAward',
];

const isForTwo = (command: HouseCommand): command is Extract<HouseCommand, DualCommand> =>
  FOR_TWO.includes(command.type);
