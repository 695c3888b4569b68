import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { ChevronDown } from '../../ui/pictures/icons.tsx';
import { useCloseOutside } from './use-close-outside.ts';
import './menu-group.css';

/** A pointer that slips off the panel for a moment has not left. */
const LEAVING_MS = 200;

/** A part of the navigation that unfolds: by press or keyboard everywhere, by a mouse over it too, and without scripts. */
export function MenuGroup({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const areaRef = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hover = useHover(areaRef, isOpen, setOpen);
  const { key } = useLocation();
  useEffect(() => {
    // A link inside was followed.
    if (key !== '') setOpen(false);
  }, [key]);
  useEffect(() => {
    // Unfolded before the scripts had come: it closes by Esc like any other.
    if (areaRef.current?.open) setOpen(true);
  }, []);
  useCloseOutside(areaRef, isOpen, () => setOpen(false), floatsOverPage);

  return (
    <details
      ref={areaRef}
      className={classNames('menu-group', wide && 'menu-group--wide')}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onPointerEnter={hover.enter}
      onPointerLeave={hover.leave}
    >
      <summary className="menu-group__label row gap-1">
        {label}
        <ChevronDown className="menu-group__arrow" />
      </summary>
      <div className="menu-group__panel">{children}</div>
    </details>
  );
}

/** Only a mouse hovers, and only where the panel floats over the page. */
function useHover(
  areaRef: RefObject<HTMLDetailsElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    const area = areaRef.current;
    const label = area?.querySelector('summary');
    // The press that follows the hover means "open", not "close what just opened". It may come before React's effects have run, so the
    // element itself says whether it is open. Done here, not by the browser, whose word of it comes later than a quick Esc.
    const press = (event: Event) => {
      event.preventDefault();
      setOpen(!area?.open || openedByHover.current);
      openedByHover.current = false;
    };
    label?.addEventListener('click', press);
    return () => label?.removeEventListener('click', press);
  }, [areaRef, setOpen]);

  return {
    enter(event: PointerEvent) {
      clearTimeout(leaving.current);
      if (!isHover(event) || isOpen) return;
      openedByHover.current = true;
      setOpen(true);
    },
    leave(event: PointerEvent) {
      if (isHover(event)) leaving.current = setTimeout(() => setOpen(false), LEAVING_MS);
    },
  };
}

function isHover(event: PointerEvent): boolean {
  return event.pointerType === 'mouse' && floatsOverPage();
}

/** In the menu of a phone the panel pushes down what is below. */
function floatsOverPage(): boolean {
  return matchMedia('(min-width: 1024px)').matches;
}
