import { classNames } from '../class-names.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** `text` is one line high, `title` one heading, `round` a circle, `block` whatever the class says. */
  shape?: 'text' | 'title' | 'block' | 'round' | 'pill';
  /** Lets the page set the size of the content to come. */
  className?: string;
}

/** Decoration only: the list that is loading has `aria-busy` and the words. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span className={classNames('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
