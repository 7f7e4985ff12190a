import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-zone': '“{zone}” no es una zona horaria. Escriba región y ciudad, como America/Los_Angeles.',
  'unreadable-time': '“{time}” no es una hora del día. Escriba de 00:00 a 23:59, como 18:00.',
  'unreadable-moment': '“{moment}” no es una fecha con hora. Escriba la hora de la casa, como 2026-03-02T18:00.',
  'time-skipped':
    'Esa hora ({moment}) no existe: por el cambio de horario el reloj se adelantó ({next}). Escriba la hora que marcaba el reloj de pared.',
  'offset-not-in-force': '{moment} lleva una diferencia horaria que {zone} no tenía entonces. Quítela o corríjala.',
  'unreadable-window': '“{window}” no dice cuándo. Escriba días y horas en inglés, como {example}.',
  'unknown-weekday':
    '“{day}” no es un día de la semana. Escriba en inglés de Mondays a Sundays, uno por uno, o Every day.',
  'window-without-length': 'Un horario de {time} a {time} no dura nada. Para el día completo escriba all day.',
  'no-such-date': '{date} no está en el calendario. Revise el mes y el día.',
  'dates-out-of-order': 'El último día, {last}, es anterior al primero, {first}. Cámbielos de lugar.',
};
