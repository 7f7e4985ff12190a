import { pokerGameNamed } from '#core/games';
import { handsOf, namedHand, namedWager } from '#core/games/table';
import { type Cents, total } from '#core/money';
import type { HouseView } from '#core/state';
import { gameIn } from './game.ts';
import { lockedAt } from './play.ts';
import { metersOf } from './set-up.ts';

/** A meter of a table game, as signs show it. */
export type GameMeter = {
  readonly meter: string;
  readonly label: string;
  readonly amount: Cents;
  readonly reset: Cents;
  readonly pays: readonly { readonly row: string; readonly label: string; readonly percent: number }[];
  readonly locked: readonly { readonly table: number; readonly amount: Cents }[];
};

/** The meters of a game that the house has set up, with what wins them. */
export const metersOfGame = (house: HouseView, name: string): readonly GameMeter[] => {
  const setUp = gameIn(house, name);
  if (setUp === undefined || !('schedules' in setUp)) return [];
  const rules = pokerGameNamed(name)?.rulesFor(setUp.schedules);
  if (rules?.ok !== true) return [];
  const { metersNeeded, counted } = rules.value;
  return metersNeeded.flatMap(({ meter: key, wagers }): readonly GameMeter[] => {
    const meter = metersOf(setUp)[key];
    const rule = counted.find(one => one.meter === key);
    if (meter === undefined || rule === undefined) return [];
    const pays = handsOf(rule).flatMap(({ hand, pays: paid }) =>
      paid?.kind === 'meter-percent' ? [{ row: hand, label: namedHand(hand).message, percent: paid.percent }] : [],
    );
    const label = namedWager(wagers[0]!); // It has one; what was shown of old journals stays.
    return [
      {
        meter: key,
        label: typeof label === 'object' && 'message' in label ? label.message : key,
        amount: meter.posted,
        reset: meter.reset,
        pays,
        locked: lockedAt(house, name, key),
      },
    ];
  });
};

export const lockedOf = ({ locked }: GameMeter): Cents => total(locked.map(({ amount }) => amount));
