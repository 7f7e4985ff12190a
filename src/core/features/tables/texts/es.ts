import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-game': 'Esta casa no tiene el juego {game}. Elija uno de la lista.',
  'no-table-number': '{table} no es un número de mesa. Las mesas empiezan en 1.',
  'table-already-open': 'La mesa {table} ya está abierta.',
  'no-seat-number': '{seat} no es un asiento. Los asientos y las posiciones empiezan en 1.',
  'seat-already-taken': 'El asiento {seat} de la mesa {table} está ocupado.',
  'seat-already-lit': 'La luz del asiento {seat} de la mesa {table} ya está encendida.',
  'seat-not-lit': 'La luz del asiento {seat} de la mesa {table} no está encendida.',
  'no-prize-asked-here':
    'En la mesa {table} no se pide ningún premio de {activity}. Se pide en las mesas donde no es necesario comprar, si las reglas lo exigen.',
  'no-such-prize':
    '“{prize}” no es un premio de esta mesa. {count, plural, =0 {No hay ninguno.} other {Elija uno de estos: {known}.}}',
  'prize-already-asked': 'No ha cambiado nada para el asiento {seat} de la mesa {table}.',
  'fee-not-placed': 'No hay cuota en el asiento {seat} de la mesa {table}: {why}. Devuelva la ficha.',
  'nobody-sits-out': 'El asiento {seat} de la mesa {table} está en juego.',
  'already-sits-out': 'El asiento {seat} de la mesa {table} ya está fuera de la ronda.',
  'sits-out': 'El asiento {seat} de la mesa {table} está fuera de la ronda. Primero póngalo en juego.',
  'one-hand-each':
    'Este jugador ya tiene el asiento {seat} de la mesa {table}. En una mesa donde no es necesario comprar cada persona juega una sola mano.',
};
