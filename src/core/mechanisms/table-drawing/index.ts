export {
  awardChips,
  awardItems,
  drawSpinner,
  type SpinDraw,
  shareSpin,
  spinNotFinished,
  type TableAward,
  type TableAwards,
} from './award-table.ts';
export { drawTable, type FloorSeat, type FloorTable, type TableDraw } from './draw-table.ts';
