import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const TWICE_WITHIN_MS = 5_000;

export type Hold = {
  readonly isHeld: boolean;
  /** Pressed once by keyboard, and the second press is waited for. */
  readonly isAsked: boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
    readonly onContextMenu: (event: MouseEvent) => void;
    readonly onClick: (event: MouseEvent) => void;
  };
};

/** A press that takes its time; a keyboard or a switch presses twice instead, because not everybody can hold a key. */
export const useHold = (holdMs: number, onHeld: () => void): Hold => {
  const [isHeld, setHeld] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = () => {
    ended.current = false;
    setHeld(true);
    timer.current = setTimeout(() => {
      ended.current = true;
      setHeld(false);
      onHeld();
    }, holdMs);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  /** Pressed without a pointer: the detail of such a click is zero. */
  const press = ({ detail }: MouseEvent) => {
    if (detail !== 0 || ended.current) return;
    clearTimeout(timer.current);
    setAsked(!isAsked);
    if (isAsked) onHeld();
    else timer.current = setTimeout(() => setAsked(false), TWICE_WITHIN_MS);
  };
  return {
    isHeld,
    isAsked,
    handlers: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      onContextMenu: event => event.preventDefault(),
      onClick: press,
    },
  };
};
