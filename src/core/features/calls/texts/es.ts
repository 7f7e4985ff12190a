import type { SENTENCES as ENGLISH, TERMS as TERMS_IN_ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-review': 'La aprobación {review} ya no está pendiente. Revise la lista.',
  'no-such-hand':
    '“{hand}” no es una mano que califique en esta mesa. {count, plural, =0 {No hay ninguna.} other {Elija una de estas: {known}.}}',
  'paid-for-the-period': '{activity} paga la mejor mano del periodo. Ponga la mano en el tablero; se paga al final.',
  'nothing-called':
    'No se ha cantado ninguna mano de {activity} en la mesa {table}. Pida primero al dealer que la cante.',
  'deck-not-counted': 'La baraja no se ha contado. Cuéntela antes de verificar la mano.',
  'checklist-open': 'Falta hacer: {open}. Hágalo y márquelo.',
  'card-seen-twice': '{card} se anotó dos veces. Revise las cartas.',
  'seal-missing': 'Los premios de {from} o más llevan sello. Selle la mano ({amount}) y anote el número de sello.',
  'facts-needed': 'Falta: {what}. Anótelo y luego verifique la mano.',
  'set-of-other-cards': 'Asiento {seat}: las partes no son las cartas de la mano. Anótelas otra vez.',
};

export const TERMS: { readonly [Code in keyof typeof TERMS_IN_ENGLISH]: string } = {
  'needed.wager': 'la apuesta del asiento {seat}',
  'needed.wager-behind': 'la apuesta detrás del asiento {seat} (posición {position})',
  'needed.setting': 'cómo acomodó su mano el asiento {seat}',
  'needed.home-run': 'los puntos del home run del asiento {seat}',
  'needed.cards': 'las cartas del asiento {seat}',
  'needed.coup': 'las cartas de las dos manos',
  'needed.board': 'las cartas comunitarias',
  'needed.bank': 'las cartas del jugador-banca',
  'needed.others': 'las cartas de la mano que le ganó',
  'needed.pot': 'el pozo',
};
