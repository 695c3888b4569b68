-- Parcels that were refused at the door on the day of a closing; null where a day was closed before they were counted.
alter table rider_day_closings add column refused integer check (refused >= 0);

-- The parcels refused since a moment: the page of cash asks for those of a day.
create index orders_refused on orders (updated_at) where status = 'Refused';
