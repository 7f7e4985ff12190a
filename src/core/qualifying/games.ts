import { DECKS, type Deck } from '#core/cards';
import { BANKED_GAMES, POT_GAMES } from './games.data.ts';
import { HAND_RULES, type HandRules } from './hand-rules.ts';

/** A base game: how tables name it and people read it, what it is dealt from and how its hands are made. QLF-18 */
export type Game = HandRules & {
  readonly slug: string;
  readonly name: string;
  /** Its other spellings. */
  readonly also: readonly string[];
  /** The regulator's numbers, of every house that has it. */
  readonly approvals: readonly string[];
  /** What it is dealt from; absent where it is played with tiles. Several decks deal twins. */
  readonly deck?: Deck;
  /** Whether others may bet on a seated player's hand. */
  readonly backline: boolean;
};

/** The slug of a printed name: in lower case, apostrophes dropped, other characters one hyphen. QLF-18 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const ONE_DECK = DECKS['standard-52'];

/** Every game that the judge knows, each once. */
export const GAMES: readonly Game[] = [
  ...POT_GAMES.map(({ deck, hands, ...line }) => ({
    also: [],
    approvals: [],
    backline: false,
    ...line,
    ...HAND_RULES[hands],
    deck: deck === undefined ? ONE_DECK : DECKS[deck],
  })),
  ...BANKED_GAMES.map(({ deck, hands, ...line }) => ({
    also: [],
    approvals: [],
    backline: true,
    ...line,
    ...HAND_RULES[hands],
    ...(deck === undefined ? {} : { deck: DECKS[deck] }),
  })),
];

export const GAME_SLUGS: readonly string[] = GAMES.map(({ slug }) => slug);

const BY_SPELLING: ReadonlyMap<string, Game> = new Map(
  GAMES.flatMap(game => [game.slug, ...game.also].map(slug => [slug, game] as const)),
);

/** The base game of a slug, under any of its spellings. */
export const gameOf = (slug: string): Game | undefined => BY_SPELLING.get(slug);

/** Whether two slugs name one game. A game that the list does not have is only itself. QLF-20 */
export const isSameGame = (a: string, b: string): boolean =>
  a === b || (gameOf(a)?.slug ?? a) === (gameOf(b)?.slug ?? b);

/** Whether a game is among those named. */
export const isAmong = (games: readonly string[], game: string): boolean =>
  games.some(named => isSameGame(named, game));

const SMALL = new Set(['or', 'the', 'with']);
const PRINTED: ReadonlyMap<string, string> = new Map([
  ['holdem', "Hold'em"],
  ['em', "'em"],
  ['ez', 'EZ'],
]);

/** A slug as people read it: "Ultimate Texas Hold'em", "EZ Baccarat", "Golden Frog Baccarat 2.0". */
export const nameOfGame = (slug: string): string => NAMES.get(slug) ?? written(slug);

const written = (slug: string): string =>
  slug
    .replace(/(?<=[a-z]-\d+)-(?=\d+$)/, '.')
    .replaceAll(/(?<!\d)-|-(?!\d)/g, ' ')
    .split(' ')
    .map(word => PRINTED.get(word) ?? (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** Every round asks for one. A spelling that is not the game's own is read as it is spelled. */
const NAMES: ReadonlyMap<string, string> = new Map(
  GAMES.flatMap(({ slug, name, also }) => [[slug, name] as const, ...also.map(one => [one, written(one)] as const)]),
);
