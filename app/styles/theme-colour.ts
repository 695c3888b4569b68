/** For `<meta name="theme-color">`, which cannot read a token; a test keeps it equal to `--colour-ground`. */
export const THEME_COLOUR = '#fbf5ea';
