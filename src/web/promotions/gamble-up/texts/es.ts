import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Jugar por más',
  title: 'Escalones',
  player: 'Jugador',
  holds: 'Tiene',
  times: '{count, plural, one {# vez} other {# veces}}',
  over: 'El juego terminó. {name} ganó',
  again: 'La mano no se decidió: se puede jugar otra vez.',
  call: 'El jugador elige',
  result: 'Resultado de la mano',
  results: {
    player: 'Jugador',
    banker: 'Banca',
    tie: 'Empate',
    'dragon-7': 'Dragon 7',
  },
  take: 'Se detiene y toma {what}',
  awardTitle: 'Otorgar un premio',
  awardAction: 'Registrarlo para {name}',
  fund: 'Lo paga',
  open: 'Tomar el premio o jugar por más',
  openAction: 'Jugar por más con {name}',
  goods: 'Artículos para {count, number} escalones, cada uno de más valor: nombre = valor',
  goodsHow: 'Gorra = 25',
};
