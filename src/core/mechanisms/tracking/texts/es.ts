import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'credits-not-posted':
    'No está publicado cuántos créditos da cada pase de tarjeta ni qué se canjea con ellos. Escriba las dos cosas antes de abrirla.',
  'credit-time-not-posted':
    'No está publicado el tiempo de juego que gana créditos. Escriba los minutos, para todos los juegos o para cada uno.',
  'minutes-for-no-game': 'No hay ningún juego {game}. Escríbalo como en las mesas.',
  'no-tracking': '{activity} no registra el juego. Elija una promoción que sí.',
  'may-not-enroll': 'Esta persona no puede participar. No cumple: {why}.',
  'may-not-swipe': '{player} no puede acumular horas ni créditos ahora. No se cumple: {why}.',
  'enrolled-before': '{player} ya tiene tarjeta en esta promoción.',
  'not-enrolled': '{player} no tiene tarjeta en esta promoción. Inscriba primero al jugador.',
  'play-not-tracked':
    'Para {activity} no se registran tarjetas del club. Abra primero el juego registrado; las horas solo salen de pasar la tarjeta.',
  'tracked-several-times': 'El juego se registra en varias promociones: {promotions}. Elija la que cuenta.',
  'reward-not-valued': '{prize} no tiene valor. Anote uno dentro de lo aprobado.',
  'card-sits-elsewhere': '{player} está en la mesa {known}, no en la mesa {table}. Primero cambie el asiento.',
  'card-not-at-table': 'En la mesa {table} no hay nadie sentado que pueda ser {player}. Siente primero al jugador ahí.',
  'not-seated': 'Este jugador no está en ninguna mesa. No hay de dónde salir.',
  'wrong-pin': 'El PIN no es correcto. Sin él no se abre la cuenta.',
  'redeem-needs-id': 'Los créditos solo se canjean con identificación vigente con fotografía. Pídala ahora.',
  'redeem-outside-period':
    'Los créditos solo se pueden canjear {period, select, both {del {from} al {to}} from {desde el {from}} to {a más tardar el {to}} other {en la temporada aprobada}}; fuera de ese tiempo no valen.',
  'unknown-reward': 'No existe el premio {prize} por créditos. Elija uno de estos: {known}.',
  'no-rewards': 'Esta promoción no tiene premios por créditos, así que {prize} no se puede canjear.',
  'credits-short':
    '{prize} cuesta {costs, plural, one {# crédito} other {# créditos}} y la tarjeta tiene {has, number}. Elija un premio menor o junte más créditos.',
};
