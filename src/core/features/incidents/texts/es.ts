import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-clock-for-incident': 'Nada en la ley de esta casa inicia un plazo para esto ({kind}).',
  'unknown-incident': 'El incidente {incident} no está abierto. Revise la lista.',
  'no-such-incident-task': 'Al incidente {incident} no le queda nada así por hacer ({task}).',
  'incident-tasks-open': 'Al incidente {incident} le queda algo por hacer: {tasks}. Anótelo primero.',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'incident.data-exposed': 'datos personales expuestos',
  'incident.system-failure': 'falla del sistema',
  'incident.misuse': 'mal uso del sistema',
  'incident.unsynchronized': 'bitácora sin sincronizar por más de 24 horas',
  'incident.emergency-change': 'cambio de emergencia del programa',
  'task.tell-persons': 'avisar a las personas afectadas',
  'task.tell-attorney-general': 'mandar la muestra al Fiscal General, si son más de 500 personas',
  'task.tell-bureau': 'avisar al Bureau',
  'task.notify-change': 'avisar del cambio',
  'task.release-notes': 'entregar las notas de la versión',
};
