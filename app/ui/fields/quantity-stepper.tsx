import { useMessages } from '../../language.ts';
import { uiMessages } from '../../messages/ui-messages.ts';
import { Minus, Plus } from '../pictures/icons.tsx';
import './quantity-stepper.css';

export interface QuantityStepperProps {
  quantity: number;
  onDecrease: () => void;
  onIncrease: () => void;
  /** The name of the product, for the labels of the buttons: a page has many steppers. */
  name: string;
  decreaseDisabled?: boolean;
  increaseDisabled?: boolean;
}

/** As high and as wide as the Add button that it replaces, so that a card never changes its size. */
export function QuantityStepper({
  quantity,
  onDecrease,
  onIncrease,
  name,
  decreaseDisabled = false,
  increaseDisabled = false,
}: QuantityStepperProps) {
  const texts = useMessages(uiMessages);
  return (
    <fieldset className="quantity-stepper" aria-label={texts.quantityOf(name)}>
      <button
        type="button"
        className="quantity-stepper__button"
        aria-label={texts.decreaseQuantityOf(name)}
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
        aria-label={texts.increaseQuantityOf(name)}
        disabled={increaseDisabled}
        onClick={onIncrease}
      >
        <Plus />
      </button>
    </fieldset>
  );
}
