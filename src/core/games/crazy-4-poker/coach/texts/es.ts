import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'crazy4.lock': 'Oprima Coin In. El sistema ya no acepta apuestas progresivas ni Hand Bonus.',
  'crazy4.ask':
    'Pregunte al asiento {seat}: ¿se retira o pone Play de {ante}? Con par de ases o mejor, el Play puede ser hasta tres veces eso.',
  'crazy4.reveal': 'Voltee sus cartas y arme las mejores cuatro, {cards}: {hand}.',
  'crazy4.folded-cards': 'Ponga las cartas del asiento {seat} en el descarte.',
  'crazy4.leave-for-cover-all':
    'Deje esta mano boca arriba para Cover All. Guarde cualquier mano más baja que haya dejado antes.',
  'crazy4.last': 'Regrese y liquide Cover All según la mano más alta de la mesa.',
  'crazy4.end': 'Oprima Fin del juego.',
  'crazy4.set-card-aside': 'Ponga la carta en el descarte sin usarla y siga repartiendo.',
  'crazy4.deal-as-next': 'Nadie vio la cara. Repártala como la siguiente carta.',
  'crazy4.reshuffle': 'Vuelva a barajar las cartas.',
  'crazy4.empty-shoe':
    'La ronda se anula. Devuelva cada apuesta, saque las cartas del shoe y vuelva a barajarlas con las ya repartidas.',
  'crazy4.remove-deck': 'Todas las manos se anulan. Devuelva cada apuesta y retire toda la baraja de la mesa.',
  'crazy4.round-stands': 'La ronda vale. Voltee la mano del dealer y liquídela.',
  'crazy4.cover-device':
    'Cubra el aparato o póngale un letrero de fuera de servicio antes de barajar o repartir de otra forma.',
  'cards.open': 'Tome cartas nuevas. Revise frente y reverso por si hay defectos y después llame al supervisor.',
  'cards.verify': 'Espere a que el supervisor verifique la revisión.',
  'cards.show':
    'Extienda las cartas boca arriba por palos para el primer jugador. Después voltéelas, mézclelas y apílelas.',
  'cards.cover': 'Cubra la barajadora o márquela como descompuesta. Después baraje a mano.',
  'cards.shuffle': 'Baraje la baraja {deck}.',
  'cards.cut': 'Corte las cartas. Ponga la carta de corte a {least} cartas o más desde arriba.',
  'cards.count': 'En esta ronda cuente boca abajo el resto de la baraja (stub).',
  'why.card-face-up': 'una carta salió boca arriba',
  'why.cards-face-up': 'más de una carta salió boca arriba',
  'why.drawn-in-error': 'se sacó una carta por error',
  'why.dealer-card-exposed': 'se vio una carta del dealer antes de que todos decidieran',
  'why.dealer-card-exposed-late': 'se vio una carta del dealer cuando todos ya habían decidido',
  'why.shuffler-jam': 'la barajadora se atoró',
  'why.shoe-jam': 'el shoe automático se atoró',
  'why.stub-misdealt': 'el conteo del resto muestra una mal dada',
  'why.stub-wrong': 'la baraja no tiene 52 cartas',
  'why.device-unusable': 'no se puede usar la barajadora o el shoe automático',
  'why.dealer-below-king': 'el dealer tiene menos que rey alto',
  'why.below-straight': 'menos que escalera',
  'why.below-straight-and': 'menos que escalera, y {reason}',
  'why.below-queens': 'menos que par de reinas',
  'why.below-flush': 'menos que color',
  'why.below-three-of-five': 'menos que tercia con las cinco cartas',
  'why.no-three': 'ninguna mano llega a tercia',
  'why.magic-card': 'la Magic Card está en la mano',
  'why.lucky-position': 'la posición salió sorteada',
};
