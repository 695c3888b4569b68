/** A sample value for texts with values; no sentence contains this number itself. */
export const sampleValue = '41';

export type Text = { readonly key: string; readonly en: Wording; readonly fr: Wording };
type Sayable = (...values: never[]) => unknown;
export type Wording = {
  readonly kind: 'text' | 'function' | 'missing';
  readonly said: readonly string[];
  /** The text for a count of zero. */
  readonly saidOfNone?: string | undefined;
};

/** The texts of every `defineMessages` catalogue that a module exports. */
export function textsOf(moduleName: string, module: unknown): Text[] {
  if (!isRecord(module)) return [];
  return Object.entries(module).flatMap(([name, value]) =>
    isCatalogue(value) ? textsOfCatalogue(`${moduleName} ${name}`, value) : [],
  );
}

function textsOfCatalogue(name: string, { en, fr }: { en: object; fr: object }): Text[] {
  const keys = new Set([...Object.keys(en), ...Object.keys(fr)]);
  return [...keys].map((key) => ({
    key: `${name}.${key}`,
    en: wordingOf(Reflect.get(en, key)),
    fr: wordingOf(Reflect.get(fr, key)),
  }));
}

function wordingOf(text: unknown): Wording {
  if (typeof text === 'string') return { kind: 'text', said: [text] };
  if (isSayable(text)) {
    return {
      kind: 'function',
      said: saidBy(text),
      saidOfNone: firstSensible(text, [0, factsOf(0), probe('0')]),
    };
  }
  return { kind: 'missing', said: [] };
}

/** The texts for one and for many, whether the values are numbers, words or records. */
function saidBy(text: Sayable): string[] {
  const one = firstSensible(text, [1, 'un', factsOf(1), probe('1')]);
  const many = firstSensible(text, [Number(sampleValue), sampleValue, probe(sampleValue)]);
  return [one, many].filter((said) => said !== undefined);
}

function firstSensible(text: Sayable, values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const said = callOrUndefined(text, value);
    if (said !== undefined && !/undefined|NaN|\[object|function/.test(said)) return said;
  }
  return undefined;
}

/** The text for a value; undefined if it throws, because it expects another kind of value, which is tried next. */
function callOrUndefined(text: Sayable, value: unknown): string | undefined {
  try {
    const said: unknown = Reflect.apply(text, undefined, Array(Math.max(1, text.length)).fill(value));
    return typeof said === 'string' ? said : undefined;
  } catch {
    return undefined;
  }
}

/** A record in which every property is this number; a text that expects a name among them throws. */
function factsOf(count: number): unknown {
  return new Proxy({}, { get: () => count });
}

/** A value whose every property and call is such a value again; converted to text it is `value`. */
function probe(value: string): unknown {
  return new Proxy(() => value, {
    get: (_, key) => (key === Symbol.toPrimitive ? () => value : probe(value)),
    apply: () => probe(value),
  });
}

function isSayable(value: unknown): value is Sayable {
  return typeof value === 'function';
}

function isCatalogue(value: unknown): value is { en: object; fr: object } {
  return isRecord(value) && isRecord(value.en) && isRecord(value.fr) && Object.keys(value).length === 2;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
