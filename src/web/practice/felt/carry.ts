import type { PointerEvent } from 'react';
import type { Cents } from '#core/money';

/** A finger that has gone so far carries the chip; before, it taps. */
const CARRIED_PX = 8;

/** Carries a chip with a finger or the mouse; where it is let go over a bet, it is placed there. */
export const carrying =
  (onDrop: (wager: string, chip: Cents) => void) => (event: PointerEvent<HTMLElement>, chip: Cents) => {
    const { clientX, clientY, pointerId, currentTarget } = event;
    let carried: HTMLElement | undefined;
    const move = ({ clientX: x, clientY: y, pointerId: id }: globalThis.PointerEvent) => {
      if (id !== pointerId) return;
      if (carried === undefined && Math.hypot(x - clientX, y - clientY) < CARRIED_PX) return;
      carried ??= lift(currentTarget);
      carried.style.translate = `${x}px ${y}px`;
      mark(wagerAt(x, y));
    };
    const end = ({ type, clientX: x, clientY: y, pointerId: id }: globalThis.PointerEvent) => {
      if (id !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      mark(undefined);
      if (carried === undefined) return;
      carried.remove();
      const wager = type === 'pointerup' ? wagerAt(x, y)?.dataset['wager'] : undefined;
      if (wager !== undefined) onDrop(wager, chip);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

const wagerAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-wager]') ?? undefined;

const mark = (spot: HTMLElement | undefined): void => {
  for (const marked of document.querySelectorAll<HTMLElement>('[data-wager][data-under]')) {
    if (marked !== spot) delete marked.dataset['under'];
  }
  if (spot !== undefined) spot.dataset['under'] = 'chip';
};

/** A copy of the chip under the finger. */
const lift = (slot: HTMLElement): HTMLElement => {
  const chip = slot.querySelector('span')!.cloneNode(true) as HTMLElement; // Every slot shows its chip.
  chip.dataset['carried'] = 'true';
  document.body.append(chip);
  return chip;
};
