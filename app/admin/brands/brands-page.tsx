import { useState } from 'react';
import type { BrandView } from '#shared/contract/brand.ts';
import { brandPath } from '#shared/page-paths.ts';
import { useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminBrandMessages } from '../../messages/admin-brand-messages.ts';
import { adminMessages } from '../../messages/admin-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { notify } from '../../ui/feedback/notify.ts';
import { NoMatch } from '../../ui/pictures/motif/no-match.tsx';
import { AdminPage } from '../admin-page.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { AdminRow } from '../list/admin-row.tsx';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/brands-page';
import { BrandDialog } from './brand-dialog.tsx';
import { RenameBrandDialog } from './rename-brand-dialog.tsx';

export const meta = privateMeta(adminBrandMessages, ({ title }) => title);

export const clientLoader = adminLoader(async (_asked, options) => (await api.brand.list({}, options)).data);

/** The brands that products name; the owner gives each its picture and its story. */
export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminBrandMessages);
  const words = useMessages(adminMessages);
  const brands = useLoaded(loaderData);
  const [edited, setEdited] = useState<BrandView>();
  const [renamed, setRenamed] = useState<BrandView>();
  const [doomed, setDoomed] = useState<BrandView>();
  const forget = async ({ name }: BrandView) => {
    const { message } = await api.brand.delete({ name });
    notify.success(message);
    setDoomed(undefined);
    await brands.reload();
  };
  return (
    <AdminPage title={texts.title}>
      <p className="admin-page__intro">{texts.intro}</p>
      <LoadedPart loaded={brands}>
        {(known) =>
          known.length === 0 ? (
            <EmptyState illustration={<NoMatch />} title={texts.emptyTitle} text={texts.emptyText} />
          ) : (
            <ul className="stack gap-3" aria-label={texts.title}>
              {known.map((brand) => (
                <li key={brand.name}>
                  <AdminRow
                    label={brand.name}
                    title={brand.name}
                    image={brand.logo}
                    words={
                      <p className="muted">
                        {texts.products(brand.cards)} ·{' '}
                        {texts.storyLanguages(brand.story !== '', brand.storyFr !== '')}
                      </p>
                    }
                    actions={
                      <>
                        <Button
                          variant="outline"
                          aria-label={words.editNamed(brand.name)}
                          onClick={() => setEdited(brand)}
                        >
                          {words.edit}
                        </Button>
                        <Button
                          variant="quiet"
                          aria-label={texts.renameNamed(brand.name)}
                          onClick={() => setRenamed(brand)}
                        >
                          {texts.rename}
                        </Button>
                        {brand.version > 0 && (
                          <Button
                            variant="quiet"
                            aria-label={texts.deleteStoryOf(brand.name)}
                            onClick={() => setDoomed(brand)}
                          >
                            {texts.deleteStory}
                          </Button>
                        )}
                        {brand.cards > 0 && (
                          <LocalLink to={brandPath(brand.name)} className="tap">
                            {texts.seePage}
                          </LocalLink>
                        )}
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
      <RenameBrandDialog
        brand={renamed}
        brands={brands.answer ?? []}
        onClose={() => setRenamed(undefined)}
        onDone={brands.reload}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={texts.deleteStoryOf(doomed?.name ?? '')}
        question={doomed && <p>{texts.deleteText(doomed.name, doomed.cards)}</p>}
        confirmLabel={words.delete}
        confirm={async () => {
          if (doomed) await forget(doomed);
        }}
      />
      <BrandDialog brand={edited} onClose={() => setEdited(undefined)} onSaved={brands.reload} />
    </AdminPage>
  );
}
