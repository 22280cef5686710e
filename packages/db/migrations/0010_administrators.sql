CREATE TABLE `audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`administrator_id` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text,
	`details` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`administrator_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `audit_entries_of_target` ON `audit_entries` (`target_kind`,`target_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_of_administrator` ON `audit_entries` (`administrator_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `blocked_at` text;--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `note` text;--> statement-breakpoint
ALTER TABLE `credit_entries` ADD `idempotency_key` text;--> statement-breakpoint
CREATE UNIQUE INDEX `credit_entries_key` ON `credit_entries` (`user_id`,`idempotency_key`) WHERE idempotency_key is not null;