import { dollars } from '#core/money';
import { only, range } from '#core/rulebook';
import { CA_ASIAN } from './ca-asian-jackpots.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  ...CA_ASIAN,
  key: 'ca-asian-jackpot-1',
  name: 'CA/Asian Jackpot #1 "Hawaiian Jackpot"',
  funding: {
    ...CA_ASIAN.funding,
    fee: {
      amount: only(1),
      charges: [{ perPosition: dollars(1), payer: 'player', optional: true }],
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    pools: [
      {
        key: 'main',
        label: 'Prize pool',
        range: range(100, 100_000),
        seed: range(100, 10_000),
        reseed: range(100, 10_000),
        cap: only(100_000),
      },
    ],
    reserve: {
      name: '$1 California/Asian Jackpot Fund',
      fedBy: ['fees'],
      pays: ['reseeds', 'fixed prizes', 'administrative fee'],
    },
  },
  equipment: ['designated fee area on the table'],
});
