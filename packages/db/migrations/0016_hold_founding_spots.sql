ALTER TABLE `users` ADD `spot_held_until` text;--> statement-breakpoint
CREATE INDEX `users_founding` ON `users` (`founding_member`,`spot_held_until`) WHERE founding_member = 1;--> statement-breakpoint
CREATE INDEX `users_spot_held` ON `users` (`spot_held_until`) WHERE spot_held_until is not null;--> statement-breakpoint
-- The rule is new for founders of today: those whose address is not confirmed have two weeks from now on.
UPDATE `users` SET `spot_held_until` = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+14 days')
WHERE `founding_member` = 1 AND `email_verified_at` IS NULL AND `deleted_at` IS NULL AND `is_admin` = 0;
