import type { TERMS as ENGLISH } from './en.ts';

export const TERMS: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'scenario.moment': 'một lúc theo giờ của sòng bài, như 2026-03-02T18:00',
  'scenario.card': 'một lá bài, như As, Th hoặc Jk',
  'scenario.rank': 'một số bài: {ranks}',
  'scenario.role': 'một vai trò: {roles}',
  'scenario.activity': 'mã hoặc khóa của một hoạt động được duyệt',
};
