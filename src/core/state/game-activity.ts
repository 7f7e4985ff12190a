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
  const activity = known.get(name) ?? (hasMeters(games.get(name)) ? ofMeters : ofHouse)(settings.jurisdiction, name);
  known.set(name, activity);
  return activity;
};

const KNOWN = new WeakMap<Jurisdiction, Map<string, Activity>>();

const hasMeters = (game: object | undefined): boolean => game !== undefined && 'meters' in game;

/** A percentage of a meter is paid by the cage when its documents are complete, and waits as long as it takes. */
const ofMeters = (jurisdiction: Jurisdiction, name: string): Activity =>
  made(jurisdiction, name, TABLE_GAME, { paperworkFirst: true, paperwork: 'progressive documents' });

/** A game without wagers: what the house gives is a prize, with its own papers. HLP 1 */
const ofHouse = (jurisdiction: Jurisdiction, name: string): Activity =>
  made(jurisdiction, name, name, { paperworkFirst: false });

type Papers = { readonly paperworkFirst: boolean; readonly paperwork?: string };

const made = (jurisdiction: Jurisdiction, name: string, mechanism: string, papers: Papers): Activity =>
  approvalsOf({ name: '', jurisdiction, claimsHeading: 'Progressive payouts', notice: '' })({
    key: name,
    name: nameOfGame(name),
    kind: 'progressive-jackpot',
    mechanism,
    summary: nameOfGame(name),
    funding: { source: { type: 'house' } },
    claims: {
      stated: true,
      clock: { type: 'no-limit' },
      unclaimedTo: { type: 'held' },
      paidAs: ['check'],
      ...papers,
    },
    procedure: [],
    posting: { items: [] },
  });
