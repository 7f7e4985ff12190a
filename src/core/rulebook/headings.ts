/** The headings of an approval: how its parts are cited. What is below one has it as its clause. RBK-14 */
export const HEADINGS = {
  hands: 'Qualifying hands',
  prizes: 'Prizes',
  funding: 'Funding',
  adminFee: 'Administrative fee',
  run: 'How it runs',
  item: 'Eligibility matrix',
  event: 'Prizes and payout structure',
  eligibility: 'Eligibility',
  offering: 'Offering',
  posting: 'Posting',
  records: 'Records',
} as const;
