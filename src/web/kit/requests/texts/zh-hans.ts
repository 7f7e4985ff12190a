import type { Texts } from '../../../messages/texts.ts';
import type { requests as english } from './en.ts';

export const requests: Texts<typeof english> = {
  whats: {
    ChangeOffering: '更改推广方案',
    RaisePool: '增加奖池金额',
    VerifyHands: '批准奖项',
    BackOutPayment: '撤销付款',
    BackOutAward: '撤销奖项',
    BackOutFees: '退还收费',
    TakeOverFund: '接管资金',
    CorrectFund: '更正资金',
    CountDrop: '清点收费箱',
    RunPromotion: '推广操作',
    VoidDraw: '作废抽奖',
    SetUpGame: '设置游戏',
    VerifyGameHand: '核实游戏奖金',
    BackOutRound: '撤销一局',
    PlayHiLo: '颁发 Hi-Lo 的奖',
    EngagePerson: '添加员工',
    ChangeRoles: '更改员工职责',
    UnlockPerson: '解锁员工',
    SetPin: '设置新 PIN',
    EraseRecord: '删除员工资料',
    MergeMembers: '合并两位会员',
    LiftExclusion: '解除禁入',
    MarkMember: '登记会员的工作身份',
    EraseMember: '删除会员资料',
  },
  facts: { table: '牌桌', seat: '座位', reason: '原因', activity: '获批活动', promotion: '推广' },
};
