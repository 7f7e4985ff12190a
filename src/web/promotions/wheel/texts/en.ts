/** What the desk says of it. */
export const texts = {
  name: 'Wheel',
  yes: 'yes',
  double: 'Double',
  spots: 'Spots',
  doubleSpot: 'Double spot pays',
  guarantee: 'At least',
  proof: 'Proof',
  holds: 'draw {number} checked here: correct',
  spinsAgain: 'doubled: spins again',
  notValid: 'spins again',
  rotations: 'Full turns',
  disturbed: 'Disturbed',
  form: {
    spots: 'Spots of the wheel, one per line',
    jackpot: 'Double spot hit twice pays',
    guarantee: 'Every spinner gets at least',
    guaranteedFrom: 'Guaranteed from',
    guaranteedTo: 'Guaranteed until',
    spunByComputer: 'The computer spins',
  },
  how: { goods: 'cap = 25' },
} as const;
