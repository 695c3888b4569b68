import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '#server/api/open-api-document.ts';
import { registeredCalls } from '#server/api/registered-calls.ts';
import { accessRules } from '#shared/access.ts';
import { methodAndPath } from '#shared/contract/call.ts';
import { contract } from '#shared/contract/contract.ts';
import { endpoints } from '#shared/endpoints.ts';
import { readSpecificationRows } from '../traceability/specification-rows.ts';
import { findTestFiles } from './find-test-files.ts';
import { namedCallsIn } from './named-calls.ts';

const root = resolve(import.meta.dirname, '../..');

/** Every call as `[endpoint, noun, verb]`, so that a failing row names the call. */
const calls = registeredCalls.map(({ noun, verb, call }) => [call.endpoint, noun, verb] as const);

describe('the contract and the specification', () => {
  const specified = readSpecificationRows()
    .filter(({ id }) => /^7\.\w+\.(get|post|put|delete)-/.test(id))
    .map(({ text }) => /^[A-Z]+ \/api\/[\w/-]+/.exec(text)?.[0]);

  test('the specification lists its calls', () => {
    expect(specified).toHaveLength(39);
  });

  test.each(specified)(
    '%s of the specification is in the contract, method and path to the letter',
    (endpoint) => {
      expect(calls.map(([known]) => known)).toContain(endpoint);
    },
  );

  test('the browser’s table of endpoints has the calls of the contract, under the same names', () => {
    const ofContract = Object.entries(contract).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, call]) => [noun, verb, call.endpoint]),
    );
    const ofBrowser = Object.entries(endpoints).flatMap(([noun, verbs]) =>
      Object.entries(verbs).map(([verb, endpoint]) => [noun, verb, endpoint]),
    );
    expect(ofBrowser.toSorted()).toEqual(ofContract.toSorted());
  });

  test('no two calls share an endpoint', () => {
    expect(new Set(calls.map(([endpoint]) => endpoint)).size).toBe(calls.length);
  });
});

describe('every call', () => {
  test('has a handler and an access', () => {
    const lacking = registeredCalls.filter(
      ({ call, handler }) => typeof handler !== 'function' || !Object.hasOwn(accessRules, call.access),
    );
    expect(lacking.map(({ call }) => call.endpoint)).toEqual([]);
  });

  test('says in one sentence what it is for', () => {
    const wordless = registeredCalls.filter(({ call }) => !/^[A-Z].+\.$/.test(call.summary));
    expect(wordless.map(({ call }) => call.endpoint)).toEqual([]);
  });

  test('is in the OpenAPI document', () => {
    const document = openApiDocument();
    for (const { call } of registeredCalls) {
      const { method, path } = methodAndPath(call.endpoint);
      expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'summary'], call.summary);
    }
  });

  const tests = findTestFiles(root)
    .filter((path) => !/^tests\/(contract|traceability|architecture|messages)/.test(path))
    .map((path) => ({ path, source: readFileSync(resolve(root, path), 'utf8') }));
  const named = tests.flatMap(({ path, source }) => namedCallsIn(path, source));

  test.each(calls)('%s is named in a test', (endpoint, noun, verb) => {
    const { path } = methodAndPath(endpoint);
    const asPath = new RegExp(`['"\`]${path}(?![\\w-])|${endpoint}(?![\\w-])`);
    const isNamed =
      named.some((call) => call.noun === noun && call.verb === verb) ||
      tests.some(({ source }) => asPath.test(source));
    expect(isNamed).toBe(true);
  });

  test('is found in a test however it is named there', () => {
    const source = `
      const { register, login: logIn } = endpoints.user;
      shop.call(endpoints.cart.create, input);
      await api.order.orderList();`;
    expect(namedCallsIn('some.test.ts', source)).toEqual([
      { noun: 'user', verb: 'register' },
      { noun: 'user', verb: 'login' },
      { noun: 'cart', verb: 'create' },
      { noun: 'order', verb: 'orderList' },
    ]);
  });
});
