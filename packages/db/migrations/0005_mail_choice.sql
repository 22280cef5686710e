CREATE TABLE `mail_outages` (
	`id` integer PRIMARY KEY NOT NULL,
	`failed_tries` integer NOT NULL,
	`paused_until` text NOT NULL,
	`began_at` text NOT NULL
);
--> statement-breakpoint
DROP INDEX `mail_outbox_due`;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`created_at`) WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE `users` ADD `unsubscribed_at` text;