CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_user_id` text,
	`library` text NOT NULL,
	`position` integer NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`category` text NOT NULL,
	`own_category` text NOT NULL,
	`difficulty_level` text NOT NULL,
	`min_age` integer NOT NULL,
	`max_age` integer NOT NULL,
	`duration_minutes` integer NOT NULL,
	`prep_minutes` integer NOT NULL,
	`materials` text NOT NULL,
	`materials_list` text NOT NULL,
	`setup_instructions` text NOT NULL,
	`learning_objectives` text NOT NULL,
	`connection_prompt` text NOT NULL,
	`easier` text NOT NULL,
	`harder` text NOT NULL,
	`safety_note` text NOT NULL,
	`supervision` text NOT NULL,
	`skill` text NOT NULL,
	`interests` text NOT NULL,
	`setting` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`owner_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `activities_by_library` ON `activities` (`library`,`position`);--> statement-breakpoint
CREATE INDEX `activities_by_owner` ON `activities` (`owner_user_id`,`created_at`) WHERE owner_user_id is not null;--> statement-breakpoint
CREATE TABLE `completions` (
	`child_id` text NOT NULL,
	`user_id` text NOT NULL,
	`activity_id` text NOT NULL,
	`completed_at` text NOT NULL,
	PRIMARY KEY(`child_id`, `activity_id`),
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_id`,`user_id`) REFERENCES `children`(`id`,`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `completions_of_user` ON `completions` (`user_id`,`completed_at`);--> statement-breakpoint
CREATE TABLE `favorites` (
	`child_id` text NOT NULL,
	`user_id` text NOT NULL,
	`activity_id` text NOT NULL,
	`favorited_at` text NOT NULL,
	PRIMARY KEY(`child_id`, `activity_id`),
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_id`,`user_id`) REFERENCES `children`(`id`,`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favorites_of_user` ON `favorites` (`user_id`,`favorited_at`);--> statement-breakpoint
CREATE TABLE `email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email_key` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_tokens_user` ON `email_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `google_accounts` (
	`sub` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `google_accounts_user` ON `google_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `throttles` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_canonical` text NOT NULL,
	`email_verified_at` text,
	`password_hash` text,
	`is_admin` integer NOT NULL,
	`registration_number` integer,
	`tier` text NOT NULL,
	`founding_member` integer NOT NULL,
	`waitlist_status` text NOT NULL,
	`referral_code` text NOT NULL,
	`referred_by_user_id` text,
	`created_at` text NOT NULL,
	CONSTRAINT "users_number_or_admin" CHECK((registration_number is null) = (is_admin = 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_registration_number` ON `users` (`registration_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_referral_code` ON `users` (`referral_code`);--> statement-breakpoint
CREATE INDEX `users_email_canonical` ON `users` (`email_canonical`);--> statement-breakpoint
CREATE INDEX `users_referred_by` ON `users` (`referred_by_user_id`);--> statement-breakpoint
CREATE TABLE `children` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`birth_date` text NOT NULL,
	`interests` text NOT NULL,
	`preferences` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `children_of_user` ON `children` (`user_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `children_id_user` ON `children` (`id`,`user_id`);--> statement-breakpoint
CREATE TABLE `credit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `credit_entries_of_user` ON `credit_entries` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`kind` text NOT NULL,
	`to_name` text NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` text NOT NULL,
	`last_error` text,
	`sent_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`next_attempt_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `mail_outbox_of_user` ON `mail_outbox` (`user_id`);--> statement-breakpoint
CREATE TABLE `server_secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` text NOT NULL
);
