-- Short texts to phones wait in the same outbox as mails: claimed, tried again and forgotten alike. A text has neither subject nor HTML.

alter table mail_outbox
  add column channel text not null default 'mail' check (channel in ('mail', 'text')),
  add constraint mail_outbox_text check (channel = 'mail' or (subject = '' and html_body = ''));

drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (channel, next_try_at) where sent_at is null and given_up_at is null;
