import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'filled';
  /** A small number at the corner, such as the items in the cart; the label must say it too. */
  count?: number;
}

export function IconButton({
  label,
  icon,
  variant = 'plain',
  count = 0,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames('icon-button', `icon-button--${variant}`, className)}
    >
      {icon}
      {count > 0 && (
        <span className="count-badge" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
