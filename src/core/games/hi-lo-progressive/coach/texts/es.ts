import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'hiLo.over':
    'Fin del juego con {correct, number} {correct, plural, one {acierto} other {aciertos}}. Entregue al jugador {prize}.',
  'hiLo.turn':
    'El jugador dice {call, select, higher {más alta} other {más baja}} que {last}. Voltee la siguiente carta.',
  'hiLo.ask-free-miss':
    'La carta es {last}. El jugador tiene {holds} y juega por {next}. El primer fallo no cuenta. Pregunte: ¿más alta, más baja o se detiene?',
  'hiLo.ask':
    'La carta es {last}. El jugador tiene {holds} y juega por {next}. Si falla, le quedan {left}. Pregunte: ¿más alta, más baja o se detiene?',
  'hiLo.cash': '{amount} en efectivo',
  'hiLo.free-play': '{amount} en Free Play',
  'hiLo.progressive': 'el progresivo, {amount}',
};
