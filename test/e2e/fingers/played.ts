/**
 * The scenarios that are played with fingers: every entry form of the floor's sheet, every layout of cards and tiles,
 * shoes, hands in parts, backline bettors, tables where nothing is bought, and every way in which a prize is shared.
 */
export const PLAYED: readonly string[] = [
  // A board and two cards, pots and players counted; draw poker, stud and Omaha.
  'bay101-pbh-royal-with-both-hole-cards',
  'bay101-pbh-draw-poker-quads-need-no-pair-rule',
  'bay101-pbh-two-quads-in-one-deal-share-the-pool',
  'bay101-aces-cracked-by-a-set',
  'bay101-nlbb-quad-twos-lose-to-quad-aces',
  'bay101-nlbb-missed-blind-has-no-share',
  'bay101-omaha-bb-quad-eights-just-enough',
  'hg-quads-of-the-day-winner-and-table',
  'hg-poker-jackpot-option-b',
  'hg-royal-flop-five-dealt-in',
  'hg-trips-flop-double-for-the-fourth-card',
  'hg-giveaway-stud-aces-full-any-five',
  'hg-giveaway-crazy-pineapple-both-hole-cards',
  'hg-high-hand-points-holdem',
  // A bank, and fees that are placed.
  'bay101-bhp10-royal-takes-the-meter',
  'bay101-bhp11-three-card-poker-face-down-cards',
  'hg-uth-royal-takes-the-meter-quads-fixed',
  'hg-tcp-ace-king-queen-with-envy',
  'bay101-wheel-casino-war-suited-war',
  // Who bets behind somebody.
  'bay101-bhp10-player-dealer-royal-among-its-backers',
  'bay101-bhp10-fixed-flush-to-player-and-every-backer',
  'hg-csb-two-wagers-in-one-position-share-by-wager',
  // Shoes.
  'bay101-blazing-7s-specified-suit',
  'bay101-wheel-blackjack-suited-pair',
  'hg-blazing-three-red-sevens-take-the-meter',
  'hg-caj2-pan9-suited-beats-same-colour',
  'hg-cabb-pan-red-sixes-lose-to-black-threes',
  // Two hands for everybody.
  'bay101-wheel-baccarat-dragon-7',
  'bay101-bacc-bonus-six-kings-above-600',
  'hg-fast-cash-baccarat-six-black-faces-to-every-bettor',
  'hg-fortune7-exact-match-divided',
  // Hands that are set in parts, with a joker, and tiles.
  'bay101-wheel-pai-gow-pair-in-front',
  'bay101-pgp-bonus-five-aces',
  'hg-fpg-five-aces-option-b-room-share',
  'hg-cabb-13-card-option-2-aces-full',
  'hg-caj4-dragon-and-thirteen-red-cards',
  'hg-caj5-pokara-best-row-of-each-hand',
  'hg-btd-tiles-pair-pair-split-by-the-player',
  'hg-cabb-tiles-pair-pair-beaten',
  // No purchase necessary.
  'bay101-blazing-7s-no-purchase-table',
  'hg-bjp-car-suited-aces-at-the-npn-table',
  'hg-csj-npn-second-hand-gets-its-part',
  // Boards and the desk of the promotions.
  'bay101-high-hand-highest-of-the-period',
  'bay101-wheel-pointer-on-a-peg-twice',
  'bay101-wheel-drawing-first-owner-absent',
  'hg-btd-gamble-two-right-calls-then-stop',
  'hg-lucky-table-inactive-ball-held-out-poker-pot',
  'hg-lucky-table-logo-wear-for-all-with-id',
  'hg-squares-item-to-each-seated-player',
  'hg-football-three-tied-split-all-three',
  'hg-splash-pot-non-cash-prize-doubled-on-a-tie',
  'hg-car-drawing-keys-in-card-order',
  'hg-wheel-of-cards-repeats-spun-again',
  'hg-car-drawing-a-ticket-every-three-hours',
  'hg-sit-n-go-ten-players-five-paid',
  // Coupons and chips, from the window to the table.
  'bay101-dead-chip-base-win',
  'bay101-match-play-push',
  // Table games that the house settles, and the drawings of Hi-Lo.
  'c4-fold-forfeits-queens-up-and-progressive',
  'fcp-fcpp-3-four-aces-reset-to-seed-plus-reserve',
  'hilo-free-miss-at-one-goes-on',
  'hilo-stop-at-two',
];

/** Those of them that are played each time: a backline bettor, a shoe, a hand in parts. */
export const SAMPLE: readonly string[] = [
  'hg-csb-two-wagers-in-one-position-share-by-wager',
  'hg-blazing-three-red-sevens-take-the-meter',
  'hg-cabb-13-card-option-2-aces-full',
];
