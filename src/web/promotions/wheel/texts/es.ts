import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Rueda',
  yes: 'sí',
  double: 'Doble',
  spots: 'Espacios',
  doubleSpot: 'El espacio doble paga',
  guarantee: 'Como mínimo',
  proof: 'Prueba',
  holds: 'sorteo {number} verificado aquí: correcto',
  spinsAgain: 'doble: gira otra vez',
  notValid: 'gira otra vez',
  rotations: 'Vueltas enteras',
  disturbed: 'Le estorbaron',
  form: {
    spots: 'Espacios de la rueda, uno por línea',
    jackpot: 'El espacio doble, dos veces, paga',
    guarantee: 'Quien gira recibe al menos',
    guaranteedFrom: 'Garantizado desde',
    guaranteedTo: 'Garantizado hasta',
    spunByComputer: 'Gira la computadora',
  },
  how: { goods: 'gorra = 25' },
};
