-- A parcel is dispatched, as the mails about it say.
alter table orders rename column sent_out_at to dispatched_at;
alter index orders_sent_out rename to orders_dispatched;
