import { useState } from 'react';
import { read } from '#api';
import { totalsOf } from '#core/views/on-screen';
import { type Person, useAsked, useStation, useView } from '../kit/index.ts';

export type DrawerHere = ReturnType<typeof useDrawer>;

/** The drawer of this window, which is the house's to know, and what went over it. CSH-2 */
export const useDrawer = (person: Person) => {
  const { feed, station } = useStation();
  const [isCounting, setCounting] = useState(false);
  const { isKept, drawer, holds } = useCashHere();
  const moved = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments'), holds];
  const answer = useAsked(line => read(line, 'shift'), moved);
  const shift = answer?.ok === true ? answer.value : undefined;
  const totals = shift && totalsOf(shift.rows);
  return { person, window: station, shift, totals, isKept, drawer, holds, isCounting, setCounting };
};

/** What the house says of the drawer of this window; nothing of it in a house that keeps none. CSH-1 */
export const useCashHere = () => {
  const { feed, station } = useStation();
  const cash = useView(feed, 'cash') ?? {};
  const { drawer, holds } = cash[`drawer.${station}`] ?? {};
  return { isKept: cash['vault'] !== undefined, drawer, holds };
};

/** Whether the one who is signed on can pay and take cash here. CSH-4 */
export const useIsDrawerReady = (): boolean => {
  const { me } = useStation();
  const { isKept, drawer } = useCashHere();
  return !isKept || (drawer !== undefined && drawer.holder === me.person?.id);
};
