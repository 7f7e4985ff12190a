import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'High hand',
  title: 'Tablero de high hand',
  runs: 'Tiempo publicado:',
  settled: 'Liquidado.',
  nothing: 'Aún no hay mano en el tablero.',
  seat: 'Asiento {seat}',
  tableSeat: 'Mesa {table}, asiento {seat}',
  settle:
    '{count, plural, =0 {Liquidar sin ganador} one {Liquidar y premiar # mano} other {Liquidar y premiar # manos}}',
};
