import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'record-unfit': 'Con estos boletos no se puede sortear: {why}.',
  'entries-differ': 'Estos no son los boletos que se anunciaron: su código es {hash}, no {recorded}.',
  'secret-differs': 'Este no es el secreto que fijó la casa: {commitment}.',
  'winners-differ': 'Con estos boletos, este secreto y este valor público el resultado es {drawn}, no {recorded}.',
};

/** Why nothing can be drawn. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'value.decimal': 'un número {decimals, plural, =0 {sin decimales} one {con # decimal} other {con # decimales}}',
  'value.digits': '{count, plural, one {# cifra} other {# cifras}}',
  'value.hex': '{count, number} caracteres de 0 a 9 y de a a f',
  'undrawable.points': '{entry} tiene {points} puntos',
  'undrawable.twice': 'un boleto está dos veces',
  'undrawable.too-many': 'hay más de {most, number} puntos',
  'undrawable.count':
    '{count, plural, one {se pidió # ganador} other {se pidieron # ganadores}} y {entries, plural, =0 {no hay boletos} one {hay # boleto} other {hay # boletos}}',
};
