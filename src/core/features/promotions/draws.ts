import { type Answer, accept, answer, assert, defined } from '#core/base';
import {
  commitmentTo,
  entriesHash,
  entriesObjection,
  formWords,
  type Lot,
  publishedLots,
  ticketOf,
  valueIn,
  winnersOf,
} from '#core/draws';
import {
  type Committed,
  committedOn,
  type Deciders,
  type DrawBase,
  type DrawSecrets,
  type HouseView,
  momentText,
  type Promotion,
  promotionNamed,
  refuse as refuseAtHouse,
  twoPeople,
  word,
} from '#core/state';
import { mechanismOf } from '../../mechanisms/features.ts';
import { movedByDraw, standing } from './move.ts';
import { refuse } from './refusals.ts';
import type { DrawCommand, PromotionHappens } from './shape.ts';

/**
 * Draws by computer: two people close the entries, two reveal. The secret is made with the accepted commitment and
 * comes closed into its event, so that nobody brings, picks or tries one. LOT-1 to LOT-9
 */
export const DRAW_COMMANDS: Deciders<DrawCommand, PromotionHappens> = {
  CommitDraw: (house, command, context) => {
    const { promotion: key, beacon } = command;
    const found = promotionNamed(house, key);
    if (!found.ok) return found;
    const promotion = found.value;
    const before = committedOn(house, promotion);
    if (before !== undefined) return refuseAtHouse('entries-closed', { promotion: key, draw: before.draw }, 'LOT-2');
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
    const people = twoPeople(context, 'LOT-2; HSE-9');
    if (!people.ok) return people;
    if (context.secrets === undefined) return refuse('no-secrets-here', {}, 'LOT-9');
    const { commitment, sealed } = context.secrets.make();
    const tickets = ticketsFor(entries, computed.cards?.(state), commitment, context.secrets.checkOf);
    return accept({
      type: 'DrawCommitted',
      ...drawBase(house, promotion, people.value, context.now),
      count: entries.length,
      entriesHash: entriesHash(publishedLots(entries, tickets)),
      commitment,
      ...defined({
        beacon: beacon?.name,
        valueForm: beacon?.form,
        brought: broughtIn(entries, computed.brought?.(posted)),
        tickets,
      }),
      entries,
      sealed,
    });
  },

  /** The secret was fixed before the entries' hash was published, so that it can only be opened, not chosen. LOT-3 */
  RevealDraw: (house, command, context) => {
    const found = committed(house, command.draw);
    if (!found.ok) return found;
    const { draw, promotion: key, entries, tickets, commitment } = found.value;
    const mixed = mixedIn(found.value, command.beacon);
    if (!mixed.ok) return mixed;
    const value = mixed.value;
    const people = twoPeople(context, 'LOT-3; HSE-9');
    if (!people.ok) return people;
    const secret = context.secrets?.open(found.value);
    if (secret === undefined) return refuse('secret-not-kept', { draw }, 'LOT-9');
    assert(commitmentTo(secret) === commitment, 'the secret that was opened is not the one the house is bound to');
    const promotion = promotionNamed(house, key);
    if (!promotion.ok) return promotion;
    const stands = standing(house, promotion.value);
    if (!stands.ok) return stands;
    const beacon = value === undefined ? {} : { beacon: value };
    const published = publishedLots(entries, tickets);
    const [out] = winnersOf({ draw, entries: published, secret, ...beacon, count: 1 });
    const winner = entries[published.findIndex(([name]) => name === out)]![0]; // One of them was drawn.
    const ticket = out === winner ? undefined : out;
    const drawn = mechanismOf(promotion.value.mechanism).computed!.drawn(winner); // It was committed by it.
    const done = movedByDraw(house, promotion.value, drawn, context);
    // A refusal would reveal the result and let the person try again with another public value.
    assert(done.ok, 'what was committed cannot be carried out');
    const revealed = { revealedAt: momentText(context.now), secret, winner };
    const [by, second] = people.value;
    const event = { type: 'DrawRevealed', draw, by, second, ...revealed } as const;
    return accept({ ...event, ...defined({ value, ticket }) }, ...done.events);
  },

  VoidDraw: (house, { draw, reason }, context) => {
    const found = committed(house, draw);
    if (!found.ok) return found;
    if (reason.trim() === '') return refuseAtHouse('words-missing', { what: word('words.reason', {}) }, 'LOT-8');
    const people = twoPeople(context, 'LOT-8; HSE-9');
    return people.ok ? accept({ type: 'DrawVoided', draw, reason, by: people.value }) : people;
  },
};

/** What stands for each entry in public; nothing where all stand there themselves. LOT-12 */
const ticketsFor = (
  entries: readonly Lot[],
  cards: ReadonlySet<string> | undefined,
  commitment: string,
  checkOf: DrawSecrets['checkOf'],
): readonly string[] | undefined => {
  if (checkOf === undefined || cards === undefined || !entries.some(([name]) => cards.has(name))) return undefined;
  return entries.map(([name]) => (cards.has(name) ? ticketOf(commitment, name, checkOf(commitment, name)) : name));
};

/** The public value in its one spelling; nothing where none was announced. LOT-5 */
const mixedIn = (
  { draw, beacon: named, valueForm }: Committed,
  typed: string | undefined,
): Answer<string | undefined> => {
  if (named === undefined)
    return typed === undefined ? answer(undefined) : refuse('no-beacon-announced', { draw }, 'LOT-5');
  if (!typed?.trim()) return refuse('beacon-missing', { draw, beacon: named }, 'LOT-5');
  const value = valueForm === undefined ? typed.trim() : valueIn(valueForm, typed);
  if (value !== undefined) return answer(value);
  return refuse('value-of-other-form', { draw, form: formWords(valueForm!) }, 'LOT-5'); // Without a form any text will do.
};

/** How many of the entries were brought along; nothing where none was. */
const broughtIn = (entries: readonly Lot[], brought: readonly string[] = []): number | undefined => {
  const names = new Set(brought);
  return entries.filter(([name]) => names.has(name)).length || undefined;
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
