import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'hands-not-posted': '還沒有公布任何牌型的獎額。請先填好牌型獎額再開啟轉盤。',
  'too-many-value-awards': '列了 {given, plural, other {# 個實物獎}}，但轉盤上只有 {most, plural, other {# 格}}可放。',
  'neither-card-nor-award': '{shown} 不是這個轉盤上的牌或實物獎。請看轉盤停在哪裡。',
};
