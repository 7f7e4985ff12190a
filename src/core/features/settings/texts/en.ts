export const SENTENCES = {
  'no-such-setting': 'There is no setting {setting}. Choose from {known}.',
  'clock-with-day-open': 'Gaming day {day} is open. Close it first, then change the time zone or the start of the day.',
  'clock-moves-day':
    'By that clock the gaming day would be {is} instead of {was} right now. Change it at an hour when both agree.',
  'approval-not-in-book': 'The book has no approval {approvals}. Choose from the list.',
  'approval-still-offered': 'Still offered: {activities}. End these offerings first, then take the approval away.',
  'setting-of-files': '{setting} comes from the files of the house. Change the file, start again, then accept it here.',
  'setting-as-before': '{setting} is already set to that.',
  'setting-wrong': "{setting} can't be {value}. Enter another value.",
} as const;

export const TERMS = {
  'setting.name': 'The name of the house',
  'setting.address': 'The address of the house',
  'setting.license': 'The license number of the house',
  'setting.logo': 'The logo of the house',
  'setting.verifierPays': 'What one person may verify and pay alone',
  'setting.clock': 'The time zone and the start of the day',
  'setting.increasesAt': 'The time of the daily increases',
  'setting.closesDayAt': 'The time at which the day closes',
  'setting.secondPersonFrom': 'The amount that takes two people',
  'setting.sealFrom': 'The amount from which cards are sealed',
  'setting.checklist': 'The checklist for a called hand',
  'setting.feesMax': 'The most fees for one round',
  'setting.roundSecondsMin': 'The fewest seconds between rounds',
  'setting.secondFromOtherDepartment': 'The second person from another department',
  'setting.secondWithinMinutes': 'The minutes a request waits for the second person',
  'setting.sessionHoursMax': 'The longest time signed on, in hours',
  'setting.pinAgainAfterMinutes': 'The minutes after which money, rights and exports ask for the PIN again',
  'setting.signOffAfterMinutes': 'The minutes until sign-off ({station})',
  'setting.approvals': 'The approvals of this house',
  'setting.activity': "The house's own activity {activity}",
} as const;
