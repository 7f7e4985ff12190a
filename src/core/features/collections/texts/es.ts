import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'collections-not-won':
    'El premio {award} no tiene colectas pagadas. Busque al ganador en Colectas o en el reporte Colectas pagadas.',
  'collections-over': 'Las colectas pagadas del premio {award} ya terminaron ({until}). Cobre la colecta al jugador.',
  'collections-too-little':
    'Quedan {left} para colectas del premio {award}, no {amount}. Anote {left} como máximo y cobre el resto.',
  'collection-nothing': 'Una colecta tiene que ser mayor que cero. Escriba el monto.',
  'collections-of-another':
    'El ganador del premio {award} no está en el asiento {seat} de la mesa {table}. Siéntelo primero con la tarjeta del club.',
  'collections-id-first':
    'El ganador del premio {award} no tiene tarjeta del club aquí. Pida al supervisor que revise la identificación en la mesa {table} y anote la colecta.',
  'collection-not-listed':
    'La colecta {number} del premio {award} no está entre las más recientes. Consulte el reporte Colectas pagadas.',
  'collections-used':
    'El premio {award} ya pagó {count, plural, one {# colecta} other {# colectas}}. Anule primero {count, plural, one {esa colecta} other {esas colectas}}.',
};
