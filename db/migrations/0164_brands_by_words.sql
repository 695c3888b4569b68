-- A brand that is typed with other capitals or accents is found by its words, so that it does not become a second brand.
create index products_brand_words on products (plain_words(search_brand_of(facets)))
  where search_brand_of(facets) is not null;
