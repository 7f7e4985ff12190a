import type { Card } from '#core/cards';
import { type GameId, gameOf, type Zone, zonesOf } from './games.ts';
import { dealt, EMPTY, spaceIn, type Table, withCards, withGame, withoutCards, zoneOf } from './table.ts';
import { type Problem, readTyped } from './typed.ts';

export type State = {
  readonly table: Table;
  readonly active: Zone;
  /** Earlier tables, newest last. */
  readonly past: readonly Table[];
  /** What is in the entry field while it differs from the cards that are there. */
  readonly typed: { readonly text: string; readonly problem: Problem | undefined } | undefined;
  readonly notice: Notice | undefined;
};

/** A short notice; the number makes the same words said twice two notices. */
export type Notice = Words & { readonly number: number };
type Words =
  | { readonly type: 'full'; readonly zone: Zone; readonly count: number }
  | { readonly type: 'nothing-to-undo' | 'link-copied' | 'text-copied' | 'copy-failed' }
  | { readonly type: 'bad-link'; readonly problem: Problem };

export type Action =
  | { readonly type: 'choose-game'; readonly game: GameId }
  | { readonly type: 'choose-zone'; readonly zone: Zone }
  | { readonly type: 'tap' | 'take-out'; readonly card: Card }
  | { readonly type: 'type'; readonly text: string; readonly isFinished: boolean }
  | { readonly type: 'take-back' | 'clear' | 'clear-all' | 'undo' }
  | { readonly type: 'deal'; readonly shuffled: readonly Card[] }
  | { readonly type: 'open'; readonly table: Table; readonly active: Zone }
  | { readonly type: 'say'; readonly words: Words };

const PAST_MAX = 100;

export const initial: State = {
  table: { game: 'holdem', cards: EMPTY },
  active: 'a',
  past: [],
  typed: undefined,
  notice: undefined,
};

export const reduce = (state: State, action: Action): State => {
  const { table, active } = state;
  switch (action.type) {
    case 'choose-game': {
      const next = changed(state, withGame(table, action.game));
      return zonesOf(gameOf(action.game)).includes(active) ? next : { ...next, active: 'a' };
    }
    case 'choose-zone':
      if (!zonesOf(gameOf(table.game)).includes(action.zone)) return state;
      return { ...state, active: action.zone, typed: undefined, notice: undefined };
    case 'tap':
      return tap(state, action.card);
    case 'take-out':
      return changed(state, withoutCards(table, [action.card]));
    case 'type':
      return type(state, action.text, action.isFinished);
    case 'take-back':
      return changed(state, withCards(table, active, table.cards[active].slice(0, -1)));
    case 'clear':
      return changed(state, withCards(table, active, []));
    case 'clear-all':
      return { ...changed(state, { ...table, cards: EMPTY }), active: 'a' };
    case 'undo':
      return undo(state);
    case 'deal':
      return changed(state, dealt(table.game, action.shuffled));
    case 'open':
      return { ...changed(state, action.table), active: action.active };
    case 'say':
      return say(state, action.words);
  }
};

/** A tap takes a card into the active hand, out of it again, or over from the other hand. */
const tap = (state: State, card: Card): State => {
  const { table, active } = state;
  if (zoneOf(table, card) === active) return changed(state, withoutCards(table, [card]));
  if (spaceIn(table, active) === 0)
    return say(state, { type: 'full', zone: active, count: table.cards[active].length });
  const next = changed(state, withCards(table, active, [...table.cards[active], card]));
  return { ...next, active: nextZone(next) };
};

/** A hand that has all its cards passes the turn to the next place that has room. */
const nextZone = ({ table, active }: State): Zone => {
  if (spaceIn(table, active) > 0) return active;
  const zones = zonesOf(gameOf(table.game));
  const here = zones.indexOf(active);
  const others = [...zones.slice(here + 1), ...zones.slice(0, here)];
  return others.find(zone => spaceIn(table, zone) > 0) ?? active;
};

const type = (state: State, text: string, isFinished: boolean): State => {
  const { table, active } = state;
  const { cards, problem } = readTyped({ text, isFinished, game: gameOf(table.game), zone: active });
  const next = cards === undefined ? state : changed(state, withCards(table, active, cards));
  return { ...next, typed: isFinished && problem === undefined ? undefined : { text, problem } };
};

const undo = (state: State): State => {
  const table = state.past.at(-1);
  if (table === undefined) return say(state, { type: 'nothing-to-undo' });
  const active = zonesOf(gameOf(table.game)).includes(state.active) ? state.active : 'a';
  return { table, active, past: state.past.slice(0, -1), typed: undefined, notice: undefined };
};

const changed = (state: State, table: Table): State => {
  const isSame = JSON.stringify(table) === JSON.stringify(state.table);
  const past = isSame ? state.past : [...state.past, state.table].slice(-PAST_MAX);
  return { ...state, table: isSame ? state.table : table, past, typed: undefined, notice: undefined };
};

const say = (state: State, words: Words): State => ({
  ...state,
  notice: { ...words, number: (state.notice?.number ?? 0) + 1 },
});
