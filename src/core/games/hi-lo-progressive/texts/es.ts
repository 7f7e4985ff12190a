import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'attempt-over':
    'Este juego terminó {correct, plural, =0 {sin aciertos} one {con # acierto} other {con # aciertos}}. El siguiente jugador empieza uno nuevo.',
  'guess-first': 'Pregunte si es más alta o más baja que {last} antes de voltear la siguiente carta.',
  'guess-stands': 'El jugador ya dijo {call, select, higher {más alta} other {más baja}}. Primero voltee la carta.',
  'card-already-turned': '{card} ya se volteó en este juego. Revise las cartas.',
  'drawn-won-today': '{player} ya ganó hoy, y solo se gana una vez al día. Sortee otra vez.',
  'drawing-not-due': 'A esa hora ({hour}) no toca ningún sorteo.',
  'drawing-done': 'El sorteo de esa hora ({hour}) ya tiene ganador.',
  'day-closed': 'Los sorteos del {day} ya terminaron.',
  'day-not-over': '{waiting} todavía tiene un sorteo abierto. Termínelo antes de cerrar el día.',
  'nobody-drawn': 'De los sorteados del {day}, a nadie le falta presentarse o jugar. Sortee primero a un jugador.',
  'still-to-report': '{player} tiene hasta el {until} para presentarse.',
  'reported-too-late': '{player} tenía hasta el {until} para presentarse; el premio caducó. Sortee otra vez.',
  'not-reported-yet': '{player} aún no se presenta.',
  'no-prize-held': 'No hay ningún premio guardado para {player}.',
  'held-prize-lapsed': '{player} tenía hasta el {until} para cobrar el premio, que ya pasó a la casa.',
  'held-prize-not-lapsed': 'El premio de {player} está guardado hasta el {until} y sigue vigente.',
  'held-for-reinstatement': 'El premio de {player} está guardado hasta que se apruebe la readmisión; no caduca.',
  'hi-lo-day-open': 'Los sorteos del {day} siguen abiertos. Cierre primero ese día.',
  'hi-lo-hour-not-come': 'El sorteo de esta hora empieza el {from}; espere hasta entonces.',
  'hi-lo-hour-gone': 'El sorteo de esta hora se tenía que hacer a más tardar el {until}; haga el de la hora actual.',
  'hi-lo-drawings-left': 'Hoy faltan sorteos ({hours}). Lo que quede se regresa después del último.',
  'no-hi-lo-day': 'No hay ningún día de sorteos Hi-Lo abierto. Abra uno primero.',
  'no-hi-lo-game': 'Nadie está jugando Hi-Lo. Que se presente el jugador sorteado y después voltee la primera carta.',
  'hi-lo-game-on': '{player} todavía está jugando. Termine primero ese juego.',
  'reported-before': '{player} ya se presentó y está jugando. Termine primero ese juego.',
  'hi-lo-not-today': 'Hi-Lo no está publicado para el {day}. Publique primero el día o ábralo en un día publicado.',
  'hi-lo-day-over': 'Los sorteos del {day} ya terminaron. El siguiente día empieza otra vez con el primer monto.',
  'hi-lo-nobody-playing':
    'Ahora no juega ningún socio que pueda entrar al sorteo. Siente a los socios con su tarjeta y sortee otra vez.',
};
