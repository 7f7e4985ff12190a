/** A house at work until the disk takes no more; says what was acknowledged and how it refused the rest. */
import { HouseService } from '#server/house';
import type { Place } from '#server/journal';
import { asked, openFloor, optionsFor, turnOf } from './floor.ts';
import { until } from './until.ts';

const place = JSON.parse(process.argv[2]!) as Place; // Written by the test that started us.
const service = await HouseService.start(optionsFor(place));
let acknowledged = await openFloor(service, 1);
for (let turn = 0; ; turn++) {
  const handled = await service.handle(turnOf(1, turn), asked(`k-${String(turn).padStart(6, '0')}`));
  if (handled.ok) {
    acknowledged += 1;
    continue;
  }
  await until(() => service.status().type === 'out-of-service');
  const later = await service.handle(turnOf(1, turn), asked('later'));
  const codes = [handled.code, later.ok ? 'ok' : later.code];
  await until(() => service.state !== undefined);
  const shown = { tables: service.state!.tables.size, durable: service.durable };
  console.log(JSON.stringify({ acknowledged, codes, status: service.status(), shown }));
  break;
}
process.exit();
