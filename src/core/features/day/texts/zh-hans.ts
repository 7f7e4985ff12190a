import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'drops-not-counted': '尚未清点的收费箱：{drops}。请先清点，再结束营业日。',
  'clock-not-held': '时钟没有暂停。没有什么需要确认。',
  'no-day-open': '没有进行中的营业日。第一张牌桌开桌时，营业日开始。',
  'gaming-day-not-over': '{day} 的营业日到 {ends} 才结束。请届时再结束。',
  'nothing-to-reimburse': '现在无可归还：{activity} 不欠牌房，或其储备金不足以归还。',
};
