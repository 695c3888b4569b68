import { useCallback, useEffect, useState } from 'react';

/** Remembers what the forms of a page held when they were opened or saved, to know whether one holds something unsaved. */
export function useUnsavedForms() {
  const [saved] = useState(() => new Map<HTMLFormElement, string>());
  const [isDirty, setDirty] = useState(false);

  const look = useCallback(
    () => setDirty([...saved].some(([form, content]) => contentOf(form) !== content)),
    [saved],
  );

  // Not each change of a form is typed: a press moves a way to pay up or brings a usual text back, in the render after it.
  useEffect(() => {
    const lookAfterRender = () => requestAnimationFrame(look);
    document.addEventListener('input', lookAfterRender);
    document.addEventListener('click', lookAfterRender);
    return () => {
      document.removeEventListener('input', lookAfterRender);
      document.removeEventListener('click', lookAfterRender);
    };
  }, [look]);

  const keep = useCallback(
    (form: HTMLFormElement, content: string): void => {
      saved.set(form, content);
      look();
    },
    [saved, look],
  );

  /** From now on the form counts, until the returned function is called. */
  const watch = useCallback(
    (form: HTMLFormElement) => {
      keep(form, contentOf(form));
      return () => void saved.delete(form);
    },
    [saved, keep],
  );

  return { isDirty, watch, keep };
}

/** All that a form would send, to compare it with later. */
export function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
