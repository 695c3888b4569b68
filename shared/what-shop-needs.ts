/** What a product lacks to be found: without a photo and a category it can only be a draft. */
export function whatShopNeeds({
  images,
  categories,
}: {
  images: readonly unknown[];
  categories: readonly unknown[];
}): ('images' | 'categories')[] {
  return [
    ...(images.length === 0 ? ['images' as const] : []),
    ...(categories.length === 0 ? ['categories' as const] : []),
  ];
}
