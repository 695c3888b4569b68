-- The outbox calls a text message what the trade calls it.
alter table mail_outbox drop constraint mail_outbox_channel_check;
update mail_outbox set channel = 'sms' where channel = 'text';
alter table mail_outbox add constraint mail_outbox_channel_check check (channel in ('mail', 'sms'));
alter table mail_outbox rename constraint mail_outbox_text to mail_outbox_sms;
