/** What the desk says of it. */
export const texts = {
  name: 'High hand',
  title: 'High hand board',
  runs: 'Posted time:',
  settled: 'Settled.',
  nothing: 'No hand on the board yet.',
  seat: 'Seat {seat}',
  tableSeat: 'Table {table}, seat {seat}',
  settle:
    '{count, plural, =0 {Settle without a winner} one {Settle and award # hand} other {Settle and award # hands}}',
} as const;
