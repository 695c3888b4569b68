import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { ChevronDown } from '../../ui/pictures/icons.tsx';
import { useCloseOutside } from './use-close-outside.ts';
import './menu-group.css';

/** How long a pointer may be off the panel before it closes. */
const LEAVING_MS = 200;

/** A part of the navigation that unfolds: by a press or the keyboard everywhere, also when a mouse hovers over it, and without scripts. */
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
    // Closes the panel after a link inside was followed.
    if (key !== '') setOpen(false);
  }, [key]);
  useEffect(() => {
    // It may have been unfolded before scripts loaded: Esc closes it as usual.
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

/** Opens the panel on hover, only for a mouse and only where the panel floats over the page. */
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
    // A press after hovering means "open", not "close what just opened". It may come before React's effects have run, so the element
    // itself is asked whether it is open. Handled here and not by the browser, whose toggle event comes later than a quick Esc.
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

/** Whether the panel floats; in the menu of a phone it pushes down what is below. */
function floatsOverPage(): boolean {
  return matchMedia('(min-width: 1024px)').matches;
}
