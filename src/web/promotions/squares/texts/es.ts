import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Cuadrícula',
  tables: 'Casillas ocupadas',
  scored: 'Marcadores',
  carried: 'Se acumula',
  board: 'Cuadrícula',
  tableToPlace: 'Mesa por colocar',
  how: 'Toque las casillas de esta mesa; la siguiente mesa aparece sola. Toque otra vez para quitarla.',
  square: 'Arriba {from}, izquierda {to}: {what}',
  free: 'libre',
  set: '{count, plural, one {Fijar la cuadrícula con # casilla} other {Fijar la cuadrícula con # casillas}}',
  asBefore: 'Deshacer cambios',
  print: 'Imprimir la cuadrícula',
  score: 'Marcador',
  period: 'Periodo',
  top: 'Puntos del equipo de arriba',
  left: 'Puntos del equipo de la izquierda',
  cash: 'Premio en efectivo',
  prize: 'Premio publicado',
  items: 'Artículos, separados por comas',
  bowl: 'Mesas sacadas del tazón',
  final: 'El último periodo',
  record: 'Anotar el marcador',
  nobody: 'No hay ganador. El premio se acumula.',
  hits: '{count, plural, one {Mesa {table}: # premio} other {Mesa {table}: # premios}}',
};
