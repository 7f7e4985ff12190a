export { passClaims } from './claims.ts';
export { announce } from './evolve.ts';
export { AWARDS } from './feature.ts';
export { handedOver, isForDesk, methodsOf, owedToTray, paperworkOf } from './payments.ts';
export type { AwardEvent } from './shape.ts';
