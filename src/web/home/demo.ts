import type { StaffRole } from '#core/people';

/** What a demonstration tells everybody; a real house has no such address. */
export type Demo = {
  readonly speed: number;
  readonly people: readonly DemoPerson[];
};
export type DemoPerson = {
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly badge: string;
  readonly pin: string;
};

export const TOUR_STEPS = ['deal', 'call', 'verify', 'agree', 'pay', 'paid'] as const;

type SeatCards = { readonly seat: number; readonly cards: string };
/** How far a guest is with the tour. */
export type Tour = {
  readonly table: number;
  readonly step: (typeof TOUR_STEPS)[number];
  readonly cards: { readonly board: string; readonly beaten: SeatCards; readonly winner: SeatCards };
};

/** Undefined while there is none, or if the house does not answer. */
export const readTour = (): Promise<Tour | undefined> => tourOf(fetch('/api/v1/demo/tour'));

export const startTour = (): Promise<Tour | undefined> =>
  tourOf(fetch('/api/v1/demo/tour', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }));

const tourOf = async (asked: Promise<Response>): Promise<Tour | undefined> => {
  const answer = await asked.catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return ((await answer.json()) as { readonly tour?: Tour }).tour;
};

export const SPEEDS = [0, 1, 10, 100] as const;

/** Undefined in a real house, or if the house does not answer. */
export const readDemo = async (): Promise<Demo | undefined> => {
  try {
    const answer = await fetch('/api/v1/demo');
    return answer.ok ? ((await answer.json()) as Demo) : undefined;
  } catch {
    return undefined;
  }
};

export const setSpeed = async (speed: number): Promise<void> => {
  const body = JSON.stringify({ speed });
  await fetch('/api/v1/demo/speed', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
};
