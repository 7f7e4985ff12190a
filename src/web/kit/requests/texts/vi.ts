import type { Texts } from '../../../messages/texts.ts';
import type { requests as english } from './en.ts';

export const requests: Texts<typeof english> = {
  whats: {
    ChangeOffering: 'thay đổi một chương trình',
    RaisePool: 'tăng một quỹ',
    VerifyHands: 'duyệt một giải',
    BackOutPayment: 'hủy một lần trả',
    BackOutAward: 'hủy một giải',
    BackOutFees: 'hoàn phí',
    TakeOverFund: 'tiếp nhận một quỹ',
    CorrectFund: 'sửa một quỹ',
    CountDrop: 'đếm một hộp drop',
    RunPromotion: 'làm một bước của khuyến mãi',
    VoidDraw: 'hủy một lượt bốc',
    SetUpGame: 'thiết lập một trò chơi',
    VerifyGameHand: 'xác minh giải của trò chơi',
    BackOutRound: 'hủy một ván',
    PlayHiLo: 'trao giải Hi-Lo',
    EngagePerson: 'thêm một nhân viên',
    ChangeRoles: 'đổi vai trò của một người',
    UnlockPerson: 'mở khóa cho một người',
    SetPin: 'đặt mã PIN mới',
    EraseRecord: 'xóa hồ sơ một người',
    MergeMembers: 'gộp hai hội viên',
    LiftExclusion: 'gỡ một lệnh cấm',
    MarkMember: 'ghi nơi làm việc của một hội viên',
    EraseMember: 'xóa hồ sơ hội viên',
  },
  facts: { table: 'Bàn', seat: 'Ghế', reason: 'Lý do', activity: 'Hoạt động', promotion: 'Khuyến mãi' },
};
