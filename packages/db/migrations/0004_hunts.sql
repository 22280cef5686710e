CREATE TABLE `blueprints` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_user_id` text,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`blueprint_data` text NOT NULL,
	`shared_at` text,
	`usage_count` integer NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `blueprints_of_owner` ON `blueprints` (`owner_user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `blueprints_shared` ON `blueprints` (`shared_at`) WHERE shared_at is not null;--> statement-breakpoint
CREATE TABLE `hunt_completions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`hunt_id` text NOT NULL,
	`completion_id` text NOT NULL,
	`completion_time` integer NOT NULL,
	`items_found` integer NOT NULL,
	`total_items` integer NOT NULL,
	`fun_rating` integer NOT NULL,
	`parent_notes` text NOT NULL,
	`score` integer NOT NULL,
	`completed_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hunt_id`) REFERENCES `hunts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hunt_completions_once` ON `hunt_completions` (`user_id`,`hunt_id`,`completion_id`);--> statement-breakpoint
CREATE INDEX `hunt_completions_of_hunt` ON `hunt_completions` (`hunt_id`);--> statement-breakpoint
CREATE TABLE `hunts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_user_id` text,
	`position` integer NOT NULL,
	`blueprint_id` text,
	`blueprint_template` text NOT NULL,
	`blueprint_data` text NOT NULL,
	`hunt_name` text NOT NULL,
	`hunt_type` text NOT NULL,
	`items_data` text NOT NULL,
	`difficulty_level` integer NOT NULL,
	`age_range` text NOT NULL,
	`version` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`blueprint_id`) REFERENCES `blueprints`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `hunts_of_owner` ON `hunts` (`owner_user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `hunts_of_blueprint` ON `hunts` (`blueprint_id`);