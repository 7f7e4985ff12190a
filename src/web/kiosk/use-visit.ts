import { useEffect, useState } from 'react';
import { deliver, languagesAsked, newKey, useLanguage, useStation } from '../kit/index.ts';
import type { Language } from '../messages/index.ts';
import {
  answeredIn,
  isInside,
  type KioskPlace,
  letterOf,
  NO_DRAFT,
  NOBODY,
  type PicksDraft,
  readVisit,
  type Visit,
  type VisitNotice,
  writeVisit,
} from './visit.ts';

export type Visiting = {
  readonly visit: Visit;
  readonly go: (place: KioskPlace) => void;
  readonly speak: (language: Language) => void;
  readonly write: (promotion: string, draft: PicksDraft) => void;
  /** From here on the picks are on their way, even if this page is closed. */
  readonly handIn: (promotion: string) => void;
  readonly answered: (isTaken: boolean) => void;
  /** Ends the visit and leaves nothing of it behind. */
  readonly leave: (notice?: VisitNotice) => void;
};

/** One visit from the first touch to the last, kept across reloads in this window alone. */
export const useVisit = (): Visiting => {
  const { line } = useStation();
  const { language, choose } = useLanguage();
  const [visit, setVisit] = useState(() => readVisit(sessionStorage));
  useEffect(() => writeVisit(sessionStorage, visit), [visit]);
  const { language: spoken = HOME_LANGUAGE } = visit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page follows the visit, never the other way round.
  useEffect(() => {
    if (language !== spoken) choose(spoken);
  }, [spoken]);

  const leave = (notice?: VisitNotice): void => {
    if (isInside(visit)) void deliver(line, '/kiosk/sign-off', {}).catch(() => undefined); // It runs out anyway.
    setVisit(notice === undefined ? NOBODY : { ...NOBODY, notice });
  };
  return {
    visit,
    go: place => setVisit(({ notice: _, ...before }) => ({ ...before, place })),
    speak: chosen => setVisit(before => ({ ...before, language: chosen })),
    write: (promotion, draft) => setVisit(before => ({ ...before, drafts: { ...before.drafts, [promotion]: draft } })),
    handIn: promotion =>
      setVisit(before => ({ ...before, letter: letterOf(newKey(), promotion, before.drafts[promotion] ?? NO_DRAFT) })),
    answered: isTaken => setVisit(before => answeredIn(before, isTaken)),
    leave,
  };
};

/** The language when nobody is there; the address sets it. */
const HOME_LANGUAGE: Language = languagesAsked()[0] ?? 'en';
