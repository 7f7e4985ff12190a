import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'pin-not-digits': 'Un PIN tiene de 4 a 12 dígitos y nada más. Elija otro.',
  'pin-too-easy':
    'Ese PIN es muy fácil de adivinar. No use dígitos repetidos, series como 1234 ni el número del gafete.',
  'pin-too-short': 'Para estos roles el PIN tiene que tener al menos {least, number} dígitos. Elija uno más largo.',
  'change-pin-first': 'Elija primero su propio PIN. Otra persona sabe el actual, o es demasiado corto para sus roles.',

  'unknown-person': 'Aquí no trabaja nadie con el identificador {person}. Revise la lista del personal.',
  'no-person-id':
    '{person} no sirve como identificador de una persona. Use de 1 a 40 letras minúsculas, dígitos y guiones, sin ningún nombre.',
  'person-already-engaged':
    'El identificador {person} ya está en uso. Cambie los roles de esa persona o elija otro identificador.',
  'roles-missing': 'No se eligió ningún rol. Elija al menos uno.',
  'auditor-only-reads': 'Un auditor solo puede ver. Dé ese rol solo, o no lo dé.',
  'person-locked': 'Esta persona está bloqueada ({reason}) y no puede hacer nada aquí. Pregunte a un administrador.',
  'person-not-locked': 'Esta persona no está bloqueada.',
  'lock-first': 'Esta persona todavía trabaja aquí. Bloquéela primero.',
  'concerns-you':
    'Esto trata de {person}, que por eso no puede pedirlo ni aprobarlo. Deben hacerlo otras dos personas.',
  'last-who-governs':
    'Después de esto nadie más podría dar permisos ni desbloquear a nadie. Primero dé de alta a otro administrador u otra persona de cumplimiento.',
  'one-must-govern':
    'Solo quedan dos personas que pueden dar permisos. Para bloquear a una, la otra tiene que pedirlo o aprobarlo.',
  'too-many-wrong-pins':
    '{failures, plural, one {# PIN equivocado.} other {# PIN equivocados seguidos.}} Inténtelo después del {until}, o pregunte a un administrador.',
  'station-waits': 'Demasiados PIN incorrectos en esta estación. Inténtelo más tarde (después del {until}).',
  'no-recovery-code': 'No hay ningún código de recuperación sellado. Cree uno con houseway people seal.',
  'recovery-code-wrong': 'Ese no es el código de recuperación sellado. Revise el papel del sobre.',
  'recovers-who-governs':
    '{person} no puede dar permisos. Use el código para un administrador o para alguien de cumplimiento.',
  'no-sign-on-alarm': 'No hay ninguna alarma por PIN incorrectos. Alguien ya la atendió.',
  'unknown-station': '{station} no es una estación de esta casa. Regístrela primero.',
  'no-station-id': '{station} no sirve como nombre de estación. Use de 1 a 40 letras minúsculas, dígitos y guiones.',
  'station-already-enrolled': '{station} ya está registrada. Primero dela de baja, o elija otro nombre.',
  'station-needs-table': 'Este tipo de estación ({kind}) es de una mesa. Anote la mesa.',
  'key-not-due': 'La estación {station} tiene una clave válida y no necesita otra por ahora.',
  'nobody-signs-on-here': 'En este tipo de estación ({kind}) no se puede entrar. Use su propia estación.',
  'not-signed-on': 'Usted ya salió del sistema. Entre otra vez con gafete y PIN.',
  'not-signed-on-there': 'Esa persona ya no tiene una sesión abierta en {station}.',
  'not-your-session': 'Usted solo puede cerrar sus propias sesiones. Pida a alguien con uno de estos roles: {roles}.',
  'pin-again': 'Escriba otra vez su PIN ({what}). Ya pasó demasiado tiempo desde la última vez.',
  'sign-on-first': 'Entre primero con gafete y PIN ({what}).',
  'not-by-this-role': 'Eso solo lo pueden hacer estos roles ({what}): {roles}. Pídaselo a uno de ellos.',
  'not-at-this-station': 'Aquí no se puede hacer eso ({what}). Vaya a: {stations}.',
  'other-table':
    'Esta estación es de la mesa {table}. Aquí no se puede hacer eso para otra mesa ({what}). Pregunte al supervisor.',
  'only-the-house': 'Eso lo hace el sistema solo ({what}).',
  'unknown-request': 'La solicitud {request} ya no está abierta. Revise la lista.',
  'requests-full':
    'Ya tiene {requests, plural, one {# solicitud} other {# solicitudes}} en espera de una segunda persona. Haga que las aprueben o las rechacen primero.',
  'request-ran-out': 'La solicitud {request} venció ({until}). Pídala otra vez.',
  'asked-in-older-form': 'La solicitud {request} es de antes de la actualización del programa. Pídala otra vez.',
  'same-department':
    'Los dos trabajan en el mismo departamento ({department}). Pídaselo a alguien de otro departamento.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'role.dealer': 'dealer',
  'role.floor': 'supervisor de piso',
  'role.supervisor': 'supervisor',
  'role.surveillance': 'vigilancia',
  'role.cage': 'caja',
  'role.count': 'equipo de conteo',
  'role.accounting': 'contabilidad',
  'role.promotions': 'promociones',
  'role.tournament-director': 'director de torneos',
  'role.compliance': 'cumplimiento',
  'role.administrator': 'administrador',
  'role.auditor': 'auditor',
  'station.keypad': 'teclado del dealer',
  'station.floor': 'consola de piso',
  'station.cage': 'caja',
  'station.promotions': 'mostrador de promociones',
  'station.tournament': 'mostrador de torneos',
  'station.accounting': 'contabilidad',
  'station.compliance': 'cumplimiento',
  'station.office': 'oficina',
  'station.sign': 'letrero',
  'station.kiosk': 'kiosco',
  'station.sensor': 'sensor',
  'department.card-room': 'sala de juego',
  'department.cage': 'caja',
  'department.count': 'conteo',
  'department.accounting': 'contabilidad',
  'department.promotions': 'promociones',
  'department.surveillance': 'vigilancia',
  'department.compliance': 'cumplimiento',
  'department.systems': 'sistemas',
  'lock.left': 'ya no trabaja en la casa',
  'lock.suspended': 'suspensión',
  'lock.badge-lost': 'gafete perdido',
  'lock.access-review': 'revisión de accesos',
  'lock.misuse': 'mal uso',
};
