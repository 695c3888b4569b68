import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the new page to screen readers: a link that scripts follow loads no new document, which would be announced. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (pathname === announced.current) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
