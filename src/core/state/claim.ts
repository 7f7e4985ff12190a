import type { Claim } from '#core/claim';
import type { AwardClaim } from './award.ts';
import { momentFrom, momentText } from './moments.ts';

/** A claim as the journal keeps it. */
export const claimText = (claim: Exclude<Claim, { state: 'unverified' }>): AwardClaim => {
  switch (claim.state) {
    case 'awaiting-id': {
      const { state, from, idBy, by } = claim;
      return {
        state,
        from: momentText(from),
        ...(idBy === undefined ? {} : { idBy: momentText(idBy) }),
        ...(by === undefined ? {} : { by: momentText(by) }),
      };
    }
    case 'held':
      return { state: 'held', by: momentText(claim.by) };
    case 'payable':
    case 'paid':
    case 'forfeited':
      return claim;
  }
};

export const claimFrom = (claim: AwardClaim): Claim => {
  switch (claim.state) {
    case 'awaiting-id': {
      const { state, from, idBy, by } = claim;
      return {
        state,
        from: momentFrom(from),
        ...(idBy === undefined ? {} : { idBy: momentFrom(idBy) }),
        ...(by === undefined ? {} : { by: momentFrom(by) }),
      };
    }
    case 'held':
      return { state: 'held', by: momentFrom(claim.by) };
    case 'payable':
    case 'paid':
    case 'forfeited':
      return claim;
  }
};
