import { AnyCard } from '#core/cards';
import { type Entry, isForFloor, namedHand, type RoundState, seatsWithDocuments, unseenSeats } from '#core/games/table';
import { Amount, total } from '#core/money';
import { described, list, named, type Of, object, one, optional, SaidText, Text, Whole, Wholes } from '#core/shape';
import type { HouseView } from '#core/state';
import { MomentText } from '#core/time';
import { type OnPlay, playIn, playOn } from './play.ts';
import { keysOfSeat } from './verify.ts';
import { said, saidWager } from './view.ts';

const Win = object({
  wager: Text,
  label: SaidText,
  hand: SaidText,
  amount: Amount,
  from: one(['tray', 'game-account', 'meter']),
  meter: optional(Amount, 'What the meter showed.'),
});

/** A winning hand of a table game that waits for the floor: to be seen, or for its papers. C4P 9, FCP 7 */
export const GameHand = named(
  'GameHand',
  object({
    since: MomentText,
    table: Whole,
    round: Whole,
    game: Text,
    title: Text,
    seat: Whole,
    step: one(['verify', 'documents']),
    wins: list(Win),
    amount: described(Amount, 'All of it together.'),
    asks: described(
      list(one(['seat', 'dealer'])),
      'Whose five cards the floor enters; none where they were dealt here.',
    ),
    cards: described(list(AnyCard), 'The hand of the seat, where it was entered.'),
    magicCard: optional(AnyCard),
    secondPersonFrom: Amount,
    awards: described(Wholes, 'Prizes off a meter that this hand has won.'),
  }),
);
export type GameHand = Of<typeof GameHand>;

/** Every hand that waits for the floor, by table and seat. */
export const gameHandsWaiting = (house: HouseView): readonly { readonly table: number; readonly seat: number }[] =>
  [...house.plays.values()].flatMap(({ table, isOn }) => {
    const found = isOn ? playOn(house, table) : undefined;
    return found?.ok === true ? seatsIn(found.value).map(seat => ({ table, seat })) : [];
  });

const seatsIn = ({ rules, state }: OnPlay): readonly number[] => {
  if (state.phase !== 'settle' || state.settlement === undefined) return [];
  const papers = seatsWithDocuments(rules, state.settlement).filter(seat => !state.documented.includes(seat));
  return [...new Set([...unseenSeats(rules, state), ...papers])].toSorted((a, b) => a - b);
};

export const gameHandAt = (house: HouseView, table: number, seat: number): GameHand | undefined => {
  const found = playOn(house, table);
  if (!found.ok || !seatsIn(found.value).includes(seat)) return undefined;
  const { rules, state, round, game, setUp, play } = found.value;
  const step = unseenSeats(rules, state).includes(seat) ? 'verify' : 'documents';
  const isDue = (entry: Entry): boolean =>
    entry.seat === seat && (step === 'verify' ? isForFloor(rules, state, entry) : rules.needsDocuments(entry));
  const due = (state.settlement?.entries ?? []).filter(isDue);
  return {
    since: playIn(house, table)?.wonAt ?? found.value.table.round?.startedAt ?? '',
    table,
    round,
    game: setUp.game,
    title: game.title,
    seat,
    step,
    wins: due.map(winOf),
    amount: total(due.map(({ returned }) => returned)),
    asks: step === 'verify' ? askedOf(found.value, seat) : [],
    cards: state.seats.find(one => one.seat === seat)?.cards ?? [],
    ...(state.drawn?.magicCard !== undefined && { magicCard: state.drawn.magicCard }),
    secondPersonFrom: house.settings.secondPersonFrom,
    awards: play.awards.filter(one => one.seat === seat).map(({ award }) => award),
  };
};

const winOf = ({ wager, verdict, returned, from, note }: Entry): GameHand['wins'][number] => ({
  wager,
  label: saidWager(wager),
  hand: said(namedHand(verdict.hand)),
  amount: returned,
  from,
  ...(note?.type === 'meter' && { meter: note.reading }),
});

const askedOf = ({ rules, state }: OnPlay, seat: number): GameHand['asks'] => {
  if (!isCount(state)) return [];
  const whose = keysOfSeat(rules, state, seat).map(({ isOnDealer }) => (isOnDealer ? 'dealer' : 'seat'));
  return (['seat', 'dealer'] as const).filter(one => whose.includes(one));
};

const isCount = ({ setup }: RoundState): boolean => setup.way === 'count';
