import type { MenuCountsView } from '#shared/contract/admin-frame.ts';
import { VisuallyHidden } from '../../ui/labels/visually-hidden.tsx';
import type { MenuEntry } from './menu-entries.tsx';
import './menu-count.css';

/** Counts stop at 100, which is shown as '99+'. */
function shortCount(count: number): string {
  return count >= 100 ? '99+' : String(count);
}

/** The number beside an entry of the menu; nothing where nothing waits. */
export function MenuCount({ entry, counts }: { entry: MenuEntry; counts: MenuCountsView | undefined }) {
  const count = entry.count === undefined ? 0 : (counts?.[entry.count.of] ?? 0);
  if (entry.count === undefined || count === 0) return null;
  return (
    <>
      <span className="menu-count figures" aria-hidden="true">
        {shortCount(count)}
      </span>
      <VisuallyHidden> {entry.count.said(shortCount(count))}</VisuallyHidden>
    </>
  );
}
