import type { HouseEvent, Settings } from '#core/house';

/** A command that was accepted, as the journal is to have it. */
export type Done = { readonly atMs: number; readonly actor: string; readonly events: readonly HouseEvent[] };

/** The journal of one house. */
export type Chapter = { readonly name: string; readonly houseFile: string; readonly done: readonly Done[] };

/** The `house.json` of a house that is set up like this, by the rulebook. */
export const houseFileOf = (settings: Settings): string => {
  const { clock, increasesAt, staff, secondPersonFrom, sealFrom, checklist, bounds } = settings;
  return JSON.stringify({
    zone: clock.zone,
    dayStartsAt: clock.dayStartsAt.toString().slice(0, 5),
    increasesAt: increasesAt.toString().slice(0, 5),
    secondPersonFrom,
    sealFrom,
    checklist,
    ...(bounds === undefined ? {} : { bounds }),
    ...staff,
  });
};
