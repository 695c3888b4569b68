import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

test('what has no picture keeps its place, and no address is asked for', () => {
  const html = renderToStaticMarkup(<Picture src="" alt="" sizes="4rem" />);
  expect(html).toBe('<span class="picture picture--natural"></span>');
});
