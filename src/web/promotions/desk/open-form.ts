import type { Category } from '#core/cards';
import type { HouseCommand, PostedIn } from '#core/house';
import type { Spot, WheelPrize } from '#core/mechanisms/wheel';
import type { Opens } from '#core/views';
import { momentAt } from '../../kit/time/house-time.ts';
import { linesOf, pairOf, repeated } from '../parts/lines.ts';
import { all, amountIn, changed, countIn, ifWritten, plain, type Read, together } from '../parts/reading.ts';

/** What is written at the desk to open a promotion; each mechanism reads what is its own. */
export type OpenDraft = {
  /** The name under which it runs. */
  readonly promotion: string;
  readonly keepsDrum: boolean;
  readonly byComputer: boolean;
  readonly spots: string;
  readonly jackpot: string;
  readonly guarantee: string;
  readonly hands: Readonly<Partial<Record<Category, string>>>;
  readonly valueAwards: string;
  readonly creditsPerSwipe: string;
  readonly prizes: string;
  readonly games: string;
  readonly from: string;
  readonly to: string;
  readonly splash: string;
  readonly startedOn: string;
  readonly playGames: string;
  readonly sellsFrom: string;
  readonly sellsTo: string;
  readonly playsFrom: string;
  readonly playsTo: string;
  readonly carValue: string;
  readonly hoursFrom: string;
  readonly thing: string;
  readonly things: string;
};

/** What five cards of one deck can make, the best first. */
export const SPUN_HANDS = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const satisfies readonly Category[];

export const EMPTY_DRAFT: OpenDraft = {
  promotion: '',
  keepsDrum: false,
  byComputer: false,
  spots: '',
  jackpot: '',
  guarantee: '',
  hands: {},
  valueAwards: '',
  creditsPerSwipe: '',
  prizes: '',
  games: '',
  from: '',
  to: '',
  splash: '',
  startedOn: '',
  playGames: '',
  sellsFrom: '',
  sellsTo: '',
  playsFrom: '',
  playsTo: '',
  carValue: '',
  hoursFrom: '',
  thing: '',
  things: '',
};

type Command = Extract<HouseCommand, { type: 'OpenPromotion' }>;

/** Reads the form. Whether it may run so is the core's to say. */
export const openingOf = (activity: string, { mechanism }: Opens, draft: OpenDraft, zone: string): Read<Command> =>
  changed<unknown, Command>(POSTED[mechanism](draft, zone), posted => {
    const command = { type: 'OpenPromotion', promotion: draft.promotion.trim(), activity, mechanism, posted };
    return command as Command; // The table pairs each mechanism with what is posted for it.
  });

const POSTED: {
  readonly [Name in Opens['mechanism']]: (draft: OpenDraft, zone: string) => Read<PostedIn<Name>>;
} = {
  drawing: ({ keepsDrum, byComputer, startedOn, thing }) =>
    together({
      keepsDrum: only(keepsDrum),
      byComputer: only(byComputer),
      startedOn: plain(startedOn === '' ? undefined : startedOn),
      thing: plain(thing.trim() === '' ? undefined : thing.trim()),
    }),
  wheel: ({ spots, jackpot, guarantee, byComputer }) =>
    together({
      spots: spotsIn(spots),
      jackpot: ifWritten(jackpot, prizeIn),
      guarantee: ifWritten(guarantee, amountIn),
      byComputer: only(byComputer),
    }),
  'card-wheel': draft => cardsIn(draft),
  'table-drawing': draft => cardsIn(draft),
  tracking: ({ from, to, creditsPerSwipe, prizes }, zone) =>
    together({
      from: plain(momentIn(from, zone)),
      to: plain(momentIn(to, zone)),
      creditsPerSwipe: creditsPerSwipe.trim() === '' ? plain(0) : countIn(creditsPerSwipe),
      prizes: creditsIn(prizes),
      rewards: rewardsIn(prizes),
    }),
  contest: ({ games, to, hoursFrom, things }, zone) =>
    together({
      games: plain(linesOf(games)),
      deadline: plain(momentIn(to, zone)),
      hoursFrom: plain(hoursFrom.trim() === '' ? undefined : hoursFrom.trim()),
      things: plain(thingsIn(things)),
    }),
  squares: () => plain({}),
  instrument: ({ playGames, sellsFrom, sellsTo, playsFrom, playsTo }, zone) => {
    const games = linesOf(playGames);
    return together({
      games: plain(games.length === 0 ? undefined : games),
      sells: plain(spanIn(sellsFrom, sellsTo, zone)),
      plays: plain(spanIn(playsFrom, playsTo, zone)),
    });
  },
  'car-giveaway': ({ carValue }) => together({ carValue: ifWritten(carValue, amountIn) }),
  'splash-pot': ({ splash }) => together({ splash: ifWritten(splash, splashIn) }),
  'high-hand': ({ from, to }) => plain({ from, to }),
};

