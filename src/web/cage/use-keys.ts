import { useShortcuts } from '../kit/index.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Carries out those shortcuts that a part of the page can carry out now. */
export const useKeys = (ways: Partial<Record<Shortcut, () => void>>): void =>
  useShortcuts(shortcutOf, shortcut => ways[shortcut]);
