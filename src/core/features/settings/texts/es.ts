import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-setting': 'No existe el ajuste {setting}. Elija entre {known}.',
  'clock-with-day-open':
    'El día de juego del {day} está abierto. Ciérrelo primero y después cambie la zona horaria o el inicio del día.',
  'clock-moves-day':
    'Con ese reloj, ahora mismo el día de juego sería el {is} en vez del {was}. Haga el cambio a una hora en que los dos coincidan.',
  'approval-not-in-book': 'El libro no tiene estas aprobaciones: {approvals}. Elija de la lista.',
  'approval-still-offered':
    'Todavía se ofrece: {activities}. Termine primero esas actividades ofrecidas y después quite la aprobación.',
  'setting-of-files':
    '{setting}: viene de los archivos de la casa. Cambie el archivo, inicie de nuevo y acéptelo aquí.',
  'setting-as-before': '{setting}: ya tiene ese valor.',
  'setting-wrong': '{setting}: no puede ser {value}. Escriba otro valor.',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'setting.name': 'El nombre de la casa',
  'setting.address': 'La dirección de la casa',
  'setting.license': 'El número de licencia de la casa',
  'setting.logo': 'El logotipo de la casa',
  'setting.verifierPays': 'Lo que una sola persona puede verificar y pagar',
  'setting.clock': 'La zona horaria y el inicio del día',
  'setting.increasesAt': 'La hora de los aumentos diarios',
  'setting.closesDayAt': 'La hora de cierre del día',
  'setting.secondPersonFrom': 'El monto que requiere dos personas',
  'setting.sealFrom': 'El monto desde el que se sellan las cartas',
  'setting.checklist': 'La lista de verificación de una mano cantada',
  'setting.feesMax': 'El máximo de cuotas por ronda',
  'setting.roundSecondsMin': 'Los segundos mínimos entre rondas',
  'setting.secondFromOtherDepartment': 'La segunda persona de otro departamento',
  'setting.secondWithinMinutes': 'Los minutos que una solicitud espera a la segunda persona',
  'setting.sessionHoursMax': 'El tiempo máximo de sesión, en horas',
  'setting.pinAgainAfterMinutes':
    'Los minutos después de los cuales el dinero, los permisos y las exportaciones piden otra vez el PIN',
  'setting.signOffAfterMinutes': 'Los minutos hasta la salida automática ({station})',
  'setting.approvals': 'Las aprobaciones de esta casa',
  'setting.activity': 'La actividad propia {activity}',
};
