/** What the representative at the desk says or does next. */
export const COACH = {
  'hiLo.over': 'Game over with {correct, number} correct. Give the player {prize}.',
  'hiLo.turn': 'The player says {call, select, higher {higher} other {lower}} than {last}. Turn the next card.',
  'hiLo.ask-free-miss':
    'The card is {last}. The player has {holds} and plays for {next}. The first miss is free. Ask: higher, lower or stop?',
  'hiLo.ask':
    'The card is {last}. The player has {holds} and plays for {next}. A miss leaves {left}. Ask: higher, lower or stop?',
  'hiLo.cash': '{amount} cash',
  'hiLo.free-play': '{amount} free play',
  'hiLo.progressive': 'the progressive, {amount}',
} as const;
