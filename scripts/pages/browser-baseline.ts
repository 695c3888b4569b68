/**
 * The oldest browsers the shop works in (docs/decisions/330-browser-baseline.md): cascade layers begin with the first two, `TransformStream`,
 * through which the router reads its data, with the last. Syntax is lowered to them by the build; younger methods are refused by tsconfig.browser.json.
 */
export const browserBaseline = ['chrome99', 'safari15.4', 'firefox102'];
