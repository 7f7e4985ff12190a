import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'hands-not-posted': '还没有公布任何牌型的奖额。请先填好牌型奖额再开启转盘。',
  'too-many-value-awards': '列了 {given, number} 个实物奖，但转盘只有 {most, number} 格可放。',
  'neither-card-nor-award': '{shown} 不是这个转盘上的牌或实物奖。请检查停在哪里。',
};
