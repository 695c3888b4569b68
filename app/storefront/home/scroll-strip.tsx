import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { SectionHeading } from '../../ui/layout/section-heading.tsx';
import { ChevronLeft, ChevronRight } from '../../ui/pictures/icons.tsx';
import './scroll-strip.css';

/** How far one press of a button scrolls (spec §9). */
const STEP_PX = 200;

type ScrollStripProps = {
  title: string;
  scrollLeftLabel: string;
  scrollRightLabel: string;
  seeAll?: ReactNode;
  /** Whether there are cards to scroll. */
  isFilled?: boolean;
  /** `<li className="scroll-strip__item">` each. */
  children: ReactNode;
};

/** Cards side by side: swiped on phones, moved by the buttons elsewhere. */
export function ScrollStrip({
  title,
  scrollLeftLabel,
  scrollRightLabel,
  seeAll,
  isFilled = true,
  children,
}: ScrollStripProps) {
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const scroll = (left: number) => listRef.current?.scrollBy({ left });
  return (
    <section className="scroll-strip container" aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        action={
          <>
            {seeAll}
            {isFilled && (
              <span className="scroll-strip__buttons">
                <IconButton
                  label={scrollLeftLabel}
                  icon={<ChevronLeft />}
                  variant="outlined"
                  onClick={() => scroll(-STEP_PX)}
                />
                <IconButton
                  label={scrollRightLabel}
                  icon={<ChevronRight />}
                  variant="outlined"
                  onClick={() => scroll(STEP_PX)}
                />
              </span>
            )}
          </>
        }
      >
        {title}
      </SectionHeading>
      <ul ref={listRef} className="scroll-strip__list">
        {children}
      </ul>
    </section>
  );
}
