-- Several people run a shop, each with a role. Whoever was an admin is an owner.
alter table users drop constraint users_role_check;
update users set role = 'OWNER' where role = 'ADMIN';
alter table users
  add constraint users_role_check check (role in ('USER', 'OWNER', 'MANAGER', 'CATALOGUE', 'ORDERS', 'RIDER')),
  -- Since when the account has its role.
  add column role_since timestamptz not null default now();
create index users_of_the_staff on users (role) where role <> 'USER';

-- What the person was when she did it; entries from before do not say.
alter table audit_entries add column actor_role text;
