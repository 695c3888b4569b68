-- The pages of offers and of clearance, each read in its order from one small index. The second one follows the stock:
-- an update of it writes there only when a product comes to or leaves its last three pieces.
create index products_offers on products (discount desc, sequence desc) include (id)
  where is_listed and discount > 0;
create index products_clearance on products (discount desc, sequence desc) include (id)
  where is_listed and (discount >= 40 or stock between 1 and 3);
