-- Which cards of the shop were bought in the same orders lately, counted once an hour; 'card' as in products.
create table bought_together (
  card text not null,
  other_card text not null,
  orders integer not null check (orders > 0),
  primary key (card, other_card)
);
