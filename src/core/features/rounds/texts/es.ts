import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'nobody-seated': 'No hay nadie sentado en la mesa {table}. Siente primero a los jugadores.',
  'player-dealer-not-seated': 'El asiento {seat} de la mesa {table} está libre. Elija el asiento del jugador-banca.',
  'out-of-service': 'En la mesa {table} no se pueden cobrar cuotas: fuera de servicio ({reason}). Llame al supervisor.',
  'calls-pending':
    'La mesa {table} tiene {calls, plural, one {# mano cantada} other {# manos cantadas}} por verificar. Verifique, rechace o deshaga primero.',
  'no-fees-taken': 'En esta ronda de la mesa {table} no se cobraron cuotas.',
  'fees-moved-on': 'Los {amount} de {activity} ya se usaron. Pida una corrección a contabilidad.',
  'fee-to-give-back':
    'La mesa {table} no puede empezar: {why}. Devuelva las fichas {count, plural, one {del asiento {seats} y apáguelo} other {de los asientos {seats} y apáguelos}}.',
  'player-dealer-needed':
    'La mesa {table} no puede empezar: el jugador-banca paga la cuota de {activity}. Marque el asiento que tiene la banca.',
  'everybody-sits-out': 'En la mesa {table} todos están fuera de la ronda. Primero ponga a alguien en juego.',
  'coin-in-here':
    'El sistema liquida el juego en la mesa {table}. Anote las apuestas y oprima Coin In en vez de Empezar juego.',
  'finish-round-here': 'La ronda de la mesa {table} no está liquidada. Liquídela y luego oprima Fin del juego.',
};
