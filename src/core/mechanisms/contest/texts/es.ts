import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'person-may-not-enter': '{player} no puede participar. No cumple: {why}.',
  'scored-otherwise': 'En este concurso solo cuentan {score, select, points {los puntos} other {los pronósticos}}.',
  'points-not-whole': '{points} no es una cantidad de puntos. Escriba un número entero, 0 o más.',
  'hours-still-counted': 'Las horas cuentan hasta el {until}; liquide el concurso a esa hora o después.',
  'entries-close-otherwise':
    'Las participaciones cierran el {weekday, select, Monday {lunes} Tuesday {martes} Wednesday {miércoles} Thursday {jueves} Friday {viernes} Saturday {sábado} other {domingo}} ({time}), así que no se puede publicar otro momento ({given}). Publique ese día y esa hora.',
  'hand-counted-before': 'El premio {award} ya dio sus puntos. Una mano da puntos una sola vez.',
  'deadline-missing': 'No está publicado cuándo cierran las participaciones. Publíquelo primero.',
  'entry-too-late': 'Las participaciones ya cerraron ({deadline}). Las que llegan tarde no valen.',
  'entered-before': '{player} ya participa. Hay una participación por jugador.',
  'pick-missing': 'Falta elegir ganador en: {games}. Elija en todos los partidos.',
  'pick-not-in-game': '{pick} no juega en {game}. Elija entre: {sides}.',
  'guess-missing': 'Escriba el marcador final del último partido. Con él se rompen los empates.',
  'result-missing': 'Falta el resultado de: {games}. Liquide cuando terminen todos los partidos.',
  'result-of-no-game': '{game} no es un partido de este concurso. Anote los resultados de: {games}.',
  'no-game-posted': 'Este concurso no tiene partidos. Quite el resultado de {game}.',
  'result-not-in-game': '{winner} no puede ser el resultado de {game}. Elija entre: {winners}.',
  'final-score-missing': 'Anote el marcador final del último partido. Con él se rompen los empates.',
  'places-not-posted':
    'Estos premios no están publicados: {prizes}. Publique sus montos en la actividad ofrecida antes de abrir el concurso.',
  'place-is-money': '{prize} está aprobado solo en dinero, así que no puede ser {thing}. Publique un monto.',
  'thing-not-valued':
    '{what} no tiene valor publicado. Publique su valor como el premio {prize}; hace falta para el formulario de impuestos.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'result.tie': 'empate',
  /** What is left to do before the promotion can end. */
  'unfinished.contest':
    '{entries, plural, one {falta liquidar # participación} other {falta liquidar # participaciones}}',
};
