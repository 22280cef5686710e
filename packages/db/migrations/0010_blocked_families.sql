ALTER TABLE `users` ADD `blocked_at` text;--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `note` text;--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_key` ON `credit_entries` (`user_id`,`idempotency_key`) WHERE idempotency_key is not null;