import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'no-such-address': 'En {path} no hay nada para {method}. Todas las direcciones están en /api/v1/.',
  'method-not-allowed': '{path} no acepta {method}. Use {methods}.',
  'question-not-understood': 'Revise la dirección después de “?”: {fields}.',
  'number-not-understood': 'Revise los números de la dirección: {fields}.',
  'cursor-unknown': 'La lista no tiene el lugar {after} para continuar. Empiece de nuevo sin “after”.',
  'paper-needs-activity': 'Este documento es de una sola actividad. Elija cuál.',
  'paper-not-footed':
    'Los totales de este documento no cuadran: se esperaba {expected} y hay {found}. No se puede imprimir. Avise a contabilidad.',
  'paper-not-set':
    'Este documento no se puede imprimir: ninguna fuente tiene {characters}. Cambie el nombre o el texto.',
  'not-json': 'Envíe el contenido con el tipo application/json.',
  'json-broken': 'El contenido no es JSON válido.',
  'json-not-utf8': 'El contenido no es texto UTF-8.',
  'json-too-deep': 'El contenido tiene más de {deepest, number} niveles.',
  'json-forbidden-key': 'Un campo no se puede llamar {key}. Cámbiele el nombre.',
  'body-too-big': 'La solicitud pesa más de {mostKb, number} KB. Envíe menos.',
  'body-cut-off': 'La solicitud llegó incompleta, así que no se registró nada. Envíela otra vez.',
  'fields-wrong': 'Revise {count, plural, one {este campo} other {estos campos}}: {fields}.',
  'unknown-command': 'No existe el comando {type}. Todos los comandos están en /api/v1/.',
  'passkey-not-made': 'Esta llave de acceso no se creó para esta página, o hace demasiado tiempo. Inténtelo otra vez.',
  'key-missing':
    'Un comando necesita una Idempotency-Key: de 8 a 100 letras, dígitos, “.”, “_” o “-”. Use una nueva para cada comando, y la misma para enviarlo otra vez.',
  'too-many-requests':
    'Demasiadas solicitudes. Inténtelo otra vez en {seconds, plural, one {# segundo} other {# segundos}}.',
  'other-origin':
    'Una página de {origin} no puede usar esta estación. Abra las pantallas en la dirección propia del sistema.',
  'other-host':
    'Este servidor no se conoce por ese nombre. Abra el sistema en su propia dirección, o pida a quien lo administra que permita el nombre.',
  'server-failed':
    'Algo falló y quedó anotado. Puede que se haya registrado o no. Oprima otra vez: se registra una sola vez.',
  'not-in-service': 'El sistema está fuera de servicio. {reason}',
  'reports-behind': 'Los reportes todavía se están actualizando. Inténtelo otra vez en un minuto.',
  'no-such-thing': 'No se encontró: {what} {name}. Revise el nombre o el número.',
  'no-such-request': 'No se hizo ninguna solicitud con esta clave. Pídalo otra vez.',
  'device-clock-off':
    'El reloj de este dispositivo está desviado {minutes, plural, one {# minuto} other {# minutos}}. Ajústelo y luego sortee o pague.',
  'record-at-desk':
    'El registro del sorteo {draw} tiene números de tarjetas del club, así que no se muestra a todos. Pregunte en promociones.',
  'not-paid-yet': 'El premio {award} aún no está pagado. El comprobante se imprime con el pago.',
};

export const TERMS: { readonly [Code in keyof typeof ENGLISH_TERMS]: string } = {
  'question.name-twice': 'cada nombre puede estar una sola vez',
  'question.in-address': 'ya está en la dirección, hay que quitarlo',
  'metrics.how': 'Las métricas se leen en esta máquina, o con el token.',
  'origin.other-site': 'otro sitio ({site})',
  'thing.activity': 'actividad',
  'thing.award': 'premio',
  'thing.club-card': 'tarjeta del club',
  'thing.draw': 'sorteo revelado',
  'thing.drum': 'tómbola',
  'thing.member': 'socio',
  'thing.offering': 'actividad ofrecida',
  'thing.promotion': 'promoción',
  'thing.refusal': 'tipo de rechazo',
  'thing.schema': 'formato de archivo',
  'thing.report': 'reporte',
  'thing.paper': 'documento',
  'thing.slip': 'comprobante',
  'thing.table': 'mesa',
  'thing.tournament': 'torneo',
};
