import type { HouseView } from '#core/house';

/** What leaves a demonstration says so. REG-A6 */
export const demoMark = ({ settings }: HouseView): { readonly demo?: 'DEMO' } =>
  settings.isDemo === true ? { demo: 'DEMO' } : {};
