import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'fourCard.lock':
    'Oprima el botón de bloqueo. Los sensores con apuesta progresiva se encienden y siguen así toda la ronda.',
  'fourCard.ask': 'Pregunte al asiento {seat}: ¿se retira o pone Play de {from} a {to}?',
  'fourCard.reveal': 'Acomode sus seis cartas de mayor a menor y anuncie {hand}: {cards}. Deje {unused} a un lado.',
  'fourCard.folded-by-sensor':
    'Ponga las cartas del asiento {seat} boca abajo junto al sensor. La apuesta progresiva sigue en juego.',
  'fourCard.folded-by-aces-up':
    'Ponga las cartas del asiento {seat} boca abajo junto a la apuesta Aces Up. Se quedan hasta que se liquide.',
  'fourCard.folded-to-rack': 'Ponga las cartas del asiento {seat} en el descarte.',
  'fourCard.last': 'Pague los Envy Bonus. Las manos que los dan se quedan boca arriba hasta pagarlos todos.',
  'fourCard.end': 'Oprima el botón de reinicio.',
  'why.tie-wins': 'la mano empata con el dealer, y el jugador gana los empates',
  'why.below-aces': 'menos que par de ases',
};
