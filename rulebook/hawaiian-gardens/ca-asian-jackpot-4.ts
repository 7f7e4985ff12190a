import { dollars } from '#core/money';
import { only, range } from '#core/rulebook';
import { CA_ASIAN } from './ca-asian-jackpots.ts';
import { hawaiianGardens } from './house.ts';

export default hawaiianGardens({
  ...CA_ASIAN,
  key: 'ca-asian-jackpot-4',
  name: 'CA/Asian Jackpot #4 "Hawaiian Jackpot"',
  funding: {
    ...CA_ASIAN.funding,
    fee: {
      amount: only(15),
      charges: [{ perPosition: dollars(15), payer: 'player', optional: true }],
      onTopOfCollection: 'not-stated',
      timing: 'before the deal',
    },
    pools: [
      {
        key: 'main',
        label: 'Prize pool',
        range: range(10_000, 100_000),
        seed: only(10_000),
        reseed: only(10_000),
        cap: only(100_000),
      },
    ],
    reserve: {
      name: '$15 California/Asian Jackpot Fund',
      fedBy: ['fees'],
      pays: ['reseeds', 'fixed prizes', 'administrative fee'],
    },
  },
});
