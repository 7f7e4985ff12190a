import type { home as english } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof english> = {
  pageTitle: 'Houseway',
  description: 'Mọi màn hình của phòng bài.',
  noScript: 'Các màn hình cần JavaScript. Hãy bật cho địa chỉ này rồi tải lại.',
  lead: 'Giải thưởng và khuyến mãi đúng luật: mỗi khoản phí, quỹ thưởng, tay bài và giải, từ bàn đến báo cáo.',
  stations: 'Màn hình',
  names: {
    keypad: 'Bàn phím người chia',
    floor: 'Điều hành sàn',
    cage: 'Quầy tiền',
    promotions: 'Bàn khuyến mãi',
    room: 'Sơ đồ phòng',
    sign: 'Bảng hiệu',
    hands: 'Tra cứu bài',
    api: 'Cho phần mềm',
  },
  about: {
    keypad: 'Ghế, bắt đầu ván, gọi bài, hết ván',
    floor: 'Xác minh và duyệt bài, yêu cầu, bàn',
    cage: 'Trả giải, phiếu, khay, phiếu thưởng',
    promotions: 'Rút thăm, vòng quay, bảng, ô số và phiếu',
    room: 'Mọi bàn, quỹ thưởng, yêu cầu và cảnh báo',
    sign: 'Quỹ thưởng, người thắng và bảng cho khách',
    hands: 'Gọi tên bài và xem vì sao thắng',
    api: 'API với mọi địa chỉ và trường',
  },
  demo: {
    title: 'Bản thử',
    about: 'Ở đây chạy mô phỏng. Không có tiền thật. Đăng nhập ở màn hình bất kỳ bằng một thẻ dưới đây.',
    speed: 'Tốc độ',
    paused: 'Tạm dừng',
    times: '{count, plural, =1 {Tốc độ thật} other {# lần}}',
    people: 'Nhân viên',
    name: 'Tên',
    roles: 'Vai trò',
    badge: 'Thẻ',
    pin: 'PIN',
  },
};