const only = (isSo: boolean): Read<true | undefined> => plain(isSo ? true : undefined);

const momentIn = (wall: string, zone: string): string | undefined => (wall === '' ? undefined : momentAt(wall, zone));

/** `1st = a pickup truck`: what is given for a posted amount, one a line. */
const thingsIn = (text: string): Readonly<Record<string, string>> | undefined => {
  const lines = linesOf(text).map(pairOf);
  return lines.length === 0 ? undefined : Object.fromEntries(lines.map(([prize, thing = '']) => [prize, thing]));
};

/** A time that has both ends. */
const spanIn = (from: string, to: string, zone: string) =>
  from === '' || to === '' ? undefined : { from: momentAt(from, zone), to: momentAt(to, zone) };

/** `$50`, `8 x $25`, `cap = 25`, `double`: the spots of a wheel in their order. */
export const spotsIn = (text: string): Read<readonly Spot[]> =>
  all(
    linesOf(text)
      .flatMap(repeated)
      .map((line): Read<Spot> => (/^double$/i.test(line) ? plain({ type: 'double' }) : prizeIn(line))),
  );

/** An amount, or a thing with its value where one is posted. */
const prizeIn = (text: string): Read<WheelPrize> => {
  const amount = amountIn(text);
  if (amount.ok) return plain({ type: 'cash', amount: amount.value });
  const [what, value] = pairOf(text.trim());
  return together({ type: plain('goods' as const), what: plain(what), value: ifWritten(value ?? '', amountIn) });
};

const splashIn = (text: string): Read<NonNullable<PostedIn<'splash-pot'>['splash']>> =>
  changed(prizeIn(text), prize => {
    if (prize.type === 'cash') return { type: 'money', amount: prize.amount };
    return { type: 'item', item: prize.what, ...(prize.value === undefined ? {} : { value: prize.value }) };
  });

const cardsIn = ({ hands, valueAwards }: OpenDraft): Read<PostedIn<'card-wheel'>> => {
  const paid = SPUN_HANDS.filter(category => (hands[category] ?? '').trim() !== '');
  return together({
    prizes: changed(all(paid.map(category => amountIn(hands[category]!))), amounts =>
      Object.fromEntries(paid.map((category, place) => [category, amounts[place]!])),
    ),
    valueAwards: plain(linesOf(valueAwards).flatMap(repeated)),
  });
};

/** `Lunch for one = 30 = $15`: a prize, the credits that it costs and what it is worth, one a line. */
const rewardLines = (text: string) =>
  linesOf(text).map(line => {
    const [name = '', credits = '', value = name] = line.split('=').map(part => part.trim());
    return { name, credits, value };
  });

const creditsIn = (text: string): Read<Readonly<Record<string, number>>> => {
  const lines = rewardLines(text);
  return changed(all(lines.map(({ credits }) => countIn(credits))), counts =>
    Object.fromEntries(lines.map(({ name }, place) => [name, counts[place]!])),
  );
};

/** `$20 = 200` is paid in money: its name is its worth. */
const rewardsIn = (text: string): Read<NonNullable<PostedIn<'tracking'>['rewards']> | undefined> => {
  const lines = rewardLines(text);
  return changed(all(lines.map(({ value }) => amountIn(value))), values =>
    lines.length === 0
      ? undefined
      : Object.fromEntries(
          lines.map(({ name }, place) => [
            name,
            { value: values[place]!, ...(amountIn(name).ok ? { isMoney: true } : {}) },
          ]),
        ),
  );
};
