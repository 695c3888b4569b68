import type { CartProduct, UnsentPress } from '../client/shop-state.ts';
import { client } from '../state/client.ts';
import { notify } from '../ui/feedback/notify.ts';
import { PressFailure } from './press-failure.tsx';

/** What was pressed was put back. Retry asks for the quantity that was wanted, so that it is done once however often it is pressed. */
export function UnsentNote({ product, quantity, why }: UnsentPress & { product: CartProduct }) {
  const retry = async () => {
    const { error, message } = await client.cart.set(product, quantity);
    notify[error ? 'error' : 'success'](message);
  };
  return <PressFailure message={why} onRetry={retry} />;
}
