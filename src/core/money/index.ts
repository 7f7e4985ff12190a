export { type Cents, cents, dollars, least, minus, most, NOTHING, plus, times, total } from './cents.ts';
export { ODD_PAYERS, OddPart, shareChips, shareUpToChips } from './chips.ts';
export { BILLS_AND_COINS, CHIP_VALUES } from './denominations.ts';
export { formatAmount, formatAmountShort, parseAmount } from './format.ts';
export { applyRate, Carries, Carry, NO_CARRY, partOf, percent, type Rate, rate } from './rate.ts';
export { Amount, AmountByName, Money, MoneyByKey } from './shapes.ts';
export { eachOf, share, shareDown, shareEvenly, shareOddTo } from './share.ts';
