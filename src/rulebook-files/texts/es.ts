import type { TERMS as ENGLISH } from './en.ts';

/** What is wrong in a file of a house's own activities or offerings. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'file.whole': 'el archivo',
  'file.field-not-known': 'Aquí no existe ese campo.',
  'file.expected': 'Se esperaba: {problem}.',
  'file.expected-but-found': 'Se esperaba: {problem}; se encontró {found}.',
  'file.one-of': 'uno de estos: {values}',
  'file.missing': 'Esto falta.',
  'file.missing-and-wanted': 'Esto falta. Debe ser: {wanted}.',
  'file.not-json': 'Esto no es JSON: {reason}.',
  'file.not-opened': 'El archivo no se puede abrir.',
  'file.name-taken': 'Otra actividad ya usa el identificador {id} o la clave {key}. Elija otros nombres.',
  'file.no-such-jurisdiction': 'Aquí no se conoce esa jurisdicción. Escriba una de estas: {known}, o quítela.',
  'file.key-twice': 'Antes ya hay otra “{key}”. Cambie el nombre de una.',
  'file.key-for-games': '{key} para {games}',
  'file.no-row-in-chart': 'La tabla no tiene la mano “{row}”. Sus manos son: {rows}.',
  'file.no-row': 'No existe la mano “{row}”.',
  'file.no-such-game': 'Ningún juego base se llama “{game}”, así que sus manos no se pueden verificar.',
  'file.no-pool-of': 'No existe el fondo “{pool}”. Los fondos son: {pools}.',
  'file.no-pools': 'No existe el fondo “{pool}”. Esta actividad no tiene fondos.',
  'file.no-pool': 'No existe el fondo “{pool}”.',
  'file.beat-missing': 'A esta mano le tienen que ganar, así que diga a quién se le paga: agregue "beat".',
  'file.shares-too-large': 'Las partes suman {sum, number} por ciento. No pueden pasar de 100.',
  'file.fee-not-whole': 'Las partes del acumulado y de la reserva no suman la cuota.',
  'file.fee-missing': 'Las cuotas se reparten, pero no hay cuota. Agregue "fee" o quite "feesTo".',
  'file.schema-title': 'Una actividad de la casa',
  'file.schema-description':
    'Lo que una casa puede ofrecer, con qué límites y por cuál cláusula. Los montos son centavos enteros.',
};
