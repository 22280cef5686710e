CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`session_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`payload` text,
	`attempts` integer NOT NULL,
	`next_attempt_at` text,
	`good_until` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_of_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_of_parent` ON `push_subscriptions` (`parent_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_due` ON `push_subscriptions` (`next_attempt_at`) WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE TABLE `reminders` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`days` text NOT NULL,
	`local_time` text NOT NULL,
	`zone` text NOT NULL,
	`way` text NOT NULL,
	`next_at` text,
	`paused_until` text,
	`unopened_count` integer NOT NULL,
	`quiet_at` text,
	`stopped_at` text,
	`calendar_token_hash` text,
	`updated_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_of_parent` ON `reminders` (`parent_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_calendar` ON `reminders` (`calendar_token_hash`);--> statement-breakpoint
CREATE INDEX `reminders_due` ON `reminders` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `good_until` text;--> statement-breakpoint
CREATE INDEX `mail_outbox_good_until` ON `mail_outbox` (`good_until`) WHERE good_until is not null;