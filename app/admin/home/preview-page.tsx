import { formatMoment } from '#shared/formats/dates.ts';
import type { HomeBlock } from '#shared/home-blocks.ts';
import { textIn } from '#shared/language.ts';
import { useLanguage, useMessages } from '../../language.ts';
import { LocalLink } from '../../local-link.tsx';
import { adminHomeMessages, homeBlockMessages } from '../../messages/admin-home-messages.ts';
import { privateMeta } from '../../seo/private-meta.ts';
import { inOwnersOrder } from '../../shell-data/in-order-of-name.ts';
import { menuLink } from '../../shell-data/menu.ts';
import { menuLeavesOut } from '../../shell-data/shell-data.ts';
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
  const [home, categories, shown] = await Promise.all([
    api.home.preview({}, options),
    api.category.get({}, options),
    api.settings.shown({}, options),
  ]);
  const empty = menuLeavesOut(shown.data);
  const { blocks, ofAnotherTime } = home.data;
  return {
    blocks: blocks.map(toHomeBlock),
    ofAnotherTime,
    categories: categories.data.filter(({ _id }) => !empty.includes(_id)),
  };
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
      {/* A loaded home page has a heading of its own. */}
      {(home.answer === undefined || home.failure) && (
        <h1 className="visually-hidden">{texts.previewTitle}</h1>
      )}
      <LoadedPart loaded={home} placeholders={3}>
        {({ blocks, ofAnotherTime, categories }) => {
          const shown: HomeData = {
            blocks,
            categories: inOwnersOrder(categories, language).map((category) => ({
              link: menuLink(category, language),
              image: category.image,
              isFilled: false,
            })),
          };
          return (
            <>
              {ofAnotherTime.map((block) => (
                <AnotherTime key={block.id} block={block} />
              ))}
              <div className="home-page">
                <HomeBlocks {...shown} />
              </div>
            </>
          );
        }}
      </LoadedPart>
    </section>
  );
}

type AnotherTimeProps = { block: Pick<HomeBlock, 'kind' | 'title' | 'from' | 'until'> };

/** The preview has every block; this note says that shoppers would not see this one now. */
function AnotherTime({ block: { kind, title, from, until } }: AnotherTimeProps) {
  const language = useLanguage();
  const texts = adminHomeMessages[language];
  const named = textIn(language, title.en, title.fr);
  const times = [
    ...(from === null ? [] : [texts.from(formatMoment(from, language))]),
    ...(until === null ? [] : [texts.until(formatMoment(until, language))]),
  ];
  return (
    <p className="note">
      {texts.notShownNow(named === '' ? homeBlockMessages[language][kind] : named)} {times.join(' · ')}
    </p>
  );
}
