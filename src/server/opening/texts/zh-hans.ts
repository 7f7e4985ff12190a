import type { SENTENCES as ENGLISH, TERMS as WORDS } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'opening-incomplete': '牌房还不能开业。还缺：{missing}。',
  'opening-under-way': '正在设置牌房。请稍候。',
  'approval-unknown': '获批项目目录里没有 {approval}。请从清单中选择。',
  'jurisdiction-unknown': 'Houseway 不认识辖区 {jurisdiction}。请从清单中选择。',
  'badge-of-other-founder': '另一位负责人已使用工牌 {badge}。请换一张。',
  'logo-not-usable':
    '标志必须是 PNG 或 JPEG 图片，最大 {kb, number} KB，每边最多 {pixels, number} 像素。请选择其他文件。',
  'journal-not-empty': '这里已有日志，其中有事件。请用 houseway serve 启动。',
};

export const TERMS: { readonly [Code in keyof typeof WORDS]: string } = {
  'opening.name': '牌房名称',
  'opening.license': '牌照号码',
  'opening.zone': '时区',
  'opening.approvals': '至少一个获批项目',
  'opening.first': '第一位负责人',
  'opening.second': '第二位负责人',
};
