import { classNames } from '../class-names.ts';
import './skeleton.css';

export interface SkeletonProps {
  /** `text` is one line high, `title` one heading, `round` a circle, `block` whatever the class says. */
  shape?: 'text' | 'title' | 'block' | 'round' | 'pill';
  /** The page gives the size of what comes. */
  className?: string;
}

/** Decoration only: the list that loads carries `aria-busy` and the words. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return <span className={classNames('skeleton', `skeleton--${shape}`, className)} aria-hidden="true" />;
}
