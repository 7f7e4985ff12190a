import type { home as english } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof english> = {
  pageTitle: 'Houseway',
  description: 'Todas las pantallas de la sala.',
  noScript: 'Las pantallas necesitan JavaScript. Actívelo para esta dirección y recargue.',
  lead: 'Botes y promociones según el reglamento: cada cuota, contador, mano y premio, del tapete al informe.',
  stations: 'Pantallas',
  names: {
    keypad: 'Teclado del crupier',
    floor: 'Consola de sala',
    cage: 'Caja',
    promotions: 'Mostrador de promociones',
    tournament: 'Mesa de torneos',
    club: 'Club de jugadores',
    room: 'Mapa de la sala',
    kiosk: 'Quiosco del club',
    sign: 'Carteles',
    hands: 'Explorar manos',
    api: 'Para programas',
  },
  about: {
    keypad: 'Asientos, inicio, manos cantadas, fin del juego',
    floor: 'Verificar y autorizar manos, reclamos, mesas',
    cage: 'Pagar premios, recibos, bandejas, cupones',
    promotions: 'Sorteos, ruedas, tableros, casillas y cupones',
    tournament: 'Inscripciones, asientos, reloj, premios y registro',
    club: 'Inscripciones, tarjetas, exclusiones, quién consultó',
    room: 'Todas las mesas, contadores, reclamos y alarmas de un vistazo',
    kiosk: 'Horas, puntos, cupones y pronósticos para jugadores',
    sign: 'Contadores, ganadores y tableros para los jugadores',
    hands: 'Nombrar una mano y ver por qué gana',
    api: 'La API con cada dirección y campo',
  },
  demo: {
    title: 'Demostración',
    about:
      'Aquí juega una simulación. Nada es dinero. Inicie sesión en cualquier pantalla con una de estas credenciales.',
    speed: 'Velocidad',
    paused: 'En pausa',
    times: '{count, plural, =1 {Ritmo real} other {# veces}}',
    people: 'Personal',
    name: 'Nombre',
    roles: 'Funciones',
    badge: 'Credencial',
    pin: 'PIN',
  },
};
