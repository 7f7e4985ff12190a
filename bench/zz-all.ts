import { activitySubject } from '#core/odds/house';
import { RULEBOOK } from '../rulebook/index.ts';
const only = process.argv[2];
for (const a of RULEBOOK) {
  if (only && a.key !== only) continue;
  const bet = activitySubject(a).bets[0]!;
  const t = performance.now();
  try {
    const r = bet.ask({ deals: '1000', ...(process.argv[3] ? JSON.parse(process.argv[3]) : {}) }, () => {});
    if (!r.ok) console.log(a.key, 'REFUSED', r.message);
    else {
      const v: any = r.value;
      console.log('##', a.key, v.game, (performance.now() - t).toFixed(0), 'ms', v.forecast ? `perFee ${v.forecast.prizesPerFee} share ${v.forecast.shareOfFee} meters ${v.forecast.meters.map((m: any) => `${m.key} ${m.meanJackpot} ${m.meanDays}`)} short ${v.forecast.reserve.chanceShort} adv ${v.forecast.reserve.expectedAdvance} ${v.forecast.reserve.method}` : `${v.note ?? ''} ${v.prizesPerDay ?? ''}`);
      for (const row of v.rows) console.log('   ', row.key, '|', row.hand.slice(0, 50), '|', row.per, row.probability, row.oneIn, row.method, row.standardError, row.hitsPerDay, row.pays);
      for (const row of v.notCounted ?? []) console.log('   --', row.key, row.hand, row.why);
    }
  } catch (e: any) { console.log(a.key, 'THROWN', e.stack.split('\n').slice(0, 6).join('\n')); }
}
