import { useCallback, useEffect, useState } from 'react';

/** Knows whether a form of the page holds something unsaved, by asking each of them. */
export function useUnsavedForms() {
  const [forms] = useState(() => new Set<() => boolean>());
  const [isDirty, setDirty] = useState(false);

  const look = useCallback(() => setDirty([...forms].some((isUnsaved) => isUnsaved())), [forms]);

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

  /** From now on the form counts, until the returned function is called. Watching it again looks at once. */
  const watch = useCallback(
    (isUnsaved: () => boolean) => {
      forms.add(isUnsaved);
      look();
      return () => void forms.delete(isUnsaved);
    },
    [forms, look],
  );

  return { isDirty, watch };
}
