import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'two-decks-need-shuffler':
    'Una mesa con dos barajas necesita barajadora automática. Una baraja se baraja mientras la otra está en juego.',
  'hand-needs-shuffler': 'Para repartir a mano hace falta una barajadora automática.',
  'same-backs': 'Las dos barajas tienen el mismo reverso ({back}). Dos barajas necesitan reversos de distinto color.',
  'no-deck': 'No hay baraja en la mesa. Pida una al supervisor y que la revisen.',
  'inspection-first':
    'Estas cartas aún no están revisadas. El dealer las revisa, el supervisor lo verifica y los jugadores las ven.',
  'nothing-inspected': 'Ninguna carta espera al supervisor. Primero las revisa el dealer.',
  'same-inspector': '{person} revisó estas cartas. Otro supervisor tiene que verificarlo.',
  'deck-in-play': 'La baraja {deck} está en juego. Termine primero la ronda.',
  'no-round': 'No hay ninguna ronda en juego. No hay nada que contar ni que terminar.',
  'deck-change-due':
    'Las cartas llevan {hours, plural, one {# hora} other {# horas}} en juego. Cámbielas antes de la siguiente ronda.',
  'other-deck-next': 'Las barajas se alternan. Juegue esta ronda con la baraja {deck}.',
  'not-shuffled': 'La baraja {deck} no se ha barajado. Barájela antes de la ronda.',
  'no-cut-due': 'No toca cortar. Después de la barajadora automática se reparte de inmediato.',
  'cut-first': 'Primero corte las cartas, con la carta de corte a {least} cartas o más desde arriba.',
  'cut-too-shallow':
    'La carta de corte está a {given, plural, one {# carta} other {# cartas}} desde arriba. Póngala a {least} cartas o más desde arriba.',
  'stub-count-due':
    'El resto de la baraja (stub) no se ha contado en {rounds, plural, one {# ronda} other {# rondas}}. Cuéntelo boca abajo antes de oprimir Fin del juego.',
  'device-broken': 'La barajadora no funciona. Cúbrala y baraje a mano.',
  'device-not-covered': 'Cubra la barajadora o márquela como descompuesta antes de barajar a mano.',
};
