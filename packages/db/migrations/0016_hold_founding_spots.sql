ALTER TABLE `users` ADD `spot_held_until` text;--> statement-breakpoint
CREATE INDEX `users_founding` ON `users` (`founding_member`,`spot_held_until`) WHERE founding_member = 1;--> statement-breakpoint
CREATE INDEX `users_spot_held` ON `users` (`spot_held_until`) WHERE spot_held_until is not null;--> statement-breakpoint
-- Founders of today whose address is not confirmed have as long from now on as new ones.
UPDATE `users` SET `spot_held_until` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+48 hours')
WHERE `founding_member` = 1 AND `email_verified_at` IS NULL AND `deleted_at` IS NULL AND `is_admin` = 0;
