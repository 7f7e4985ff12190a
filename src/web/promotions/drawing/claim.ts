import type { CommandIn } from '#core/house';

/** As whom somebody takes part, as far as a desk can see. */
export const WORKING = ['player', 'employee-off-duty', 'proposition-player'] as const;

/** What is seen of a drawn player at the desk. */
export type SeenDraft = {
  readonly showsId: boolean;
  readonly showsProof: boolean;
  readonly isOfAge: boolean;
  readonly isNameSame: boolean;
  readonly role: (typeof WORKING)[number];
  readonly name: string;
  readonly member: string;
};

export const NOTHING_SEEN: SeenDraft = {
  showsId: false,
  showsProof: false,
  isOfAge: false,
  isNameSame: false,
  role: 'player',
  name: '',
  member: '',
};

type Claim = Extract<CommandIn<'drawing'>, { type: 'ClaimPrize' }>;

/** Everything that the desk saw; the house decides what is missing. DRW-13 */
export const claimOf = ({ showsId, showsProof, isOfAge, isNameSame, role, name, member }: SeenDraft): Claim => ({
  type: 'ClaimPrize',
  showsId,
  showsProof,
  isNameSame,
  seen: { ...(role === 'player' ? {} : { role }), ...(showsId ? { isOfAge } : {}) },
  ...(name.trim() === '' ? {} : { name: name.trim() }),
  ...(member.trim() === '' ? {} : { member: member.trim() }),
});

/** What is missing stays missing: the entry does not win. */
export const forfeitOf = (seen: SeenDraft): Claim => ({ ...claimOf(seen), forfeits: true });

/** Somebody without a club card is known by the stub until the ID is shown. DRW-12 */
export const isStubHolder = (player: string): boolean => player.startsWith('stub:');
