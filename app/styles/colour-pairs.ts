/**
 * Every text, icon or control colour of the shop with the grounds it may be on. A pair that is not here is not
 * designed: add it before using it, and the test says whether WCAG 2.2 AA allows it.
 */
export interface ColourPair {
  readonly front: string;
  readonly grounds: readonly string[];
  /** 4.5 for text; 3 for large text, icons that carry meaning, borders of controls and focus rings. */
  readonly atLeast: 4.5 | 3;
}

const LIGHT_GROUNDS = ['--colour-ground', '--colour-surface', '--colour-tint'] as const;

export const COLOUR_PAIRS: readonly ColourPair[] = [
  { front: '--colour-text', grounds: [...LIGHT_GROUNDS, '--colour-tint-strong'], atLeast: 4.5 },
  { front: '--colour-text-muted', grounds: LIGHT_GROUNDS, atLeast: 4.5 },
  { front: '--colour-primary', grounds: [...LIGHT_GROUNDS, '--colour-primary-soft'], atLeast: 4.5 },
  { front: '--colour-cta', grounds: ['--colour-ground', '--colour-surface'], atLeast: 4.5 },
  { front: '--colour-cta-strong', grounds: [...LIGHT_GROUNDS, '--colour-cta-soft'], atLeast: 4.5 },
  { front: '--colour-success', grounds: [...LIGHT_GROUNDS, '--colour-success-soft'], atLeast: 4.5 },
  { front: '--colour-danger', grounds: [...LIGHT_GROUNDS, '--colour-danger-soft'], atLeast: 4.5 },
  { front: '--colour-indigo', grounds: [...LIGHT_GROUNDS, '--colour-indigo-soft'], atLeast: 4.5 },
  { front: '--colour-on-primary', grounds: ['--colour-primary', '--colour-primary-strong'], atLeast: 4.5 },
  { front: '--colour-on-primary-muted', grounds: ['--colour-primary'], atLeast: 4.5 },
  { front: '--colour-on-primary-faint', grounds: ['--colour-primary'], atLeast: 3 },
  { front: '--colour-on-cta', grounds: ['--colour-cta', '--colour-cta-strong'], atLeast: 4.5 },
  { front: '--colour-on-indigo', grounds: ['--colour-indigo', '--colour-indigo-deep'], atLeast: 4.5 },
  { front: '--colour-on-indigo-muted', grounds: ['--colour-indigo', '--colour-indigo-deep'], atLeast: 4.5 },
  { front: '--colour-on-success', grounds: ['--colour-success', '--colour-success-strong'], atLeast: 4.5 },
  { front: '--colour-on-danger', grounds: ['--colour-danger', '--colour-danger-strong'], atLeast: 4.5 },
  {
    front: '--colour-text',
    grounds: [
      '--colour-primary-soft',
      '--colour-danger-soft',
      '--colour-success-soft',
      '--colour-indigo-soft',
    ],
    atLeast: 4.5,
  },
  { front: '--colour-text-muted', grounds: ['--colour-primary-soft', '--colour-danger-soft'], atLeast: 4.5 },
  { front: '--colour-control-border', grounds: LIGHT_GROUNDS, atLeast: 3 },
  {
    front: '--colour-focus',
    grounds: [
      ...LIGHT_GROUNDS,
      ...['--colour-tint-strong', '--colour-primary-soft', '--colour-indigo-soft', '--colour-cta-soft'],
      ...['--colour-success-soft', '--colour-danger-soft'],
    ],
    atLeast: 3,
  },
  {
    front: '--colour-focus-on-dark',
    grounds: ['--colour-primary', '--colour-indigo', '--colour-indigo-deep'],
    atLeast: 3,
  },
];
