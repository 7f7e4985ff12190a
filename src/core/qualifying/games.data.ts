import type { DeckKey } from '#core/cards';
import type { HandRulesKey } from './hand-rules.ts';

/**
 * One base game. Every name under which an approval prints it is one of its spellings: a table of it serves every
 * activity that names it. QLF-20
 */
type GameLine = {
  /** How tables and rounds name it. */
  readonly slug: string;
  readonly name: string;
  /** Its other spellings, as slugs. */
  readonly also?: readonly string[];
  /** The regulator's numbers in both catalogs; one that is printed for two games stands in both lines. */
  readonly approvals?: readonly string[];
  readonly hands: HandRulesKey;
};

/** Played for a pot; nobody else bets on a player's hand. */
export const POT_GAMES: readonly (GameLine & { readonly deck?: DeckKey })[] = [
  {
    slug: 'texas-holdem',
    name: "Texas Hold'em",
    approvals: ['GEGA-001462', 'GEGA-001983', 'GEGR-000741'],
    hands: 'holdem',
  },
  { slug: 'no-limit-holdem', name: "No Limit Hold'em", approvals: ['GEGA-001465'], hands: 'holdem' },
  {
    slug: 'limit-buy-in-no-limit-holdem',
    name: "Limit Buy In, No Limit Hold'em",
    approvals: ['GEGA-001471'],
    hands: 'holdem',
  },
  {
    slug: 'texas-holdem-high-low-split',
    name: "Texas Hold'em High-Low Split",
    approvals: ['GEGR-000742'],
    hands: 'holdem',
  },
  { slug: 'reverse-hold-em', name: "Reverse Hold 'em", hands: 'holdem' },
  { slug: 'crazy-pineapple', name: 'Crazy Pineapple', approvals: ['GEGA-001455', 'GEGR-000728'], hands: 'holdem' },
  {
    slug: 'crazy-pineapple-high-low-split',
    name: 'Crazy Pineapple High-Low Split',
    approvals: ['GEGR-000729'],
    hands: 'holdem',
  },
  { slug: 'pineapple', name: 'Pineapple', approvals: ['GEGR-000735'], hands: 'holdem' },
  { slug: 'pineapple-high-low-split', name: 'Pineapple High-Low Split', approvals: ['GEGR-000736'], hands: 'holdem' },
  { slug: 'omaha', name: 'Omaha', approvals: ['GEGA-002303', 'GEGR-000732'], hands: 'omaha' },
  {
    slug: 'omaha-high-low-split',
    name: 'Omaha High-Low Split',
    also: ['omaha-hi-low-split-8-or-better', 'omaha-hi-lo'],
    approvals: ['GEGA-002303', 'GEGA-003824', 'GEGA-001987', 'GEGR-000733'],
    hands: 'omaha',
  },
  {
    slug: '5-card-omaha-high-low-split',
    name: '5 Card Omaha High Low Split',
    approvals: ['GEGA-003824'],
    hands: 'omaha',
  },
  { slug: 'seven-card-stud', name: 'Seven Card Stud', approvals: ['GEGA-001453', 'GEGR-000737'], hands: 'stud' },
  {
    slug: 'seven-card-stud-high-low-split',
    name: 'Seven Card Stud High-Low Split',
    also: ['seven-card-stud-high-low-split-8-or-better', 'seven-card-high-low-split'],
    approvals: ['GEGA-001454', 'GEGR-000738'],
    hands: 'stud',
  },
  { slug: 'stud', name: 'Stud', approvals: ['GEGR-000740'], hands: 'stud' },
  { slug: 'asian-five-card-stud-five-card-stud', name: 'Asian Five-Card Stud (Five-Card Stud)', hands: 'stud' },
  { slug: 'razz', name: 'Razz', also: ['seven-card-stud-low-razz'], approvals: ['GEGA-001466'], hands: 'razz' },
  { slug: 'draw-poker', name: 'Draw Poker', approvals: ['GEGR-000730'], hands: 'draw' },
  { slug: 'lowball', name: 'Lowball', approvals: ['GEGA-001451'], hands: 'lowball' },
  { slug: 'california-lowball', name: 'California Lowball', approvals: ['GEGR-000727'], hands: 'lowball' },
  {
    slug: 'kansas-city-lowball',
    name: 'Kansas City Lowball',
    approvals: ['GEGA-001473', 'GEGR-000731'],
    hands: 'kansas-city',
  },
  { slug: 'mexican-poker', name: 'Mexican Poker', approvals: ['GEGA-001452'], hands: 'mexican', deck: 'mexican-41' },
];

/**
 * Played against a bank. `deck`: what is dealt from, where several decks deal twins; a game of tiles has none.
 * Others may bet on a player's hand unless the rules of the game leave no room for it.
 */
