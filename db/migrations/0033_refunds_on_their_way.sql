-- Refunds that a provider has under way were left alone until now; from here on they are asked about until they are final.

update refunds set next_try_at = now() where state = 'pending' and next_try_at is null and reference <> '';
