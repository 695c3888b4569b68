import { type ComponentPropsWithRef, type ReactNode, type Ref, useId } from 'react';
import './card.css';
import { classNames } from '../class-names.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  level?: 2 | 3;
  /** For a heading that takes the focus when the card appears. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Marks the card as waiting for a person. */
  isMarked?: boolean;
}

/** A part of a page with its own background, named by its heading. */
export function Card({
  title,
  level = 2,
  headingRef,
  isMarked = false,
  className,
  children,
  ...rest
}: CardProps) {
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      {...rest}
      className={classNames('card panel stack gap-3', isMarked && 'card--marked', className)}
      aria-labelledby={headingId}
    >
      <Heading
        id={headingId}
        className="small-heading"
        {...(headingRef ? { ref: headingRef, tabIndex: -1 } : {})}
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
