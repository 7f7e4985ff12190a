import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'two-decks-need-shuffler': '用两副牌的牌桌需要自动洗牌机：一副在打，另一副在洗。',
  'hand-needs-shuffler': '手持发牌需要自动洗牌机。',
  'same-backs': '两副牌的牌背都是 {back}。两副牌的牌背颜色必须不同。',
  'no-deck': '桌上没有牌。请向楼面主管取一副牌，并检查。',
  'inspection-first': '这副牌还没有检查完。请荷官检查、楼面主管核实，再给玩家看。',
  'nothing-inspected': '没有等待楼面主管核实的牌。请荷官先检查。',
  'same-inspector': '这副牌是 {person} 检查的。须由另一位楼面主管核实。',
  'deck-in-play': '{deck} 这副牌正在使用。请先打完本局。',
  'no-round': '没有进行中的牌局，没有可清点或结束的。',
  'deck-change-due': '这些牌已用了 {hours, number} 小时。下一局之前请换牌。',
  'other-deck-next': '两副牌轮流使用。本局请用 {deck} 那副牌。',
  'not-shuffled': '{deck} 这副牌还没有洗。开局前请洗牌。',
  'no-cut-due': '无需切牌。自动洗牌后请直接发牌。',
  'cut-first': '请先切牌，切牌卡离牌顶至少 {least} 张。',
  'cut-too-shallow': '切牌卡离牌顶只有 {given, number} 张。请放在离牌顶至少 {least} 张处。',
  'stub-count-due': '余牌已有 {rounds, number} 局没有清点。结束本局之前请牌面朝下清点。',
  'device-broken': '洗牌机故障。请盖上，改用手洗。',
  'device-not-covered': '手洗之前，请盖上洗牌机或标明故障。',
};