export const BANKED_GAMES: readonly (GameLine & { readonly deck?: DeckKey; readonly backline?: false })[] = [
  {
    slug: 'pai-gow-poker',
    name: 'Pai Gow Poker',
    approvals: ['GEGA-001458', 'GEGA-001991'],
    hands: 'pai-gow',
    deck: 'joker-53',
  },
  {
    slug: 'fortune-pai-gow-poker',
    name: 'Fortune Pai Gow Poker',
    also: ['pai-gow-poker-with-the-fortune-bonus-bet', 'pai-gow-poker-with-the-fortune-pai-gow-bet'],
    approvals: ['GEGA-002814', 'GEGA-002450'],
    hands: 'pai-gow',
    deck: 'joker-53',
  },
  {
    slug: 'face-up-pai-gow-poker',
    name: 'Face Up Pai Gow Poker',
    approvals: ['GEGR-002180'],
    hands: 'pai-gow',
    deck: 'joker-53',
  },
  {
    slug: 'jokers-wild-pai-gow-poker',
    name: "Joker's Wild Pai Gow Poker",
    also: ['pai-gow-poker-jokers-wild'],
    approvals: ['GEGA-001459'],
    hands: 'pai-gow-jokers-wild',
    deck: 'joker-53',
  },
  {
    slug: '13-card-poker-chinese-poker',
    name: '13-Card Poker (Chinese Poker)',
    also: ['13-card', '13-card-poker', '13-card-chinese-poker'],
    approvals: ['GEGA-001456'],
    hands: 'thirteen-card',
    deck: 'standard-52',
  },
  {
    slug: 'ultimate-texas-holdem',
    name: "Ultimate Texas Hold'em",
    approvals: ['GEGA-003345'],
    hands: 'ultimate',
    deck: 'standard-52',
  },
  {
    slug: 'ultimate-texas-holdem-bad-beat-bonus',
    name: "Ultimate Texas Hold'em Bad Beat Bonus",
    approvals: ['GEGA-004177', 'GEGR-000725'],
    hands: 'ultimate',
    deck: 'standard-52',
  },
  {
    slug: 'three-card-poker',
    name: 'Three Card Poker',
    also: ['three-card-poker-6-card-bonus'],
    approvals: ['GEGA-000329', 'GEGA-004086', 'GEGR-000724'],
    hands: 'three-card',
    deck: 'standard-52',
  },
  { slug: 'pokara', name: 'Pokara', approvals: ['GEGA-000921'], hands: 'three-card', deck: 'shoe-6' },
  {
    slug: 'crazy-4-poker',
    name: 'Crazy 4 Poker',
    approvals: ['GEGA-004555', 'GEGR-000691'],
    hands: 'four-card',
    deck: 'standard-52',
  },
  { slug: 'four-card-poker', name: 'Four Card Poker', hands: 'four-card', deck: 'standard-52', backline: false },
  {
    slug: 'caribbean-stud-poker',
    name: 'Caribbean Stud Poker',
    approvals: ['GEGA-001469'],
    hands: 'caribbean',
    deck: 'standard-52',
  },
  { slug: 'pan-9', name: 'Pan 9', also: ['pan'], approvals: ['GEGA-002449'], hands: 'nine', deck: 'pan-9' },
  {
    slug: 'super-9',
    name: 'Super 9',
    also: ['super-pan-9'],
    approvals: ['GEGA-001468'],
    hands: 'nine',
    deck: 'pan-9',
  },
  { slug: 'bonus-pan-9', name: 'Bonus Pan 9', hands: 'nine', deck: 'pan-9' },
  { slug: 'baccarat-9', name: 'Baccarat 9', hands: 'nine', deck: 'pan-9' },
  { slug: 'baccarat', name: 'Baccarat', approvals: ['GEGA-002606'], hands: 'nine', deck: 'shoe-8' },
  {
    slug: 'ez-baccarat',
    name: 'EZ Baccarat',
    also: ['ez-baccarat-panda-8'],
    approvals: ['GEGA-002889', 'GEGA-003090', 'GEGR-000692'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  {
    slug: 'fortune-7-baccarat',
    name: 'Fortune 7 Baccarat',
    also: ['fortune-7'],
    approvals: ['GEGA-004346'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  { slug: 'zoobac', name: 'ZooBac', approvals: ['GEGR-002052'], hands: 'nine', deck: 'shoe-8' },
  {
    slug: 'golden-frog-baccarat',
    name: 'Golden Frog Baccarat',
    also: ['golden-frog-baccarat-1-0'],
    approvals: ['GEGR-002128'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  {
    slug: 'golden-frog-baccarat-2-0',
    name: 'Golden Frog Baccarat 2.0',
    approvals: ['GEGR-002167'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  {
    slug: 'golden-frog-baccarat-2-1',
    name: 'Golden Frog Baccarat 2.1',
    approvals: ['GEGR-002233'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  {
    slug: '21st-century-baccarat-4-0',
    name: '21st Century Baccarat 4.0',
    approvals: ['GEGR-000676'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  {
    slug: '21st-century-baccarat-8-0',
    name: '21st Century Baccarat 8.0',
    approvals: ['GEGR-000677'],
    hands: 'nine',
    deck: 'shoe-8',
  },
  { slug: 'blackjack', name: 'Blackjack', hands: 'twenty-one', deck: 'shoe-6' },
  {
    slug: 'blackjack-poker',
    name: 'Blackjack Poker',
    approvals: ['GEGA-001470'],
    hands: 'twenty-one',
    deck: 'shoe-6',
  },
  {
    slug: 'hawaiian-blackjack',
    name: 'Hawaiian Blackjack',
    approvals: ['GEGA-001461'],
    hands: 'twenty-one',
    deck: 'joker-shoe-6',
  },
  {
    slug: 'california-blackjack',
    name: 'California Blackjack',
    approvals: ['GEGA-001969'],
    hands: 'twenty-one',
    deck: 'shoe-6',
  },
  {
    slug: 'no-bust-21st-century-blackjack',
    name: 'No Bust 21st Century Blackjack',
    also: ['no-bust-21st-century-blackjack-5-0'],
    approvals: ['GEGA-001197'],
    hands: 'twenty-one',
    deck: 'shoe-6',
  },
  {
    slug: 'pai-gow-tiles',
    name: 'Pai Gow Tiles',
    also: ['pai-gow-tile'],
    approvals: ['GEGA-001463', 'GEGA-001990'],
    hands: 'tiles',
  },
  { slug: 'casino-war', name: 'Casino War', approvals: ['GEGA-004553'], hands: 'other', deck: 'shoe-6' },
  { slug: '9-1-2', name: '9 1/2', approvals: ['GEGA-002458'], hands: 'other', deck: 'shoe-6' },
];
