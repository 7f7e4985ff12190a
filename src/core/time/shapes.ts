import { named, speak, text } from '#core/shape';

const DATE =
  '(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|' +
  '\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))';
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?';
const OFFSET = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';

/** A moment as events keep it: `2026-03-02T18:00:00Z`. */
export const MomentText = named(
  'Moment',
  text({
    pattern: new RegExp(`^${DATE}T${TIME}Z$`),
    format: 'date-time',
    form: speak('form.moment-utc', {}),
  }),
  'In UTC: 2026-03-02T18:00:00Z.',
);
export type MomentText = string;

/** A moment as somebody posted it, which stays as it was written. */
export const PostedMomentText = named(
  'PostedMoment',
  text({
    pattern: new RegExp(`^${DATE}T${TIME}${OFFSET}$`),
    format: 'date-time',
    form: speak('form.moment-offset', {}),
  }),
  'In UTC or with its offset: 2026-03-02T10:00:00-08:00.',
);

/** A moment by the clock of the house, without an offset: no `date-time` to other programs. */
export const LocalMomentText = text({
  pattern: new RegExp(`^${DATE}T${TIME}$`),
  form: speak('form.moment', {}),
});

export const DayText = text({ pattern: new RegExp(`^${DATE}$`), format: 'date', form: speak('form.date', {}) });
export const TimeOfDay = text({ pattern: /^([01]\d|2[0-3]):[0-5]\d$/, form: speak('form.time', {}) });
