import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import './card.css';
import { classNames } from './class-names.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  level?: 2 | 3;
  /** Waits for somebody. */
  isMarked?: boolean;
}

/** A part of a page on a ground of its own, named by its heading. */
export function Card({ title, level = 2, isMarked = false, className, children, ...rest }: CardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      {...rest}
      className={classNames('card', isMarked && 'card--marked', className)}
      aria-labelledby={headingId}
    >
      <Heading id={headingId} className="card__title">
        {title}
      </Heading>
      {children}
    </section>
  );
}
