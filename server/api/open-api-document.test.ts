import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { methodAndPath } from '#shared/contract/call.ts';
import { endpoints } from '#shared/endpoints.ts';
import { testShop } from '#tests/support/app.ts';

const shop = await testShop();

describe('the OpenAPI document', () => {
  test('is served and valid', async () => {
    const answer = await shop.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const result = await new Validator().validate(answer.json());
    expect(result).toMatchObject({ valid: true });
  });

  test('names every call of the shop', async () => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = Object.values(endpoints).flatMap((verbs) => Object.values(verbs));
    expect(described.sort()).toEqual([...calls].sort());
    for (const endpoint of calls) {
      const { method, path } = methodAndPath(endpoint);
      expect(shop.app.hasRoute({ method, url: path })).toBe(true);
    }
  });

  test('says who may call, what is sent and what comes back', async () => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json();
    const cashOnDelivery = paths['/api/order/cash-on-delivery'].post;
    expect(cashOnDelivery.security).toEqual([{ accessToken: [] }]);
    expect(paths['/api/category/get'].get.security).toEqual([]);
    const price =
      paths['/api/product/search-product'].post.responses['200'].content['application/json'].schema.properties
        .data.items.properties.price;
    expect(price).toMatchObject({ type: 'integer', minimum: 0 });
    const avatar = paths['/api/user/upload-avatar'].put.requestBody.content['multipart/form-data'].schema;
    expect(avatar.required).toEqual(['avatar']);
  });

  test('says what a GET takes in its address, and gives it no body', async () => {
    const { paths } = (await shop.app.inject('/api/openapi.json')).json();
    const list = paths['/api/order/order-list'].get;
    expect(list.parameters).toMatchObject([{ name: 'limit', in: 'query', required: false }]);
    expect(list.requestBody).toBeUndefined();
  });
});
