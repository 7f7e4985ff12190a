/** How pressing something is. What is said in colour is said in a word and a sign as well. */
export type Urgency = 'calm' | 'soon' | 'urgent' | 'over';

export type Clock = {
  readonly urgency: Urgency;
  /** How long it has waited, or how long is left. */
  readonly counts: 'since' | 'left';
  readonly ms: number;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Of the fifteen minutes of a claim ten are gone, then thirteen; what has no end is as pressing after as long. */
const SOON_LEFT = 5 * MINUTE;
const URGENT_LEFT = 2 * MINUTE;
const SOON_AFTER = 10 * MINUTE;
const URGENT_AFTER = 13 * MINUTE;

/** Only the server's time counts: `nowMs` is its clock. */
export const clockOf = ({ since, by }: { readonly since: string; readonly by?: string }, nowMs: number): Clock => {
  if (by === undefined) {
    const ms = Math.max(0, nowMs - Date.parse(since));
    return { urgency: ms >= URGENT_AFTER ? 'urgent' : ms >= SOON_AFTER ? 'soon' : 'calm', counts: 'since', ms };
  }
  const left = Date.parse(by) - nowMs;
  const isOfDays = Date.parse(by) - Date.parse(since) > DAY;
  return { urgency: urgencyLeft(left, isOfDays), counts: 'left', ms: Math.max(0, left) };
};

/** A claim of days is soon due on its last day. */
const urgencyLeft = (left: number, isOfDays: boolean): Urgency => {
  if (left <= 0) return 'over';
  if (left <= URGENT_LEFT) return 'urgent';
  return left <= (isOfDays ? DAY : SOON_LEFT) ? 'soon' : 'calm';
};

/** A span as it is read at a glance: minutes and seconds below an hour, then hours, from two days on days. */
export type Span =
  | { readonly type: 'minutes'; readonly text: string }
  | { readonly type: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly type: 'days'; readonly days: number };

export const spanOf = (ms: number): Span => {
  const seconds = Math.floor(ms / 1_000);
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { type: 'minutes', text: `${minutes}:${String(seconds % 60).padStart(2, '0')}` };
  if (ms < 2 * DAY) return { type: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return { type: 'days', days: Math.floor(ms / DAY) };
};
