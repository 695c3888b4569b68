import { useEffect, useState } from 'react';
import { useMessages } from '../../language.ts';
import { paymentMessages } from '../../messages/payment-messages.ts';

type CountdownProps = {
  label: string;
  /** The seconds left when the server answered; the phone's clock is not trusted. */
  secondsLeft: number;
};

/** Minutes and seconds that count down here between two answers of the server. */
export function Countdown({ label, secondsLeft }: CountdownProps) {
  const texts = useMessages(paymentMessages);
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const end = performance.now() + secondsLeft * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  return (
    // Read out once with the page, not every second.
    <p className="figures" role="timer" aria-live="off">
      {label}{' '}
      <strong>{texts.minutesAndSeconds(Math.floor(left / 60), String(left % 60).padStart(2, '0'))}</strong>
    </p>
  );
}
