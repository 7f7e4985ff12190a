import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Pronósticos',
  counted: '{count, number}',
  entries: 'Participaciones',
  games: 'Partidos',
  deadline: 'Cierre de participaciones',
  enter: 'Registrar una participación',
  player: 'Jugador',
  guess: 'Pronóstico del marcador final',
  enterKey: 'Registrar la participación',
  results: 'Resultados',
  final: 'Marcador final',
  nobody: 'Aún no participa nadie.',
  settle:
    '{count, plural, =0 {Liquidar sin ganador} one {Liquidar y otorgar # premio} other {Liquidar y otorgar # premios}}',
  fund: 'Lo paga',
  standings: 'Posiciones',
  place: 'Lugar',
  right: 'Puntaje',
  off: 'Diferencia',
  prize: 'Premio',
  outForHours: 'Le faltan horas: {name}',
  outForLimit: 'Ya ganó un premio: {name}',
  addPoints: 'Agregar puntos',
  nothingOwed: 'Ninguna mano verificada espera puntos.',
  award: 'Premio de la mano',
  addPointsKey: '{count, plural, one {Agregar # punto} other {Agregar # puntos}}',
  form: {
    games: 'Partidos, uno por línea',
    deadline: 'Cierre de participaciones',
    things: 'Premios en especie, uno por línea',
  },
  how: { games: 'Raiders at Chiefs', things: '{amount} = camioneta' },
};
