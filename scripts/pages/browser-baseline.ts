/**
 * The oldest browsers the shop supports (docs/decisions/330-browser-baseline.md): the first two are the first with cascade layers, the last is the
 * first with `TransformStream`, through which the router reads its data. The build lowers syntax to them; tsconfig.browser.json refuses newer
 * methods.
 */
export const browserBaseline = ['chrome99', 'safari15.4', 'firefox102'];
