import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from '../class-names.ts';
import { useTopModal } from '../dialogs/modal-stack.ts';
import { CircleAlert, CircleCheck } from '../pictures/icons.tsx';
import { Spinner } from '../pictures/spinner.tsx';
import { actionOf, notify } from './notify.ts';
import './toasts.css';

/** How far up a message at the bottom reaches, with the way on which it arrives, in CSS px. */
const LOW_PART = 152;

/** Narrower screens, in CSS px, have the heading and first lines of a page where toasts are shown at the top. */
const PHONE = 768;

type ToastsProps = {
  /** Names the region for people who jump between regions. */
  label: string;
  /** The path of the shown page. On a phone a toast that goes along to another page is shown at the bottom there (decision 698). */
  path: string;
};

/** Rendered once in the document. */
export const Toasts = memo(function Toasts({ label, path }: ToastsProps) {
  const { toasts, handlers } = useToaster();
  const topModal = useTopModal();
  const newest = Math.max(0, ...toasts.map((toast) => toast.createdAt));
  const { on, isLow = on && on !== path && innerWidth < PHONE, ...style } = usePlace(newest, topModal);
  const region = (
    <section
      className={classNames('toasts stack stack--centre gap-2', isLow && 'toasts--low')}
      style={style}
      aria-label={label}
      aria-live="polite"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      // Where its button opens a dialog, the region moves away from under the mouse, which then never leaves it.
      onMouseUp={handlers.endPause}
    >
      {toasts.map((toast) => (
        // A repeated message gets a new key: a screen reader announces only what is added.
        <ToastCard key={toast.id + toast.createdAt} toast={toast} />
      ))}
    </section>
  );
  return topModal === undefined ? region : createPortal(region, topModal);
});

/** `on` is the path of the page on which a place at the top was chosen. */
type Place = { on?: string; isLow?: boolean; marginTop?: number; bottom?: number | undefined };

/**
 * Where toasts are shown, chosen anew with each of them: at the bottom when the pressed control is at the top, so that they do not cover
 * it and its message, unless they would cover the page's offer to try again. At the top they are below the page's header, which has the
 * button of the cart, unless what was pressed is there. In a dialog they are below a heading at the top, which names what was pressed and
 * has the close button, and above its foot, which has the sum and the button that is pressed next.
 */
function usePlace(newest: number, topModal: HTMLElement | undefined) {
  const [place, setPlace] = useState<Place>({});
  useLayoutEffect(() => {
    if (newest === 0) return;
    // Not the page as a whole, which has the focus where what was pressed has gone (`goOnInPage`).
    const pressed = document.querySelector(':focus:not(main)');
    const atTop = innerHeight / 4;
    const boxOf = (part: string, place?: ParentNode) => place?.querySelector(part)?.getBoundingClientRect();
    const heading = boxOf('header', topModal ?? document);
    const under = heading && heading.top < atTop ? Math.max(heading.bottom, 0) : 0;
    const foot = boxOf('footer', topModal);
    // A page that failed offers to try again, on a low screen near its bottom.
    const retry = document.querySelector('main [role=alert] button');
    const isBottomFree = topModal || !retry || retry.getBoundingClientRect().bottom < innerHeight - LOW_PART;
    const isPressedAtTop = pressed && pressed.getBoundingClientRect().top < under + atTop;
    const on = location.pathname;
    if (!isPressedAtTop) setPlace({ on, marginTop: under });
    else setPlace(isBottomFree ? { isLow: true, bottom: foot && innerHeight - foot.top } : { on });
  }, [newest, topModal]);
  return place;
}

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div
      className={classNames('toast panel row', `toast--${toast.type}`, !toast.visible && 'toast--leaving')}
      role={toast.type === 'error' ? 'alert' : undefined}
    >
      <ToastMark type={toast.type} />
      <span>{resolveValue(toast.message, toast)}</span>
      <ToastWay id={toast.id} />
    </div>
  );
}

function ToastWay({ id }: { id: string }) {
  const action = actionOf(id);
  if (!action) return null;
  const press = () => {
    notify.dismiss(id);
    action.onPress();
  };
  return (
    <button type="button" className="toast__way tap" onClick={press}>
      {action.label}
    </button>
  );
}

function ToastMark({ type }: { type: Toast['type'] }) {
  if (type === 'success') return <CircleCheck />;
  if (type === 'error') return <CircleAlert />;
  if (type === 'loading') return <Spinner />;
  return null;
}
