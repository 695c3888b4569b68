import { type Language, languages } from '#shared/language.ts';
import { screens } from './e2e.ts';
import { isFullRun } from './runs.ts';

export type Screen = keyof typeof screens;
export type Look = { screen: Screen; language: Language };

const screenNames: readonly Screen[] = ['phone', 'desktop'];

/** All of them in `test:full`; in `npm test` the one that the name selects: the same one in each run, while similar names select others. */
function chosenFor<One>(name: string, all: readonly One[]): readonly One[] {
  if (isFullRun) return all;
  return all.filter((_one, index) => index === turnOf(name, all.length));
}

/** Tags two names out of three, always the same ones, for `test:full` alone. */
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

/** For the shop's most important journeys: `npm test` runs each width and each language once. */
export const diagonalLooks: readonly Look[] = languages.flatMap((language) =>
  screenNames
    .filter((screen) => isFullRun || (screen === 'phone') === (language === 'fr'))
    .map((screen) => ({ language, screen })),
);
