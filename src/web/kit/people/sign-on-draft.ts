export type BadgeAndPin = { readonly badge: string; readonly pin: string };

/** What was given so far to sign on: the badge first, then its PIN. */
export type SignOnDraft = {
  readonly badge: string;
  readonly pin: string;
  /** What the pad and the keyboard fill. */
  readonly fills: 'badge' | 'pin';
};

export const NOTHING_GIVEN: SignOnDraft = { badge: '', pin: '', fills: 'badge' };
const BADGE_MOST = 40;

/** A badge that was swiped, scanned or tapped: whatever was typed before it counts no longer. OPH-8 */
export const swiped = (badge: string): SignOnDraft => ({ badge, pin: '', fills: 'pin' });

/** A badge that was typed in its field: the pad goes on with the PIN. */
export const badgeTyped = (badge: string): SignOnDraft => ({
  badge,
  pin: '',
  fills: badge.trim() === '' ? 'badge' : 'pin',
});

/** What is missing, or what is to be sent. */
export type Pressed =
  | { readonly type: 'more'; readonly draft: SignOnDraft; readonly missing?: 'badge' | 'pin' }
  | { readonly type: 'send' };

/** One key of the pad or the keyboard. OK without a badge or a PIN sends nothing: that is no wrong PIN. OPH-8 */
export const pressedIn = (draft: SignOnDraft, key: string): Pressed => {
  const { badge, pin, fills } = draft;
  if (key === 'Enter') {
    if (badge.trim() === '') return { type: 'more', draft: { ...draft, fills: 'badge' }, missing: 'badge' };
    if (fills === 'badge') return { type: 'more', draft: { ...draft, fills: 'pin' } };
    return pin === '' ? { type: 'more', draft, missing: 'pin' } : { type: 'send' };
  }
  if (fills === 'badge') {
    const changed = key === 'Backspace' ? badge.slice(0, -1) : (badge + key).slice(0, BADGE_MOST);
    return { type: 'more', draft: { ...draft, badge: changed } };
  }
  const isBackToBadge = key === 'Backspace' && pin === '';
  return { type: 'more', draft: isBackToBadge ? { ...draft, fills: 'badge' } : { ...draft, pin: withDigit(pin, key) } };
};

const DIGITS_MOST = 12;

/** What a digit or Backspace makes of a PIN. */
export const withDigit = (pin: string, key: string): string => {
  if (key === 'Backspace') return pin.slice(0, -1);
  return /^\d$/.test(key) ? (pin + key).slice(0, DIGITS_MOST) : pin;
};
