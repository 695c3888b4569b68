import { type Language, languages } from '#shared/language.ts';
import { screens } from './e2e.ts';
import { isFullRun } from './runs.ts';

export type Screen = keyof typeof screens;
export type Look = { screen: Screen; language: Language };

const screenNames: readonly Screen[] = ['phone', 'desktop'];

/** `test:full` takes all; `npm test` the one that the name chooses: the same at each run, and another one for its neighbours. */
function chosenFor<One>(name: string, all: readonly One[]): readonly One[] {
  if (isFullRun) return all;
  return all.filter((_one, index) => index === turnOf(name, all.length));
}

/** Tags two names of three, always the same, for `test:full` alone. */
export function tagOfSample(name: string): { tag?: string } {
  return turnOf(name, 3) === 0 ? {} : { tag: '@full' };
}

function turnOf(name: string, count: number): number {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % count;
}

export function screensFor(name: string): readonly (readonly [Screen, (typeof screens)[Screen]])[] {
  return chosenFor(
    name,
    screenNames.map((screen) => [screen, screens[screen]] as const),
  );
}

export function languagesFor(name: string): readonly Language[] {
  return chosenFor(name, languages);
}

export function looksFor(name: string): readonly Look[] {
  return chosenFor(
    name,
    languages.flatMap((language) => screenNames.map((screen) => ({ language, screen }))),
  );
}

/** For the journeys that the shop lives by: `npm test` takes each width and each language once. */
export const diagonalLooks: readonly Look[] = languages.flatMap((language) =>
  screenNames
    .filter((screen) => isFullRun || (screen === 'phone') === (language === 'fr'))
    .map((screen) => ({ language, screen })),
);
