-- What the stock, customer and inbox pages of the admin area remember and read.

-- Why somebody changed a stock by hand, and the key that makes sending it twice harmless.
alter table stock_movements
  add column cause text check (cause in ('received', 'counted', 'damaged', 'lost', 'other')),
  add column request_key text check (length(request_key) <= 255),
  add constraint stock_movements_cause_of_adjustment check (cause is null or reason = 'adjustment');
create unique index stock_movements_request on stock_movements (actor_id, request_key) where request_key is not null;

-- The fewest pieces first: a list of what runs out reads its page from here.
create index products_by_stock on products (stock, sequence desc) where deleted_at is null;

-- Where a message stands with the people of the shop.
alter table contact_messages
  add column state text not null default 'new' check (state in ('new', 'open', 'done')),
  add column state_changed_at timestamptz,
  add column state_changed_by text;
create index contact_messages_by_state on contact_messages (state, created_at desc, id);

create index users_newest on users (created_at desc, id);
