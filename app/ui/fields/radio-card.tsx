import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './radio-card.css';

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode;
  /** At the far end of the title, such as a badge or the logo of a method. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One choice of several; the whole card is the target. Put the cards in a `<fieldset>` with a `<legend>`. */
export function RadioCard({ title, aside, className, children, ...rest }: RadioCardProps) {
  return (
    <label className={classNames('radio-card', className)}>
      <input {...rest} type="radio" className="radio-card__input" />
      <span className="radio-card__body">
        <span className="radio-card__mark" aria-hidden="true" />
        <span className="grow stack gap-1">
          <span className="cluster apart gap-2 strong">
            <span>{title}</span>
            {aside}
          </span>
          {children}
        </span>
      </span>
    </label>
  );
}
