import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-notice': 'El aviso {notice} no está publicado. Revise la lista.',
  'already-offered':
    '{activity} ya está {state}. Para anunciarla otra vez, primero termínela; para cambiarla, páusela.',
  'offering-in-other-state': '{activity} está {state}, así que ahora no se puede.',
  'calls-pending-in-activity':
    '{activity} tiene {calls, plural, one {# mano cantada} other {# manos cantadas}} por verificar. Verifique, rechace o deshaga primero.',
  'rounds-still-on':
    '{count, plural, one {La mesa {tables} todavía juega} other {Las mesas {tables} todavía juegan}} una ronda con {activity}. Espere al Fin del juego.',
  'pool-left-behind':
    'El fondo {pool} tiene {amount} de los jugadores y en esta versión no tendría lugar. Conserve su tabla.',
  'cap-below-meter':
    'El acumulado de {pool} va en {shown}, más que el tope de {cap}. Publique un tope de al menos {shown}.',
  'raise-not-above-zero': 'El aumento tiene que ser mayor que cero. Escriba un monto.',
  'change-needs-notice':
    'El cambio en {activity} necesita {hours, plural, one {# hora} other {# horas}} de aviso a los jugadores. A partir del {holds} puede volver a funcionar.',
  'raise-needs-notice':
    'Los jugadores necesitan {hours, plural, one {# hora} other {# horas}} de aviso antes de aumentar {activity}. Publique el aumento para el {first} o después.',
};
