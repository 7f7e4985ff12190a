import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'notice-never-shown': 'El aviso terminaría el {until}, antes de mostrarse. Elija un final posterior.',
  'notice-names-activity':
    'El aviso nombra {activity}. Elija esa actividad, para que los letreros agreguen su número y “No Purchase Necessary” donde corresponda.',
  'unknown-notice': 'El aviso {notice} no está publicado. Revise la lista.',
  'not-our-approval':
    '{activity} ({approval}) no es una de las aprobaciones de esta casa. Ofrézcala cuando esté aprobada para esta casa.',
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
  'rank-is-drawn':
    'El sistema sortea el valor de {activity} para cada periodo publicado. Quite el valor y oprima Sortear el valor.',
  'no-rank-to-draw': '{activity} no tiene un valor que sortear. Publique el valor en la actividad ofrecida.',
  'no-chance-for-rank': 'El sistema no tiene números aleatorios para sacar la carta. Llame a la oficina.',
  'no-period-ahead': '{activity} no tiene más periodos publicados. Publique primero sus días y horas.',
  'rank-already-drawn':
    'Hasta el {until} el valor de {activity} ya está sorteado. Cada periodo tiene un solo valor; sortee otra vez cuando llegue el siguiente.',
};
