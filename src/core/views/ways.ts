import { given } from '#core/base';
import type { HouseView } from '#core/house';
import { type OwedView, owedIn } from '#core/mechanisms';
import { drawingTermsOf } from '#core/mechanisms/drawing/terms';
import { ladderOf } from '#core/mechanisms/gamble-up/terms';
import type { Activity } from '#core/rulebook';
import { activityOf } from '#core/state';

/** How an entry to a drawing is earned, with what the desk must know to issue it. */
export type WayView =
  | {
      readonly type: 'hand';
      /** Verified hands that wait for their tickets. */
      readonly owed: readonly OwedView[];
      readonly games: readonly { readonly game: string; readonly name: string }[];
    }
  /** `times`: where the approval fixes them. */
  | { readonly type: 'seat'; readonly times?: readonly string[] }
  | { readonly type: 'hour' };

export type DrawingWays = {
  readonly ways: readonly WayView[];
  readonly games?: readonly string[];
  readonly hasSecondStage: boolean;
  readonly ladderSteps?: number;
};

/** The ways into a drawing under its offering; none where the activity is offered no more. */
export const waysIn = (house: HouseView, id: string): DrawingWays => {
  const [activity, offered] = [activityOf(house, id), house.offerings.get(id)];
  const terms = activity && offered && drawingTermsOf(activity, offered.offering);
  if (activity === undefined || offered === undefined || terms === undefined)
    return { ways: [], hasSecondStage: false };
  const { gives } = terms;
  const ladder = ladderOf(activity);
  return {
    ways: terms.entries.map(way => (way.type === 'hand' ? handWay(house, activity) : way)),
    ...given('games', gives.type === 'list' ? [...new Set(gives.prizes.map(({ game }) => game))] : undefined),
    hasSecondStage: terms.idUntil === 'second-stage',
    ...given('ladderSteps', ladder && ladder.multiples.length + 1),
  };
};

const handWay = (house: HouseView, { id, games }: Activity): WayView => ({
  type: 'hand',
  owed: owedIn(house, id, 'tickets'),
  games: games.map(({ slug, name }) => ({ game: slug, name })),
});
