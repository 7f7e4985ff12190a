import { type Card, cardsOfDeck, DECKS, HOLE_RULES, type HoleRuleName, RANKINGS, type RankingName } from '#core/cards';

export const ZONES = ['a', 'board', 'b'] as const;
/** A place for cards on the screen: the two hands, and the board both share. */
export type Zone = (typeof ZONES)[number];
export type HandName = Exclude<Zone, 'board'>;

/** How many cards a place holds: `min` before it can be judged, at most `max`, and `deal` when dealt at random. */
export type Room = { readonly min: number; readonly max: number; readonly deal: number };
export type Game = {
  readonly id: string;
  readonly group: (typeof GROUPS)[number];
  readonly ranking: RankingName;
  readonly hand: Room;
  /** Present when both hands share a board, with the rule by which hole cards and board play together. */
  readonly board?: Room;
  readonly holeRule?: HoleRuleName;
};

export const GROUPS = ['poker', 'table', 'low'] as const;

/** What can be explored: how the cards are on the table. The core ranks them. */
export const GAMES = [
  { id: 'holdem', group: 'poker', ...withBoard('holdem') },
  { id: 'omaha', group: 'poker', ...withBoard('omaha') },
  { id: 'five-card', group: 'poker', ...ownCards('five-card', 5) },
  { id: 'four-card', group: 'table', ...ownCards('four-card', 5) },
  { id: 'three-card', group: 'table', ...ownCards('three-card', 3) },
  { id: 'pai-gow', group: 'table', ...ownCards('pai-gow', 7) },
  { id: 'jokers-wild', group: 'table', ...ownCards('pai-gow-jokers-wild', 7) },
  { id: 'pai-gow-front', group: 'table', ...ownCards('pai-gow-front', 2) },
  { id: 'thirteen-front', group: 'table', ...ownCards('thirteen-card-front', 3) },
  { id: 'omaha-low', group: 'low', ...withBoard('omaha-low') },
  { id: 'ace-to-five', group: 'low', ...ownCards('ace-to-five', 5) },
  { id: 'deuce-to-seven', group: 'low', ...ownCards('deuce-to-seven', 5) },
] as const satisfies readonly Game[];

export type GameId = (typeof GAMES)[number]['id'];

export const gameOf = (id: GameId): Game => GAMES.find(game => game.id === id)!;
export const isGameId = (text: string): text is GameId => GAMES.some(game => game.id === text);

export const roomOf = (game: Game, zone: Zone): Room | undefined => (zone === 'board' ? game.board : game.hand);
export const zonesOf = (game: Game): readonly Zone[] => ZONES.filter(zone => roomOf(game, zone) !== undefined);
export const deckOf = (game: Game): readonly Card[] => cardsOfDeck(DECKS[RANKINGS[game.ranking].deck]);

function withBoard(holeRule: HoleRuleName) {
  const { holeCards, ranking } = HOLE_RULES[holeRule];
  const [count] = holeCards;
  return { ranking, holeRule, hand: { min: count, max: count, deal: count }, board: { min: 3, max: 5, deal: 5 } };
}

function ownCards(ranking: RankingName, deal: number) {
  const { min, max } = RANKINGS[ranking];
  return { ranking, hand: { min, max, deal } };
}
