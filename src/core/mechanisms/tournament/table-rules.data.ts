/** How a rule is kept: the desk carries it out here, a ruling is worked out here, or the dealer and floor keep it. */
export type KeptBy = 'desk' | 'ruling' | 'table';

/** The rules of play of a tournament, in the order of the approval, for sheets and for the desk. */
export const TABLE_RULES: readonly { readonly rule: number; readonly by: KeptBy; readonly words: string }[] = [
  { rule: 1, by: 'table', words: 'Fairness and the good of the game come first; the floor decides, and finally.' },
  { rule: 2, by: 'ruling', words: 'Odd chips of a split pot go to the hands first to the left of the button.' },
  { rule: 3, by: 'ruling', words: 'Each side pot is split by itself; pots are never mixed before.' },
  { rule: 4, by: 'table', words: 'The button is dead where nobody sits.' },
  {
    rule: 5,
    by: 'desk',
    words: 'Exposed cards with action to come, a card off the table or soft play may cost a penalty; abuse does.',
  },
  { rule: 6, by: 'desk', words: 'Penalties are a warning, 10, 20, 30 or 40 minutes away, or disqualification.' },
  { rule: 7, by: 'table', words: 'A hand that was exposed lives; its player may have a penalty.' },
  {
    rule: 8,
    by: 'table',
    words: 'Who is not at the table when all have their cards has a dead hand, and cannot call time.',
  },
  { rule: 9, by: 'table', words: 'With a player all in and the betting over, all cards are turned up.' },
  {
    rule: 10,
    by: 'ruling',
    words: 'A raise at least doubles the bet; half of it or more must be made up to the least raise.',
  },
  { rule: 11, by: 'table', words: 'A raise is one motion, or its amount is said before.' },
  {
    rule: 12,
    by: 'ruling',
    words: 'All in for less than a whole raise does not open the betting again to those who have acted.',
  },
  { rule: 13, by: 'ruling', words: 'Saying raise with one large chip is a raise to the most it allows.' },
  { rule: 14, by: 'table', words: 'One player to a hand.' },
  { rule: 15, by: 'table', words: 'Only English during a hand.' },
  { rule: 16, by: 'table', words: 'Telephones are used away from the table.' },
  { rule: 17, by: 'table', words: 'No racks or other chips on the table; one card cap at most.' },
  {
    rule: 18,
    by: 'table',
    words: 'Decks change when dealers do; a scramble may be asked for once a round by each player.',
  },
  { rule: 19, by: 'desk', words: 'New limits count from the next hand; a hand begins with the first riffle.' },
  { rule: 20, by: 'table', words: 'Nobody may miss a hand; every seat with chips is dealt in.' },
  { rule: 21, by: 'table', words: 'Cards speak; a miscall on purpose may cost a penalty.' },
  {
    rule: 22,
    by: 'table',
    words: 'Who was dealt in may see a called hand; cards that were not dealt are not looked at.',
  },
  { rule: 23, by: 'table', words: 'Chips are in sight, the largest in front, and never in a pocket.' },
  { rule: 24, by: 'table', words: 'A winning hand that lies face up cannot be killed by the dealer.' },
  { rule: 25, by: 'table', words: 'What is said in turn binds; out of turn it may.' },
  { rule: 26, by: 'desk', words: 'The house may cancel an event; everybody has everything back.' },
  { rule: 27, by: 'table', words: 'Players act in turn, protect the others and do not speak of hands in play.' },
  { rule: 28, by: 'table', words: 'Telling a hand or advising may cost a penalty.' },
];
