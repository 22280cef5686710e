CREATE TABLE `ai_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`generation_id` text,
	`provider` text NOT NULL,
	`model` text NOT NULL,
	`outcome` text NOT NULL,
	`is_success` integer NOT NULL,
	`ms` integer NOT NULL,
	`first_token_ms` integer,
	`input_tokens` integer,
	`output_tokens` integer,
	`cost_micro_usd` integer,
	`is_counted` integer NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`generation_id`) REFERENCES `generations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `ai_attempts_of_provider` ON `ai_attempts` (`provider`,`created_at`);--> statement-breakpoint
CREATE TABLE `ai_provider_choices` (
	`name` text PRIMARY KEY NOT NULL,
	`is_enabled` integer NOT NULL,
	`is_primary` integer NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `generations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`idempotency_key` text,
	`state` text NOT NULL,
	`request` text NOT NULL,
	`attempt` integer NOT NULL,
	`activity_id` text,
	`credits_charged` integer NOT NULL,
	`provider` text,
	`provider_display_name` text,
	`model` text,
	`prompt_seen` text,
	`notes` text,
	`ended_because` text,
	`created_at` text NOT NULL,
	`ended_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `generations_of_user` ON `generations` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `generations_key` ON `generations` (`user_id`,`idempotency_key`) WHERE idempotency_key is not null;--> statement-breakpoint
CREATE INDEX `generations_reserved` ON `generations` (`state`) WHERE state = 'reserved';--> statement-breakpoint
CREATE UNIQUE INDEX `generations_activity` ON `generations` (`activity_id`) WHERE activity_id is not null;