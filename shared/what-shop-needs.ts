/** What a product lacks to be published: without a photo and a category it stays a draft. */
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
