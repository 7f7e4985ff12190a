import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'square-off-the-board': 'No existe la casilla {square}. Los dígitos van de 0 a 9.',
  'square-taken': 'Dos mesas están en la casilla {square}. En cada casilla va una mesa.',
  'table-on-two-squares': 'La mesa {table} está en dos casillas. A cada mesa le toca una casilla.',
  'table-not-on-board':
    'La mesa {table} no juega un juego que participe. Ponga en la cuadrícula solo mesas con juegos en vivo que participen.',
  'board-stands':
    'La cuadrícula ya está fijada con {tables, plural, one {# mesa} other {# mesas}}. No puede cambiar hasta el último marcador.',
  'period-scored': '{period} ya tiene marcador. Cada periodo se anota una vez.',
  'periods-not-posted': 'No hay ningún periodo publicado. Publique cada periodo con su premio antes de empezar.',
  'period-not-next': '{period} no se puede anotar ahora. El siguiente periodo publicado es {next}.',
  'last-period-otherwise':
    '{last, select, yes {{period} es el último periodo publicado. Anótelo como el final.} other {{period} no es el último periodo publicado. No lo anote como el final.}}',
  'prize-not-as-posted': '{period} tiene publicado otro premio. Otorgue el publicado.',
};

/** What is left to do before the promotion can end. */
export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'unfinished.squares': 'falta el marcador del último periodo',
};
