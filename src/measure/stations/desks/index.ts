import type { CommandOf, House, HouseCommand, MechanismName } from '#core/house';
import { type OfferingView, type Opens, viewOf } from '#core/views';
import { askedFor, emptyDraft, openingOf } from '../../../web/promotions/parts/opening-form.ts';
import { draftOf, structureOf } from '../../../web/tournament/design.ts';
import { CannotBeEntered } from '../cannot.ts';
import type { Written } from '../written.ts';
import { HIGH_HAND, TRACKING } from './cards.ts';
import { lostIn } from './compare.ts';
import { CAR_GIVEAWAY, CONTEST, GAMBLE_UP, SQUARES } from './contests.ts';
import { type AnyDesk, promotionIn } from './desk.ts';
import { DRAWING } from './drawing.ts';
import { INSTRUMENT } from './instruments.ts';
import { drawnBefore, enteredRaising } from './raising.ts';
import { TABLES } from './tables.ts';
import { CARD_WHEEL, WHEEL } from './wheels.ts';

const DESKS = {
  drawing: DRAWING,
  wheel: WHEEL,
  'card-wheel': CARD_WHEEL,
  ...TABLES,
  contest: CONTEST,
  squares: SQUARES,
  'car-giveaway': CAR_GIVEAWAY,
  'gamble-up': GAMBLE_UP,
  tracking: TRACKING,
  'high-hand': HIGH_HAND,
  instrument: INSTRUMENT,
};

const deskFor = (mechanism: MechanismName): AnyDesk | undefined =>
  (DESKS as object as Readonly<Partial<Record<MechanismName, AnyDesk>>>)[mechanism]; // By its mechanism.

type Opening = CommandOf<'OpenPromotion'>;

/** The form that opens a promotion, filled in so that it posts what is wanted. */
export const enteredOpening = (command: Opening, house: House, written: Written): HouseCommand => {
  const { promotion, activity, mechanism } = command;
  const desk = deskFor(mechanism);
  if (command.mechanism === 'tournament') return enteredEvent(command);
  if (command.mechanism === 'gamble-up') return enteredRaising(command, house);
  if (desk?.form === undefined || desk.drafted === undefined) return command;
  const opens = opensIn(house, activity).find(one => one.mechanism === mechanism);
  if (opens === undefined) return command;
  const { zone } = house.settings.clock;
  const asked = new Set(askedFor(desk.form.fields, opens as never).map(([field]) => field)); // By its mechanism.
  const wanted = Object.entries(desk.drafted(command.posted, zone)).filter(([, text]) => text !== '');
  for (const [field] of wanted) if (!asked.has(field)) written.leftOut.add(`${field} of the ${mechanism}`);
  const draft = {
    ...emptyDraft(desk.form.fields),
    ...Object.fromEntries(wanted.filter(([field]) => asked.has(field))),
  };
  const read = openingOf(activity, opens, promotion, desk.form.posted(draft, zone));
  if (!read.ok) throw new CannotBeEntered(`“${read.words}” of the ${mechanism}`, FORM_OF);
  const isAllAsked = wanted.every(([field]) => asked.has(field));
  const lost = lostIn(command.posted, read.value.posted);
  if (isAllAsked && lost.length > 0) throw new CannotBeEntered(`${lost.join(', ')} of the ${mechanism}`, FORM_OF);
  return read.value;
};

/** What has to be done at a desk before somebody there can do this. */
export const neededBefore = (command: HouseCommand): readonly HouseCommand[] =>
  command.type === 'OpenPromotion' && command.mechanism === 'gamble-up' ? drawnBefore(command) : [];

const FORM_OF = 'promotions: the form that opens it';

const opensIn = (house: House, activity: string): readonly Opens[] =>
  (viewOf('offerings').part(house, activity) as OfferingView | undefined)?.opens ?? [];

const enteredEvent = (command: Extract<Opening, { mechanism: 'tournament' }>): HouseCommand => {
  const { structure } = command.posted;
  const read = structureOf(draftOf({ name: command.promotion, ...structure }, command.activity));
  if (!read.ok) throw new CannotBeEntered(`${read.wrong.join(', ')} of the event`, 'tournament: the form of an event');
  const lost = lostIn(structure, read.structure);
  if (lost.length > 0) throw new CannotBeEntered(`${lost.join(', ')} of the event`, 'tournament: the form of an event');
  return { ...command, posted: { structure: read.structure } };
};

/** What the desk sends; nothing where nobody there would do it. */
export const enteredRun = (
  command: CommandOf<'RunPromotion'>,
  house: House,
  written: Written,
): HouseCommand | undefined => {
  const desk = deskFor(command.mechanism);
  const promotion = promotionIn(house, command.promotion);
  if (desk === undefined || promotion === undefined) return command;
  const sent = desk.run(command.command, { house, promotion, written });
  return sent === undefined ? undefined : ({ ...command, command: sent } as HouseCommand); // By its mechanism.
};
