import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'plan-table-number': '{table} không phải số bàn. Số bàn bắt đầu từ 1.',
  'plan-table-twice': 'Bàn {table} có hai lần trên sơ đồ. Hãy đổi số một bàn.',
  'plan-square-taken': 'Bàn {other} và bàn {table} nằm cùng một ô. Hãy dời một bàn.',
  'nothing-to-open-by-plan':
    'Mọi bàn mở cùng lúc với phòng đều đã mở. Hãy đánh dấu bàn khác trên sơ đồ, hoặc mở từng bàn.',
};
