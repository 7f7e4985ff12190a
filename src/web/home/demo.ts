/** What a demonstration tells everybody; a real house has no such address. */
export type Demo = {
  readonly speed: number;
  readonly people: readonly DemoPerson[];
};
export type DemoPerson = {
  readonly name: string;
  readonly roles: readonly string[];
  readonly badge: string;
  readonly pin: string;
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
