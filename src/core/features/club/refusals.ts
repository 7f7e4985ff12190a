import { refusals } from '#core/base';
import type { ExclusionKind, Works } from '#core/people';
import { type Said, sayings } from '#core/words';
import { SENTENCES, TERMS } from './texts/en.ts';

export const refuse = refusals(SENTENCES);

const word = sayings(TERMS);

export const kindWord = (kind: ExclusionKind): Said => word(`exclusion.${kind}`, {});

export const worksWord = (works: Works | undefined): Said => word(`works.${works ?? 'nobody'}`, {});
