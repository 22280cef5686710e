CREATE TABLE `saved_activities` (
	`user_id` text NOT NULL,
	`activity_id` text NOT NULL,
	`source` text NOT NULL,
	`saved_at` text NOT NULL,
	`removed_at` text,
	PRIMARY KEY(`user_id`, `activity_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_activities_of_activity` ON `saved_activities` (`activity_id`);--> statement-breakpoint
CREATE INDEX `community_downloads_by_time` ON `saved_activities` (`saved_at`,`activity_id`) WHERE source = 'community';--> statement-breakpoint
CREATE TABLE `author_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`author_user_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `author_blocks_of_user` ON `author_blocks` (`user_id`,`author_user_id`);--> statement-breakpoint
CREATE INDEX `author_blocks_of_author` ON `author_blocks` (`author_user_id`);--> statement-breakpoint
CREATE TABLE `community_items` (
	`activity_id` text PRIMARY KEY NOT NULL,
	`source_activity_id` text,
	`author_user_id` text,
	`state` text NOT NULL,
	`own_category` text NOT NULL,
	`min_age` integer NOT NULL,
	`max_age` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`search_text` text NOT NULL,
	`download_count` integer NOT NULL,
	`rating_count` integer NOT NULL,
	`rating_sum` integer NOT NULL,
	`rating_score` real NOT NULL,
	`shared_at` text NOT NULL,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`author_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `community_by_time` ON `community_items` (`shared_at`,`activity_id`) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX `community_by_rating` ON `community_items` (`rating_score`,`activity_id`) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX `community_by_downloads` ON `community_items` (`download_count`,`activity_id`) WHERE state = 'shown';--> statement-breakpoint
CREATE INDEX `community_of_author` ON `community_items` (`author_user_id`,`shared_at`);--> statement-breakpoint
CREATE INDEX `community_of_source` ON `community_items` (`source_activity_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `community_standing` ON `community_items` (`source_activity_id`) WHERE state in ('shown', 'hidden');--> statement-breakpoint
CREATE TABLE `community_ratings` (
	`activity_id` text NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer NOT NULL,
	`verdict` text,
	`minutes` integer,
	`rated_at` text NOT NULL,
	PRIMARY KEY(`activity_id`, `user_id`),
	FOREIGN KEY (`activity_id`) REFERENCES `community_items`(`activity_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `community_ratings_of_user` ON `community_ratings` (`user_id`);--> statement-breakpoint
CREATE TABLE `community_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`activity_id` text NOT NULL,
	`user_id` text,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	`decision` text,
	`decided_at` text,
	`decided_by_user_id` text,
	FOREIGN KEY (`activity_id`) REFERENCES `community_items`(`activity_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_reports_of_family` ON `community_reports` (`activity_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `community_reports_open` ON `community_reports` (`created_at`) WHERE decision is null;--> statement-breakpoint
CREATE INDEX `community_reports_of_user` ON `community_reports` (`user_id`);--> statement-breakpoint
CREATE INDEX `community_reports_decided_by` ON `community_reports` (`decided_by_user_id`);--> statement-breakpoint
DROP INDEX `users_by_tier`;--> statement-breakpoint
DROP INDEX `users_active`;--> statement-breakpoint
ALTER TABLE `users` ADD `deleted_at` text;--> statement-breakpoint
CREATE INDEX `users_by_tier` ON `users` (`tier`,`waitlist_status`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `users_active` ON `users` (`registration_number`) WHERE waitlist_status = 'active' and deleted_at is null;--> statement-breakpoint
ALTER TABLE `completions` ADD `note` text;--> statement-breakpoint
CREATE INDEX `completions_of_activity` ON `completions` (`activity_id`);--> statement-breakpoint
CREATE INDEX `favorites_of_activity` ON `favorites` (`activity_id`);--> statement-breakpoint
CREATE INDEX `ai_attempts_of_generation` ON `ai_attempts` (`generation_id`);