import { onFirstUse } from '../../on-first-use.tsx';
import { client } from '../../state/client.ts';
import { useStore } from '../../state/use-store.ts';

const RecentStrip = onFirstUse(async () => (await import('./recent-strip.tsx')).RecentStrip, {
  isAsked: false,
});

/** The recently viewed products, if there are any. The script of the strip is loaded only then. */
export function RecentlyViewed({ except }: { except?: string }) {
  const ids = useStore(client.recentlyViewed.shown, (state) => state.ids).filter((id) => id !== except);
  if (ids.length === 0) return null;
  return <RecentStrip key={ids.join()} ids={ids} isOnHome={except === undefined} />;
}
