import { type Answer, accept, answer, assert, defined } from '#core/base';
import { commitmentTo, entriesHash, entriesObjection, isHex32, winnersOf } from '#core/draws';
import {
  type Committed,
  committedOn,
  type Deciders,
  type DrawBase,
  type HouseView,
  momentText,
  type Promotion,
  promotionNamed,
  refuse as refuseAtHouse,
  twoPeople,
} from '#core/state';
import { mechanismOf } from '../../mechanisms/features.ts';
import { movedByDraw, standing } from './move.ts';
import { refuse } from './refusals.ts';
import type { DrawCommand, PromotionHappens } from './shape.ts';

/** Draws by computer: committed with their entries closed, then revealed. Nobody chooses a winner. LOT-1 to LOT-8 */
export const DRAW_COMMANDS: Deciders<DrawCommand, PromotionHappens> = {
  CommitDraw: (house, command, context) => {
    const { promotion: key, commitment, beacon } = command;
    const found = promotionNamed(house, key);
    if (!found.ok) return found;
    const promotion = found.value;
    const before = committedOn(house, promotion);
    if (before !== undefined) return refuseAtHouse('entries-closed', { promotion: key, draw: before.draw }, 'LOT-2');
    if (!isHex32(commitment)) return refuse('not-a-commitment', {}, 'LOT-1');
    const stands = standing(house, promotion);
    if (!stands.ok) return stands;
    const { computed } = mechanismOf(promotion.mechanism);
    if (computed === undefined || !computed.isSo(stands.value.rules, promotion.posted)) {
      return refuse('drawn-by-hand', { promotion: key }, 'LOT-7');
    }
    const { posted, state, openedAt } = promotion;
    const at = { ...stands.value, promotion: key, openedAt, posted, state, house, context };
    const lots = computed.lots(at);
    if (!lots.ok) return lots;
    const entries = lots.value;
    const unfit = entriesObjection(entries, 1);
    if (unfit !== undefined) return refuse('nothing-to-draw', { promotion: key, why: unfit }, 'LOT-2');
    return accept({
      type: 'DrawCommitted',
      ...drawBase(house, promotion, [context.actor.id], context.now),
      count: entries.length,
      entriesHash: entriesHash(entries),
      commitment,
      ...defined({ beacon }),
      entries,
    });
  },

  /** The secret was fixed before the entries' hash was published, so that it can only be opened, not chosen. LOT-3 */
  RevealDraw: (house, command, context) => {
    const found = committed(house, command.draw);
    if (!found.ok) return found;
    const { draw, promotion: key, entries, commitment } = found.value;
    const { secret, beacon: value } = command;
    if (!isHex32(secret) || commitmentTo(secret) !== commitment) return refuse('not-the-secret', { draw }, 'LOT-3');
    const named = found.value.beacon;
    if (named !== undefined && !value?.trim()) return refuse('beacon-missing', { draw, beacon: named }, 'LOT-5');
    if (named === undefined && value !== undefined) return refuse('no-beacon-announced', { draw }, 'LOT-5');
    const promotion = promotionNamed(house, key);
    if (!promotion.ok) return promotion;
    const stands = standing(house, promotion.value);
    if (!stands.ok) return stands;
    const beacon = value === undefined ? {} : { beacon: value };
    const [winner] = winnersOf({ draw, entries, secret, ...beacon, count: 1 });
    const drawn = mechanismOf(promotion.value.mechanism).computed!.drawn(winner!); // It was committed by it.
    const done = movedByDraw(house, promotion.value, drawn, context);
    // A refusal would reveal the result and let the person try again with another public value.
    assert(done.ok, 'what was committed cannot be carried out');
    const revealed = { revealedAt: momentText(context.now), secret, winner: winner! }; // One was drawn.
    const event = { type: 'DrawRevealed', draw, by: context.actor.id, ...revealed } as const;
    return accept({ ...event, ...defined({ value }) }, ...done.events);
  },

  VoidDraw: (house, { draw, reason }, context) => {
    const found = committed(house, draw);
    if (!found.ok) return found;
    if (reason.trim() === '') return refuseAtHouse('words-missing', { what: 'The reason' }, 'LOT-8');
    const people = twoPeople(context, 'LOT-8; HSE-9');
    return people.ok ? accept({ type: 'DrawVoided', draw, reason, by: people.value }) : people;
  },
};

const committed = ({ draws, numbers }: HouseView, number: number): Answer<Committed> => {
  const draw = draws.get(number);
  if (draw?.type === 'committed') return answer(draw);
  return number > numbers.draw || number < 1
    ? refuse('unknown-draw', { draw: number, last: numbers.draw }, 'LOT-8')
    : refuse('draw-over', { draw: number }, 'LOT-8');
};

/** Numbers follow each other and are never given twice; a repeated draw says of which one, and why. LOT-8, REG-D2 */
export const drawBase = (
  { numbers }: HouseView,
  { promotion, activity, lastDraw }: Promotion,
  by: readonly string[],
  now: Temporal.Instant,
): DrawBase => {
  const base = { draw: numbers.draw + 1, promotion, activity, at: momentText(now), by };
  if (lastDraw?.inVain === undefined) return base;
  return { ...base, redraw: { of: lastDraw.draw, reason: lastDraw.inVain } };
};
