import { describe, expect, test } from 'vitest';
import { fillFrom, replaceAt, typedInto } from './code-characters.ts';

const EMPTY = ['', '', '', '', '', ''];

describe('the six boxes of the one-time code', () => {
  test('one character goes into its box, in upper case, and the next box is offered', () => {
    expect(fillFrom(EMPTY, 0, 'k')).toEqual({ characters: ['K', '', '', '', '', ''], next: 1 });
  });

  test('a whole code pasted into any box fills all six', () => {
    expect(fillFrom(EMPTY, 3, ' k7m-p4x\n')).toEqual({ characters: ['K', '7', 'M', 'P', '4', 'X'], next: 5 });
  });

  test('a part of the code continues where it was pasted', () => {
    expect(fillFrom(['K', '7', '', '', '', ''], 2, 'MP')).toEqual({
      characters: ['K', '7', 'M', 'P', '', ''],
      next: 4,
    });
  });

  test('what would not fit is left out', () => {
    expect(fillFrom(EMPTY, 4, 'ABC').characters).toEqual(['', '', '', '', 'A', 'B']);
  });

  test('signs that no code holds change nothing', () => {
    expect(fillFrom(['K', '', '', '', '', ''], 1, '-é ')).toEqual({
      characters: ['K', '', '', '', '', ''],
      next: 1,
    });
  });

  test('typing over a filled box keeps the new character on whichever side it came', () => {
    expect(typedInto('K', 'Kb')).toBe('B');
    expect(typedInto('K', 'bK')).toBe('B');
    expect(typedInto('K', 'KK')).toBe('K');
    expect(typedInto('', 'K7MP4X')).toBe('K7MP4X');
    expect(typedInto('K', '')).toBe('');
  });

  test('emptying a box leaves the others', () => {
    expect(replaceAt(['K', '7', 'M'], 1, '')).toEqual(['K', '', 'M']);
    expect(replaceAt(['K', '7', 'M'], -1, '')).toEqual(['K', '7', 'M']);
  });
});
