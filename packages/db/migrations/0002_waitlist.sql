CREATE TABLE `devices` (
	`device_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`device_hash`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `devices_of_user` ON `devices` (`user_id`);--> statement-breakpoint
CREATE TABLE `queue_moves` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`places` integer NOT NULL,
	`reason` text NOT NULL,
	`referral_count` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `queue_moves_of_reward` ON `queue_moves` (`user_id`,`referral_count`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`referrer_user_id` text NOT NULL,
	`referee_user_id` text,
	`state` text NOT NULL,
	`reason` text,
	`device_hash` text,
	`network_hash` text,
	`created_at` text NOT NULL,
	`decided_at` text,
	`decided_by_user_id` text,
	FOREIGN KEY (`referrer_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referee_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_referee` ON `referrals` (`referee_user_id`);--> statement-breakpoint
CREATE INDEX `referrals_of_referrer` ON `referrals` (`referrer_user_id`,`state`);--> statement-breakpoint
CREATE INDEX `referrals_by_time` ON `referrals` (`referrer_user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `referrals_held` ON `referrals` (`created_at`) WHERE state = 'held';--> statement-breakpoint
CREATE INDEX `referrals_with_hashes` ON `referrals` (`created_at`) WHERE network_hash is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `queue_order` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `activated_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `spot_opened_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_queue` ON `users` (`queue_order`) WHERE queue_order is not null;--> statement-breakpoint
CREATE INDEX `users_by_tier` ON `users` (`tier`,`waitlist_status`);--> statement-breakpoint
CREATE INDEX `users_active` ON `users` (`registration_number`) WHERE waitlist_status = 'active';--> statement-breakpoint
CREATE INDEX `users_untold` ON `users` (`registration_number`) WHERE spot_opened_at is null and queue_order is not null;