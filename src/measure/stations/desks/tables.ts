import { FORM as SPLASH_FORM, splashOf } from '../../../web/promotions/splash-pot/command.ts';
import { ballOf, drawnAmong, drawTableOf, EMPTY_DRAW, seatKey } from '../../../web/promotions/table-drawing/command.ts';
import { FORM } from '../../../web/promotions/table-drawing/form.ts';
import { CannotBeEntered } from '../cannot.ts';
import { type AtDesk, amount, type Desk, deskOf, drawn, lines, tablesIn } from './desk.ts';
import { handFields } from './wheels.ts';

const TABLE_DRAWING: Desk<'table-drawing'> = {
  form: FORM,
  drafted: ({ drawnAt, ...hands }, zone) => ({ ...handFields(hands), ...drawn(drawnAt, zone) }),
  run: (command, at) => {
    const desk = deskOf(at, 'table-drawing');
    // Only before a spin each ball is written down as it comes out.
    if (command.type === 'DrawBall') return desk.gives.type === 'spin' ? ballOf(String(command.ball)) : undefined;
    if (command.type !== 'DrawTable') throw new CannotBeEntered(command.type, 'promotions: a table is drawn');
    return drawTableOf(draftOf(command, at));
  },
};

type DrawTable = Parameters<Desk<'table-drawing'>['run']>[0] & { readonly type: 'DrawTable' };

/** At the drawn table those who sit there are listed, with what it wins. */
const draftOf = ({ balls, ids, seatCards, item = '', spinCards, stops }: DrawTable, at: AtDesk) => {
  const { gives, items, balls: out } = deskOf(at, 'table-drawing');
  const isSpin = gives.type === 'spin';
  const text = (isSpin ? out.map(({ ball }) => ball) : balls).join(', ');
  const drawnTable = drawnAmong(tablesIn(at.house), text);
  if (drawnTable === undefined) return { ...EMPTY_DRAW, balls: text };
  if (gives.type === 'item' && !items.includes(item))
    throw new CannotBeEntered(`the thing ${item}`, 'promotions: a table is drawn');
  const shown = ids.filter(
    ({ table, seat }) => table === drawnTable.table && drawnTable.seats.some(one => one.seat === seat),
  );
  const nameless = shown.filter(({ seat }) => drawnTable.seats.find(one => one.seat === seat)?.member === undefined);
  const keyOf = ({ table, seat }: (typeof ids)[number]): string => seatKey(table, seat);
  return {
    ...EMPTY_DRAW,
    balls: text,
    ids: shown.map(keyOf),
    names: Object.fromEntries(nameless.map(one => [keyOf(one), one.player ?? ''])),
    seatCards: gives.type === 'chips' && !drawnTable.hasPot ? seatCards.join(', ') : '',
    item: gives.type === 'item' ? item : '',
    spinCards: isSpin ? spinCards : {},
    stops: isSpin ? lines(stops) : '',
  };
};

const SPLASH_POT: Desk<'splash-pot'> = {
  form: SPLASH_FORM,
  drafted: ({ splash, drawnAt }, zone) => ({ splash: splashText(splash), ...drawn(drawnAt, zone) }),
  run: ({ draws, hands, count }) => {
    const read = splashOf({
      draws: draws.join(', '),
      count: String(count),
      hands: Object.fromEntries(
        hands.map(({ table, pot, winners }) => [table, { pot: amount(pot), winners: winners.join(', ') }]),
      ),
    });
    if (!read.ok) throw new CannotBeEntered(read.words, 'promotions: the splash pot');
    return read.value;
  },
};

type Splash = Parameters<NonNullable<Desk<'splash-pot'>['drafted']>>[0]['splash'];

const splashText = (splash: Splash): string => {
  if (splash === undefined) return '';
  if (splash.type === 'money') return amount(splash.amount);
  return splash.value === undefined ? splash.item : `${splash.item} = ${amount(splash.value)}`;
};

/** What is drawn among the tables. */
export const TABLES = { 'table-drawing': TABLE_DRAWING, 'splash-pot': SPLASH_POT };
