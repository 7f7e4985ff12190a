import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-subject': 'No hay probabilidades de “{subject}”. Elija entre: {known}.',
  'unknown-bet': '{subject} no tiene la apuesta “{bet}”. Elija una de estas: {known}.',
  'unknown-option':
    'Aquí no existe la opción {option}. {count, plural, =0 {Esta apuesta no tiene opciones.} other {Opciones de esta apuesta: {known}.}}',
  'unknown-choice': '“{given}” no se puede elegir en {option}. Elija entre: {known}.',
  'not-in-range': '“{given}” no es posible en {option}. Escriba un número entero de {from, number} a {to, number}.',
  'not-dollars': '“{given}” no es un monto para {option}. Escriba dólares, como 1500 o 1500.50.',
  'no-hands-to-count':
    '{activity} no tiene manos que califiquen en un juego que aquí se pueda repartir. {count, plural, =0 {No nombra juegos.} other {Sus juegos: {games}.}}',
  'flag-takes-nothing': '{option} se escribe sin valor. Quite “{given}”.',
};
