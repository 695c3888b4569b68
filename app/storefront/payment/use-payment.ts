import { useEffect, useRef, useState } from 'react';
import type { PaymentView } from '#shared/contract/payment.ts';
import { api } from '../../state/api.ts';
import { client } from '../../state/client.ts';
import { useShop } from '../../state/use-shop.ts';
import { isSettled, type Watch, watchPayment } from './watch-payment.ts';

export type Payment = {
  /** 'guest': no one is logged in here; 'refused': not an order of this person. */
  status: 'loading' | 'guest' | 'ready' | 'refused' | 'lost';
  /** The server's last answer, kept while the network is lost. */
  view: PaymentView | undefined;
  /** Shows the answer of another call, and asks again at once. */
  show: (view: PaymentView) => void;
  askNow: () => void;
};

/** The state of an order's payment, as the server alone reports it, kept up to date until the payment is settled. */
export function usePayment(orderId: string): Payment {
  const session = useShop((state) => state.session);
  const [view, setView] = useState<PaymentView>();
  const [status, setStatus] = useState<'loading' | 'ready' | 'refused' | 'lost'>('loading');
  const watch = useRef<Watch>(undefined);

  useEffect(() => {
    if (session !== 'user') return;
    const started = watchPayment({
      ask: async (signal) => (await api.payment.getState({ orderId }, { signal })).data,
      onView: (seen) => {
        setView(seen);
        setStatus('ready');
      },
      onLost: () => setStatus('lost'),
      onRefused: () => setStatus('refused'),
    });
    watch.current = started;
    const lookAgain = () => {
      if (document.visibilityState === 'visible') started.askNow();
    };
    // On coming back from the provider's app, or when the network returns, ask at once instead of in the next round.
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('online', lookAgain);
    return () => {
      started.stop();
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('online', lookAgain);
    };
  }, [orderId, session]);

  const isOver = view !== undefined && isSettled(view);
  useEffect(() => {
    // The paid lines have left the cart, and the order has changed.
    if (isOver) void Promise.all([client.cart.load(), client.orders.load()]);
  }, [isOver]);

  return {
    status: session === 'guest' ? 'guest' : status,
    view,
    show: (shown) => {
      setView(shown);
      watch.current?.askNow();
    },
    askNow: () => watch.current?.askNow(),
  };
}
