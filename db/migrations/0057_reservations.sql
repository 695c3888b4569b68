-- An order reserves its pieces until it is paid or the time is up; "hold" also meant a lock.
alter table orders rename column hold_expires_at to reservation_expires_at;
alter table orders rename column hold_expired_at to reservation_expired_at;
alter index orders_hold rename to orders_reservation;
