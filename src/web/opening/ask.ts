import type { Founded, OpeningAct, OpeningState } from '#api';
import type { Answer } from '#core/base';
import { deliver, enrollBy, NO_STATION, rememberStation } from '../kit/index.ts';

/** Asked before there is a house: nothing here has a station. */
export const act = <Value = OpeningState>(name: OpeningAct, body: object = {}): Promise<Answer<Value>> =>
  deliver<Value>(NO_STATION, `/opening/${name}`, body);

/** What was entered so far; `locked` before the code was typed, `over` where a house is served. */
export const stateNow = async (): Promise<OpeningState | 'locked' | 'over'> => {
  const answer = await fetch('/api/v1/opening/state');
  if (answer.ok) return (await answer.json()) as OpeningState; // As its contract says.
  return answer.status === 401 ? 'locked' : 'over';
};

const AGAIN_MS = 500;

/** Waits until the house is served, makes this browser its first station, and goes there. */
export const goToOffice = async ({ code, station }: Founded): Promise<void> => {
  while (!(await isServed())) await NO_STATION.wait(AGAIN_MS);
  const enrolled = await enrollBy(code, 'office');
  if (enrolled.ok) rememberStation({ kind: 'office' }, station);
  location.assign('/office/');
};

const isServed = async (): Promise<boolean> => {
  try {
    const told = (await (await fetch('/health')).json()) as { readonly house?: { readonly type: string } };
    return told.house?.type === 'writing';
  } catch {
    return false;
  }
};
