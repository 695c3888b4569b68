-- Who wants to hear that a product is back may hear it by WhatsApp, where the shop sends no SMS (decision 586).
alter table stock_alerts drop constraint stock_alerts_channel_check;
alter table stock_alerts add constraint stock_alerts_channel_check check (channel in ('mail', 'sms', 'whatsapp'));
