import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminHomeMessages } from '../../messages/admin-home-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { inOwnersOrder } from '../../shell-data/in-order-of-name.ts';
import { api } from '../../state/desk-api.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { HomeBlocks } from '../../storefront/home/home-blocks.tsx';
import type { HomeData } from '../../storefront/home/load-home.ts';
import { toHomeBlock } from '../../storefront/home/load-home.ts';
import { adminLoader } from '../load-as-admin.ts';
import { LoadedPart } from '../loaded-part.tsx';
import type { Route } from './+types/preview-page';
import '../../storefront/home/home-page.css';

export const meta = privateMeta(adminHomeMessages, ({ previewTitle }) => previewTitle);

export const clientLoader = adminLoader(async (_asked, options) => {
  const [home, categories] = await Promise.all([
    api.home.preview({}, options),
    api.category.get({}, options),
  ]);
  return { blocks: home.data.blocks.map(toHomeBlock), categories: categories.data };
});

/** The draft as shoppers would see it. */
export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(adminHomeMessages);
  const language = useLanguage();
  const home = useLoaded(loaderData);
  return (
    <section aria-label={texts.previewTitle}>
      <p className="note note--primary row apart">
        {texts.previewTitle}
        <LocalLink to="/dashboard/home-page" className="tap">
          {texts.back}
        </LocalLink>
      </p>
      {/* Home brings its own. */}
      {(home.answer === undefined || home.failure) && (
        <h1 className="visually-hidden">{texts.previewTitle}</h1>
      )}
      <LoadedPart loaded={home} placeholders={3}>
        {({ blocks, categories }) => {
          const shown: HomeData = {
            blocks,
            categories: inOwnersOrder(categories, language).map((category) => ({
              ...category,
              isFilled: false,
            })),
          };
          return (
            <div className="home-page">
              <HomeBlocks {...shown} />
            </div>
          );
        }}
      </LoadedPart>
    </section>
  );
}
