import { AT_TABLE, type Feature, may, ON_SENSOR } from '#core/state';
import { SERVICE_COMMANDS } from './decide.ts';
import { SERVICE_EVENTS } from './evolve.ts';
import { ServiceCommand, ServiceEvent } from './shape.ts';

/** Malfunctions, and going back into service. */
export const SERVICE: Feature<ServiceCommand, ServiceEvent> = {
  shapes: { command: ServiceCommand, event: ServiceEvent },
  decide: SERVICE_COMMANDS,
  evolve: SERVICE_EVENTS,
  may: {
    TakeOutOfService: {
      ...ON_SENSOR,
      roles: [...AT_TABLE.roles, 'administrator'],
      stations: ['keypad', 'floor', 'office'],
    },
    ReturnToService: may(['floor', 'supervisor', 'administrator'], ['floor', 'office']),
  },
  seconds: {},
};
