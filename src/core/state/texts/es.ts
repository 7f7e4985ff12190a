import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'unknown-activity': '{activity} no es una actividad del reglamento de esta casa. Elija una de sus actividades.',
  'unknown-table': 'La mesa {table} nunca se ha abierto. Revise el número.',
  'unknown-award':
    'El premio {award} no está abierto. Revise el número; los premios liquidados se cierran con su día de juego y están en Reportes.',
  'table-not-open':
    'La mesa {table} no está abierta. {count, plural, =0 {No hay mesas abiertas.} other {Mesas abiertas: {open}.}}',
  'seat-empty': 'El asiento {seat} de la mesa {table} está libre.',
  'round-is-on': 'La ronda {round} sigue en juego en la mesa {table}. Oprima primero Fin del juego.',
  'no-round-on': 'No hay ninguna ronda en juego en la mesa {table}. Oprima primero Empezar juego.',
  'out-of-posted-hours': 'Hasta el {next} {activity} está fuera de su horario publicado. No cobre ahora su cuota.',
  'posted-hours-over': 'Las fechas publicadas de {activity} terminaron. No cobre su cuota.',
  'not-offered': '{activity} no se ofrece ahora. Anúnciela primero.',
  'pause-first': 'Pause {activity} antes de cambiarla.',
  'amount-not-above-zero': 'El monto no puede ser negativo. Escriba cero o más.',
  'words-missing': 'Falta anotar {what}. Escriba unas palabras.',
  'not-in-this-round':
    '{activity} no estaba en curso en la mesa {table} cuando empezó esta ronda. En esta ronda no se puede ganar.',
  'seat-not-dealt-in': 'El asiento {seat} de la mesa {table} no está en esta ronda.',
  'under-review':
    'Estas manos ya están verificadas y les falta la segunda persona (aprobación {review}). Aprueben o rechacen primero.',
  'deck-not-counted': 'La baraja no se ha contado. Cuéntela antes de verificar la mano.',
  'checklist-open': 'Falta hacer: {open}. Hágalo y márquelo.',
  'set-of-other-cards': 'Asiento {seat}: las partes no son las cartas de la mano. Anótelas otra vez.',
  'card-seen-twice': '{card} se anotó dos veces. Revise las cartas.',
  'pieces-not-adding-up': 'La hoja de conteo suma {pieces}, pero el conteo dice {counted}. Revise cada línea.',
  'second-person-missing': 'Esto requiere dos personas. Pida a una segunda persona que entre con usted.',
  'same-person-twice': 'Esto requiere dos personas, y una sola no puede ser las dos. Pídaselo a alguien más.',
  'member-merged': 'Esta tarjeta se unió con otra del mismo socio. Use la otra tarjeta.',
  'member-erased': 'El perfil de este socio se borró. Inscriba a la persona otra vez.',
  // Seen by dealers and other players: it says nothing of why.
  'member-may-not-take-part': 'Este jugador no puede participar. Pregunte a cumplimiento, lejos de la mesa.',
  'member-not-excluded': 'Este socio no está excluido.',
  'unknown-promotion':
    'No hay ninguna promoción “{promotion}” en curso. {count, plural, =0 {Ahora no hay ninguna.} other {Elija una de estas: {known}.}}',
  'promotion-not-running': '{activity} está {state}. Primero iníciela o reanúdela.',
  'entries-closed':
    'El sorteo {draw} de {promotion} ya está fijado, así que los boletos están cerrados. Revele primero el sorteo.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'words.reason': 'el motivo',
  'words.finding': 'qué se encontró',
  'words.notice': 'el texto del aviso',
  'words.promotion-name': 'el nombre de la promoción',
  'offering.announced': 'anunciada',
  'offering.running': 'en curso',
  'offering.paused': 'en pausa',
  'offering.ended': 'terminada',
  'seat.position': '{seat}, posición {position}',
};
