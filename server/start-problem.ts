/** Why the shop cannot start, as one sentence for the person at the keyboard: it is printed without a stack. */
export class StartProblem extends Error {}
