import { nameOfGame } from '#core/qualifying';
import { type Activity, approvalsOf, type Jurisdiction } from '#core/rulebook';
import type { HouseView } from './house.ts';

/** What carries out the prizes of a table game; no approval names it. */
export const TABLE_GAME = 'table-game';

/**
 * A table game that the house has set up, as the part of the program that pays prizes knows an activity: it can be
 * named, claimed and paid, and it is never offered or posted as one. Its own rules are with the game.
 */
export const activityOfGame = ({ games, settings }: HouseView, name: string): Activity | undefined => {
  if (!games.has(name)) return undefined;
  const known = KNOWN.get(settings.jurisdiction) ?? new Map<string, Activity>();
  KNOWN.set(settings.jurisdiction, known);
  const activity = known.get(name) ?? made(settings.jurisdiction, name);
  known.set(name, activity);
  return activity;
};

const KNOWN = new WeakMap<Jurisdiction, Map<string, Activity>>();

/** A percentage of a meter is paid by the cage when its documents are complete, and waits as long as it takes. */
const made = (jurisdiction: Jurisdiction, name: string): Activity =>
  approvalsOf({ name: '', jurisdiction, claimsHeading: 'Progressive payouts', notice: '' })({
    key: name,
    name: nameOfGame(name),
    kind: 'progressive-jackpot',
    mechanism: TABLE_GAME,
    summary: nameOfGame(name),
    funding: { source: { type: 'house' } },
    claims: {
      stated: true,
      clock: { type: 'no-limit' },
      unclaimedTo: { type: 'held' },
      paidAs: ['check'],
      paperworkFirst: true,
      paperwork: 'progressive documents',
    },
    procedure: [],
    posting: { items: [] },
  });
