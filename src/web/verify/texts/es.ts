import type { Texts } from '../../messages/texts.ts';
import type { verify as english } from './en.ts';

export const verify: Texts<typeof english> = {
  title: 'Verifique un sorteo',
  pageTitle: 'Verifique un sorteo · Houseway',
  description: 'Repita un sorteo por computadora en su propio dispositivo y vea que nadie eligió al ganador.',
  noScript: 'La verificación se hace en su dispositivo y necesita JavaScript. Actívelo para esta dirección y recargue.',
  lead: 'Esta página repite el sorteo en su dispositivo. Solo necesita el registro impreso: escanee su código con la cámara, o escriba el número del sorteo.',
  number: 'Número del sorteo',
  numberHow: 'Está arriba en el registro impreso y en el letrero.',
  check: 'Verificar',
  file: 'O elija el archivo del sorteo, si se lo dieron',
  noRecord: 'Ese archivo no es el registro de un sorteo.',
  holds: 'El sorteo {number} es correcto.',
  fails: 'El sorteo {number} NO es correcto.',
  entries: {
    right: 'La lista de boletos es la que se anunció antes del sorteo.',
    wrong: 'La lista de boletos no es la que se anunció.',
  },
  secret: {
    right: 'El secreto es el que la casa fijó antes del sorteo.',
    wrong: 'El secreto no es el que la casa fijó.',
  },
  winner: {
    right: 'Sorteado otra vez en este dispositivo, gana el mismo boleto.',
    wrong: 'Sorteado otra vez en este dispositivo, el resultado no es el registrado.',
  },
  paper: {
    right: 'Todo es como está impreso en su registro.',
    wrong: 'No es lo que está impreso en su registro.',
  },
  record: 'Lo que se sorteó',
  winnerIs: 'Boleto ganador',
  count: 'En la lista',
  counted:
    '{count, plural, one {# boleto} other {# boletos}}, {points, plural, one {# punto} other {# puntos}} en total',
  list: 'Código de la lista (SHA-256)',
  commitment: 'Código del secreto (SHA-256)',
  secretIs: 'El secreto',
  beacon: 'Valor público agregado',
  compare: 'Compare los dos códigos con la foto que tomó del letrero antes del sorteo.',
  own: '¿Estaba yo en la lista?',
  card: 'Número del club o del boleto',
  code: 'Código de comprobación de este sorteo',
  codeHow:
    'Para una tarjeta del club: el kiosco lo muestra en Verificar. Déjelo vacío para un boleto de papel. No se envía nada.',
  find: 'Buscar',
  there: 'En la lista como {ticket}: lugar {place, number}, {points, plural, one {# punto} other {# puntos}}.',
  hasWon: 'En la lista como {ticket}: lugar {place, number}. Ganó.',
  notThere: 'No está en la lista de este sorteo. Revise el número y el código.',
};
