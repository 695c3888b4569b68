import { Minus, Plus } from 'lucide-react';
import './quantity-stepper.css';

export interface QuantityStepperProps {
  quantity: number;
  onDecrease: () => void;
  onIncrease: () => void;
  decreaseLabel: string;
  increaseLabel: string;
  /** Names the group, with the product: a page has many of these. */
  label: string;
  decreaseDisabled?: boolean;
  increaseDisabled?: boolean;
}

/** As high and as wide as the Add button it takes the place of, so that a card never jumps. */
export function QuantityStepper({
  quantity,
  onDecrease,
  onIncrease,
  decreaseLabel,
  increaseLabel,
  label,
  decreaseDisabled = false,
  increaseDisabled = false,
}: QuantityStepperProps) {
  return (
    <fieldset className="quantity-stepper" aria-label={label}>
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={decreaseLabel}
        disabled={decreaseDisabled}
        onClick={onDecrease}
      >
        <Minus />
      </button>
      <span className="quantity-stepper__quantity" aria-live="polite">
        {quantity}
      </span>
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={increaseLabel}
        disabled={increaseDisabled}
        onClick={onIncrease}
      >
        <Plus />
      </button>
    </fieldset>
  );
}
