import { readFileSync } from 'node:fs';
import { type Card, isCard, isTile, type Rank, type Suit, type Tile } from '#core/cards';

/** A qualifying hand of the rulebook, with cards that meet it and cards that just miss it. */
export type ExampleHand = {
  readonly activity: string;
  readonly row: string;
  readonly game: string;
  readonly meets: string;
  readonly misses: string;
};

/** The notation is in the file. */
export const readExampleHands = (): readonly ExampleHand[] =>
  readFileSync(new URL('../../rulebook/example-hands.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [name = '', game = '', meets = '', misses = ''] = line.split('|').map(part => part.trim());
      const [activity = '', row = ''] = name.split(/ (.*)/s);
      return { activity, row, game, meets, misses };
    });

/** A hand and what lies around it. */
export type HandAsWritten = {
  readonly cards: readonly Card[];
  readonly tiles?: readonly Tile[];
  readonly set?: Set;
  readonly homeRun?: number;
  readonly board: readonly Card[];
  readonly dealerCards: readonly Card[];
  readonly coup?: { readonly player: readonly Card[]; readonly banker: readonly Card[] };
  readonly posted: { readonly rank?: Rank; readonly suit?: Suit };
};
type Pieces = readonly (Card | Tile)[];
type Set = { readonly front: Pieces; readonly middle?: Pieces; readonly back: Pieces };

export const handAsWritten = (text: string): HandAsWritten => {
  const [own = '', ...others] = text.split(';').map(part => part.trim());
  const named = new Map([own, ...others].map(part => part.split(/ (.*)/s) as [string, string]));
  const cards = (name: string) => (named.get(name) ?? '').split(' ').filter(isCard);
  const parts = (name: string) =>
    named
      .get(name)
      ?.split(' / ')
      .map(part => part.split(' '));
  const set = parts('set')?.map(part => part.filter(isCard));
  const tiles = parts('tiles')?.map(part => part.filter(isTile));
  const [rank, suit] = [named.get('rank') as Rank | undefined, named.get('suit') as Suit | undefined]; // As they are written.
  return {
    cards: set === undefined ? own.split(' ').filter(isCard) : set.flat(),
    ...(tiles === undefined ? {} : { tiles: tiles.flat() }),
    ...setOf(set ?? tiles),
    ...(named.has('run') ? { homeRun: Number(named.get('run')) } : {}),
    board: cards('board'),
    dealerCards: cards('dealer'),
    ...(named.has('player') ? { coup: { player: cards('player'), banker: cards('banker') } } : {}),
    posted: { ...(rank === undefined ? {} : { rank }), ...(suit === undefined ? {} : { suit }) },
  };
};

const setOf = (parts: readonly Pieces[] | undefined): { readonly set?: Set } => {
  const [front, ...rest] = parts ?? [];
  const back = rest.at(-1);
  if (front === undefined || back === undefined) return {};
  return { set: { front, ...(rest.length === 2 ? { middle: rest[0]! } : {}), back } };
};
