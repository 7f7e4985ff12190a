import { type Answer, answer, type Refusal } from '#core/base';
import { type Activity, clauseOf } from '#core/rulebook';
import { refuse } from './refusals.ts';
import { secondStageOf } from './terms.ts';

/** One who holds a pass, as the giveaway begins. */
export type PassHolder = {
  readonly player: string;
  readonly isPresent: boolean;
  readonly showsId: boolean;
  readonly showsPass: boolean;
  /** `A`, `2` … `9`, `T` of one suit. */
  readonly card?: string;
  readonly envelope?: number;
};

/** Who chooses and tries in which order, who won, and how many keys were tried. */
export type KeyResult = {
  readonly order: readonly string[];
  /** Who could not be verified and takes no part. */
  readonly out: readonly string[];
  readonly winner: string;
  readonly tries: number;
};

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'];

/** The ace chooses an envelope first and tries its key first; the one that starts the car wins it. CAR-1 to CAR-3 */
export const tryKeys = (
  activity: Activity,
  holders: readonly PassHolder[],
  startingEnvelope: number,
): Answer<KeyResult> => {
  const stage = secondStageOf(activity);
  if (stage?.type !== 'keys')
    return refuse('no-second-stage', { activity: activity.name }, clauseOf(activity, 'Offering'));
  const clause = clauseOf(activity, stage.clause);
  const verified = holders.filter(holder => isVerified(holder));
  if (verified.length > stage.holdersMax)
    return refuse('too-many-holders', { given: verified.length, most: stage.holdersMax }, clause);
  const refused = cardRefusal(verified, clause) ?? envelopeRefusal(verified, clause);
  if (refused !== undefined) return refused;
  const inOrder = verified.toSorted((a, b) => ORDER.indexOf(a.card!) - ORDER.indexOf(b.card!));
  const place = inOrder.findIndex(({ envelope }) => envelope === startingEnvelope);
  if (place === -1) return refuse('starting-key-not-chosen', { envelope: startingEnvelope }, clause);
  return answer({
    order: inOrder.map(({ player }) => player),
    out: holders.filter(holder => !isVerified(holder)).map(({ player }) => player),
    winner: inOrder[place]!.player,
    tries: place + 1,
  });
};

const isVerified = ({ isPresent, showsId, showsPass }: PassHolder): boolean => isPresent && showsId && showsPass;

const cardRefusal = (verified: readonly PassHolder[], clause: string): Refusal | undefined => {
  const without = verified.find(({ card }) => card === undefined || !ORDER.includes(card));
  if (without !== undefined) return refuse('order-card-missing', { player: without.player }, clause);
  const again = repeated(verified.map(({ card }) => card!));
  return again === undefined ? undefined : refuse('order-card-twice', { card: again }, clause);
};

const envelopeRefusal = (verified: readonly PassHolder[], clause: string): Refusal | undefined => {
  const without = verified.find(({ envelope }) => envelope === undefined);
  if (without !== undefined) return refuse('envelope-missing', { player: without.player }, clause);
  const again = repeated(verified.map(({ envelope }) => envelope!));
  return again === undefined ? undefined : refuse('envelope-twice', { envelope: again }, clause);
};

const repeated = <Value>(values: readonly Value[]): Value | undefined =>
  values.find((value, place) => values.indexOf(value) < place);
