import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Casillas',
  tables: 'Casillas ocupadas',
  scored: 'Puntuado',
  carried: 'Acumulado',
  board: 'Tablero',
  tableToPlace: 'Mesa que se coloca',
  how: 'Toque las casillas de esta mesa; la siguiente mesa sigue sola. Toque otra vez para quitarla.',
  square: 'Arriba {from}, izquierda {to}: {what}',
  free: 'libre',
  set: '{count, plural, one {Fijar el tablero con # casilla} other {Fijar el tablero con # casillas}}',
  asBefore: 'Como antes',
  print: 'Imprimir el tablero',
  score: 'Marcador',
  period: 'Periodo',
  top: 'Puntos del equipo de arriba',
  left: 'Puntos del equipo de la izquierda',
  cash: 'Premio en efectivo',
  items: 'Artículos, separados por comas',
  bowl: 'Mesas sacadas de la urna',
  final: 'El último periodo',
  record: 'Anotar el marcador',
  nobody: 'No hay nadie: el premio se acumula.',
  hits: '{count, plural, one {Mesa {table, number}: # premio} other {Mesa {table, number}: # premios}}',
};
