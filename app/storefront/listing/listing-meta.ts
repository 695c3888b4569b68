import type { Location } from 'react-router';
import { nameIn } from '#shared/language.ts';
import { choiceFields } from '#shared/list-choice.ts';
import { languageOfPath } from '#shared/page-paths.ts';
import { listingMessages } from '../../messages/listing-messages.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { offerIn, takesCashIn } from '../../shell-data/shell-data.ts';
import { type Listing, listPath } from './load-listing.ts';

/** The metadata of a listing. A choice is a view of the same list, so search engines are led to the list itself. */
export function listingMeta(
  { category, subCategory, first, choice }: Listing,
  location: Location,
  matches: Parameters<typeof pageMeta>[0]['matches'],
) {
  const language = languageOfPath(location.pathname);
  const texts = listingMessages[language];
  const categoryName = nameIn(language, category);
  const subCategoryName = subCategory && nameIn(language, subCategory);
  // Without cash on delivery the words for a shop with delivery fees are used: they say nothing about paying.
  const offer = offerIn(matches) || (takesCashIn(matches) ? '' : texts.free);
  const page = first.failed || first.fromPage === 1 ? '' : `?page=${first.fromPage}`;
  return pageMeta({
    matches,
    location,
    title:
      subCategoryName === undefined
        ? texts.categoryTitle(categoryName)
        : texts.title(subCategoryName, categoryName),
    description:
      subCategoryName === undefined
        ? offer === ''
          ? texts.categoryDescription(categoryName)
          : texts.categoryDescriptionOffered(categoryName, offer)
        : offer === ''
          ? texts.description(subCategoryName, categoryName)
          : texts.descriptionOffered(subCategoryName, categoryName, offer),
    keywords: subCategoryName === undefined ? [categoryName] : [subCategoryName, categoryName],
    path: listPath(category, subCategory) + page,
    noIndex: choiceFields(choice).length > 0,
  });
}
