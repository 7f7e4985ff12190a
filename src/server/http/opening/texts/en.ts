export const SENTENCES = {
  'opening-code-first': 'Enter the setup code first. It’s in the window where Houseway was started.',
  'opening-code-wrong': 'That isn’t the setup code. It’s in the window where Houseway was started.',
  'nothing-to-open': 'That isn’t available while the house is being set up.',
} as const;
