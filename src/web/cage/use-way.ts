import { useRef, useState } from 'react';
import { useKept } from '../kit/index.ts';
import type { Chosen } from './find.ts';
import { type CagePlace, PLACES } from './places.ts';
import { useKeys } from './use-keys.ts';

export type Way = ReturnType<typeof useWay>;

/** Where the cashier is; place and what was opened survive a reload. */
export const useWay = () => {
  const [text, onText] = useState('');
  const [place, setPlace] = useKept<CagePlace>('cage-place', 'prizes');
  const [chosen, onChoose] = useKept<Chosen | undefined>('cage-chosen', undefined);
  const field = useRef<HTMLInputElement>(null);
  const onPlace = (next: CagePlace) => {
    onText('');
    setPlace(next);
    onChoose(next === 'shift' ? { type: 'shift' } : undefined);
  };
  const onBack = () => {
    onText('');
    onChoose(undefined);
    field.current?.focus();
  };
  const toPlaces = Object.fromEntries(PLACES.map(one => [one, () => onPlace(one)]));
  useKeys({ ...toPlaces, search: () => field.current?.select(), back: onBack });
  return { text, field, place, chosen, onText, onPlace, onChoose, onBack };
};
