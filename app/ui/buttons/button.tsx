import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link.tsx';
import { Spinner } from '../pictures/spinner.tsx';
import './button.css';

export type ButtonVariant = 'primary' | 'call-to-action' | 'outline' | 'quiet' | 'danger' | 'success';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'regular' | 'large';
  /** As wide as its container. */
  wide?: boolean;
  icon?: ReactNode;
  /** A second line under the label, such as the amount in a pay button. */
  note?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** While true the button is disabled and shows a spinner; the caller passes the busy label as children. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'regular',
  wide = false,
  busy = false,
  icon,
  note,
  type = 'button',
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classNames(lookOf(variant, size, wide), className)}
    >
      {busy ? <Spinner /> : icon}
      <ButtonLabel note={note}>{children}</ButtonLabel>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  wide = false,
  icon,
  note,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(lookOf(variant, size, wide), className)}>
      {icon}
      <ButtonLabel note={note}>{children}</ButtonLabel>
    </Link>
  );
}

function ButtonLabel({ note, children }: { note: ReactNode; children: ReactNode }) {
  if (note === undefined) return <span className="button__label">{children}</span>;
  return (
    <span className="button__label">
      {children} <span className="button__note">{note}</span>
    </span>
  );
}

function lookOf(variant: ButtonVariant, size: 'regular' | 'large', wide: boolean): string {
  return classNames(
    'button',
    `button--${variant}`,
    size === 'large' && 'button--large',
    wide && 'button--wide',
  );
}
