import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export const MOST_ZOOM = 4;
/** The zoom after a click or a double tap. */
const CLOSE_LOOK = 2.5;
const DOUBLE_TAP_MS = 300;

/** A point of the picture, as a share of its size, and its position on the screen. */
type Held = { x: number; y: number; screenX: number; screenY: number };

/**
 * The zoom of the picture in a scrolling stage. It grows around the point that is pressed, so that this point stays under the
 * finger; scrolling moves it.
 */
export function useZoom(stage: RefObject<HTMLDivElement | null>) {
  const [zoom, setZoom] = useState(1);
  const now = useRef(1);
  const held = useRef<Held>(undefined);

  function magnify(wanted: number, at?: { clientX: number; clientY: number }) {
    const next = Math.min(MOST_ZOOM, Math.max(1, wanted));
    if (stage.current) held.current = holdAt(stage.current, at);
    now.current = next;
    setZoom(next);
  }

  useLayoutEffect(() => {
    const { current } = stage;
    const picture = current?.firstElementChild;
    if (!current || !(picture instanceof HTMLElement)) return;
    picture.style.width = `${100 * zoom}%`;
    picture.style.height = picture.style.width;
    if (held.current) scrollTo(current, held.current);
  }, [zoom, stage]);

  const magnifyNow = useRef(magnify);
  magnifyNow.current = magnify;
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    return listen(current, {
      zoom: () => now.current,
      magnify: (wanted, at) => magnifyNow.current(wanted, at),
    });
  }, [stage]);

  return { zoom, magnify };
}

type Zooming = {
  zoom: () => number;
  magnify: (wanted: number, at: { clientX: number; clientY: number }) => void;
};

function listen(stage: HTMLElement, { zoom, magnify }: Zooming): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let lastTap = Number.NEGATIVE_INFINITY;
  let pinch: { distance: number; zoom: number } | undefined;
  let pointer = 'mouse';
  const toggle = (at: MouseEvent) => magnify(zoom() > 1 ? 1 : CLOSE_LOOK, at);

  // In older Safari and Firefox a click does not have its `pointerType`.
  stage.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      pointer = pointerType;
    },
    { signal },
  );
  stage.addEventListener(
    'click',
    (event) => {
      if (pointer === 'mouse') return toggle(event);
      const isSecond = event.timeStamp - lastTap < DOUBLE_TAP_MS;
      lastTap = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
      if (isSecond) toggle(event);
    },
    { signal },
  );
  stage.addEventListener(
    'touchmove',
    (event) => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      // Two fingers enlarge the picture, not the page.
      event.preventDefault();
      const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      pinch ??= { distance, zoom: zoom() };
      magnify((pinch.zoom * distance) / pinch.distance, {
        clientX: (one.clientX + other.clientX) / 2,
        clientY: (one.clientY + other.clientY) / 2,
      });
    },
    { signal, passive: false },
  );
  const endPinch = () => {
    pinch = undefined;
  };
  for (const end of ['touchend', 'touchcancel'] as const) stage.addEventListener(end, endPinch, { signal });
  return () => listening.abort();
}

function holdAt(stage: HTMLElement, at?: { clientX: number; clientY: number }): Held {
  const box = stage.getBoundingClientRect();
  const screenX = at ? at.clientX - box.left : box.width / 2;
  const screenY = at ? at.clientY - box.top : box.height / 2;
  return {
    x: (stage.scrollLeft + screenX) / stage.scrollWidth,
    y: (stage.scrollTop + screenY) / stage.scrollHeight,
    screenX,
    screenY,
  };
}

function scrollTo(stage: HTMLElement, { x, y, screenX, screenY }: Held): void {
  stage.scrollTo({
    left: x * stage.scrollWidth - screenX,
    top: y * stage.scrollHeight - screenY,
    behavior: 'instant',
  });
}
