import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Rueda',
  yes: 'sí',
  double: 'Doble',
  spots: 'Casillas',
  doubleSpot: 'La casilla doble paga',
  guarantee: 'Como mínimo',
  proof: 'Prueba',
  holds: 'sorteo {number, number} repetido aquí: es correcto',
  spinsAgain: 'doble: gira otra vez',
  notValid: 'gira otra vez',
  rotations: 'Vueltas enteras',
  disturbed: 'Estorbada',
  form: {
    spots: 'Casillas de la rueda, una por línea',
    jackpot: 'La casilla doble, dos veces, paga',
    guarantee: 'Cada jugador recibe al menos',
    spunByComputer: 'Gira el ordenador',
  },
};
