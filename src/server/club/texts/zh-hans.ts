import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'perhaps-enrolled': '同名同生日的人已有会员卡 {card}。请使用那张卡，或确认是另一个人。',
  'ask-compliance-first': '此人不能在本柜台登记。请避开其他玩家，询问合规部门。',
  'perhaps-excluded': '此证件与一位不得参与者相似。请与该人的证件比对；如果是另一个人，请写明理由。',
  'no-member-record': '俱乐部已没有这位会员的资料。',
  'no-photo': '这不是 JPEG 照片。请重拍，或选择其他文件。',
  'photo-too-big': '照片大于 {mostKb, number} KB。请拍小一点的。',
  'photo-too-wide': '照片为 {width, number} × {height, number} 像素。每边不能超过 {most, number}。',
  'card-or-pin-wrong': '卡号或 PIN 不正确。请重试，或到会员柜台询问。',
  'card-first': '这台自助机没有人登录。请先用会员卡和 PIN 登录。',
  'see-the-club-desk': '此卡在这里不能使用。请到会员柜台询问。',
};
