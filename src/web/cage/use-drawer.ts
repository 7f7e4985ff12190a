import { useState } from 'react';
import { read } from '#api';
import { type Cents, NOTHING } from '#core/money';
import { drawerOf } from '#core/views/on-screen';
import { ofThisDevice, type Person, useAsked, useKept, useStation, useView } from '../kit/index.ts';

export type DrawerHere = ReturnType<typeof useDrawer>;

/** What this cashier has paid and taken, asked again whenever money may have moved, and what the drawer should hold. */
export const useDrawer = (person: Person) => {
  const { me, feed } = useStation();
  const [opening, setOpening] = useKept<Cents>(`cage-opening-${person.id}-${me.signedOnAt}`, NOTHING, ofThisDevice);
  const [isCounting, setCounting] = useState(false);
  const moved = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments')];
  const answer = useAsked(line => read(line, 'shift'), moved);
  const shift = answer?.ok === true ? answer.value : undefined;
  const drawer = shift && drawerOf(shift.rows, opening);
  return { person, shift, drawer, opening, setOpening, isCounting, setCounting };
};
