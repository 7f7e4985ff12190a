import { refusals } from '#core/base';

export const SENTENCES = {
  'already-out-of-service': (f: { reason: string }) => `It is out of service already (${f.reason}).`,
  'in-service': (_: Record<string, never>) => 'It is in service. Nothing needs to be put right.',
};

export const refuse = refusals(SENTENCES);
