-- `users` was both: a household and the one who logs in. Its rows become `families`, and all references follow.
ALTER TABLE `users` RENAME TO `families`;--> statement-breakpoint
ALTER TABLE `activities` RENAME COLUMN `owner_user_id` TO `owner_family_id`;--> statement-breakpoint
ALTER TABLE `blueprints` RENAME COLUMN `owner_user_id` TO `owner_family_id`;--> statement-breakpoint
ALTER TABLE `hunts` RENAME COLUMN `owner_user_id` TO `owner_family_id`;--> statement-breakpoint
ALTER TABLE `children` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `completions` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `favorites` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `saved_activities` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `hunt_completions` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `hunt_players` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `community_items` RENAME COLUMN `author_user_id` TO `author_family_id`;--> statement-breakpoint
ALTER TABLE `community_ratings` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `community_reports` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `author_blocks` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `author_blocks` RENAME COLUMN `author_user_id` TO `author_family_id`;--> statement-breakpoint
ALTER TABLE `credit_entries` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `generations` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `payments` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `queue_moves` RENAME COLUMN `user_id` TO `family_id`;--> statement-breakpoint
ALTER TABLE `referrals` RENAME COLUMN `referrer_user_id` TO `referrer_family_id`;--> statement-breakpoint
ALTER TABLE `referrals` RENAME COLUMN `referee_user_id` TO `referee_family_id`;--> statement-breakpoint
-- Every family that is still here has one parent, with the id of its family.
CREATE TABLE `parents` (
	`id` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`email_canonical` text NOT NULL,
	`email_verified_at` text,
	`password_hash` text,
	`password_proven_at` text,
	`is_admin` integer NOT NULL,
	`unsubscribed_at` text,
	`joined_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `parents`("id", "family_id", "name", "email", "email_key", "email_canonical", "email_verified_at", "password_hash", "password_proven_at", "is_admin", "unsubscribed_at", "joined_at", "created_at") SELECT "id", "id", "name", "email", "email_key", "email_canonical", "email_verified_at", "password_hash", "password_proven_at", "is_admin", "unsubscribed_at", "created_at", "created_at" FROM `families` WHERE "deleted_at" IS NULL ORDER BY rowid;--> statement-breakpoint
CREATE UNIQUE INDEX `parents_email_key` ON `parents` (`email_key`);--> statement-breakpoint
CREATE INDEX `parents_email_canonical` ON `parents` (`email_canonical`);--> statement-breakpoint
CREATE INDEX `parents_of_family` ON `parents` (`family_id`,`joined_at`);--> statement-breakpoint
CREATE INDEX `parents_administrators` ON `parents` (`created_at`) WHERE is_admin = 1;--> statement-breakpoint
CREATE TABLE `__new_families` (
	`id` text PRIMARY KEY NOT NULL,
	`registration_number` integer,
	`tier` text NOT NULL,
	`founding_member` integer NOT NULL,
	`spot_held_until` text,
	`waitlist_status` text NOT NULL,
	`referral_code` text NOT NULL,
	`queue_order` integer,
	`confirmed_at` text,
	`activated_at` text,
	`spot_opened_at` text,
	`blocked_at` text,
	`deleted_at` text,
	`created_at` text NOT NULL
);--> statement-breakpoint
INSERT INTO `__new_families`("id", "registration_number", "tier", "founding_member", "spot_held_until", "waitlist_status", "referral_code", "queue_order", "confirmed_at", "activated_at", "spot_opened_at", "blocked_at", "deleted_at", "created_at") SELECT "id", "registration_number", "tier", "founding_member", "spot_held_until", "waitlist_status", "referral_code", "queue_order", "email_verified_at", "activated_at", "spot_opened_at", "blocked_at", "deleted_at", "created_at" FROM `families` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `families`;--> statement-breakpoint
ALTER TABLE `__new_families` RENAME TO `families`;--> statement-breakpoint
CREATE UNIQUE INDEX `families_registration_number` ON `families` (`registration_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `families_referral_code` ON `families` (`referral_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `families_queue` ON `families` (`queue_order`) WHERE queue_order is not null;--> statement-breakpoint
CREATE INDEX `families_by_tier` ON `families` (`tier`,`waitlist_status`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `families_active` ON `families` (`registration_number`) WHERE waitlist_status = 'active' and deleted_at is null;--> statement-breakpoint
CREATE INDEX `families_founding` ON `families` (`founding_member`,`spot_held_until`) WHERE founding_member = 1;--> statement-breakpoint
CREATE INDEX `families_spot_held` ON `families` (`spot_held_until`) WHERE spot_held_until is not null;--> statement-breakpoint
CREATE INDEX `families_by_day` ON `families` (`created_at`) WHERE registration_number is not null;--> statement-breakpoint
CREATE INDEX `families_untold` ON `families` (`registration_number`) WHERE spot_opened_at is null and queue_order is not null;--> statement-breakpoint
-- What belongs to the one who logs in, or names an administrator, refers to `parents`.
CREATE TABLE `__new_idempotent_requests` (
	`parent_id` text NOT NULL,
	`procedure` text NOT NULL,
	`key` text NOT NULL,
	`input_hash` text NOT NULL,
	`response` text,
	`made_id` text,
	`created_at` text NOT NULL,
	PRIMARY KEY(`parent_id`, `procedure`, `key`),
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_idempotent_requests`("parent_id", "procedure", "key", "input_hash", "response", "made_id", "created_at") SELECT "user_id", "procedure", "key", "input_hash", "response", "made_id", "created_at" FROM `idempotent_requests` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `idempotent_requests`;--> statement-breakpoint
ALTER TABLE `__new_idempotent_requests` RENAME TO `idempotent_requests`;--> statement-breakpoint
CREATE INDEX `idempotent_requests_of_parent` ON `idempotent_requests` (`parent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `idempotent_requests_made` ON `idempotent_requests` (`made_id`);--> statement-breakpoint
CREATE INDEX `idempotent_requests_by_time` ON `idempotent_requests` (`created_at`);--> statement-breakpoint
CREATE TABLE `__new_access_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`expires_at` text NOT NULL,
	`last_used_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_access_tokens`("id", "parent_id", "name", "token_hash", "scopes", "expires_at", "last_used_at", "created_at") SELECT "id", "user_id", "name", "token_hash", "scopes", "expires_at", "last_used_at", "created_at" FROM `access_tokens` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `access_tokens`;--> statement-breakpoint
ALTER TABLE `__new_access_tokens` RENAME TO `access_tokens`;--> statement-breakpoint
CREATE UNIQUE INDEX `access_tokens_hash` ON `access_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `access_tokens_of_parent` ON `access_tokens` (`parent_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `access_tokens_expiry` ON `access_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_sessions`("id", "parent_id", "expires_at", "created_at") SELECT "id", "user_id", "expires_at", "created_at" FROM `sessions` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `sessions`;--> statement-breakpoint
ALTER TABLE `__new_sessions` RENAME TO `sessions`;--> statement-breakpoint
CREATE INDEX `sessions_of_parent` ON `sessions` (`parent_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `__new_google_accounts` (
	`sub` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_google_accounts`("sub", "parent_id", "created_at") SELECT "sub", "user_id", "created_at" FROM `google_accounts` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `google_accounts`;--> statement-breakpoint
ALTER TABLE `__new_google_accounts` RENAME TO `google_accounts`;--> statement-breakpoint
CREATE UNIQUE INDEX `google_accounts_of_parent` ON `google_accounts` (`parent_id`);--> statement-breakpoint
CREATE TABLE `__new_email_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	`purpose` text NOT NULL,
	`email_key` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_email_tokens`("token_hash", "parent_id", "purpose", "email_key", "expires_at", "used_at", "created_at") SELECT "token_hash", "user_id", "purpose", "email_key", "expires_at", "used_at", "created_at" FROM `email_tokens` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `email_tokens`;--> statement-breakpoint
ALTER TABLE `__new_email_tokens` RENAME TO `email_tokens`;--> statement-breakpoint
CREATE INDEX `email_tokens_of_parent` ON `email_tokens` (`parent_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `__new_second_factors` (
	`parent_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer,
	`confirmed_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_second_factors`("parent_id", "secret", "last_step", "confirmed_at", "created_at") SELECT "user_id", "secret", "last_step", "confirmed_at", "created_at" FROM `second_factors` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `second_factors`;--> statement-breakpoint
ALTER TABLE `__new_second_factors` RENAME TO `second_factors`;--> statement-breakpoint
CREATE TABLE `__new_recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`parent_id` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_recovery_codes`("code_hash", "parent_id") SELECT "code_hash", "user_id" FROM `recovery_codes` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `recovery_codes`;--> statement-breakpoint
ALTER TABLE `__new_recovery_codes` RENAME TO `recovery_codes`;--> statement-breakpoint
CREATE INDEX `recovery_codes_of_parent` ON `recovery_codes` (`parent_id`);--> statement-breakpoint
CREATE TABLE `__new_devices` (
	`device_hash` text NOT NULL,
	`parent_id` text NOT NULL,
	`created_at` text NOT NULL,
	PRIMARY KEY(`device_hash`, `parent_id`),
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_devices`("device_hash", "parent_id", "created_at") SELECT "device_hash", "user_id", "created_at" FROM `devices` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `devices`;--> statement-breakpoint
ALTER TABLE `__new_devices` RENAME TO `devices`;--> statement-breakpoint
CREATE INDEX `devices_of_parent` ON `devices` (`parent_id`);--> statement-breakpoint
CREATE TABLE `__new_mail_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`parent_id` text,
	`kind` text NOT NULL,
	`to_name` text NOT NULL,
	`to_address` text NOT NULL,
	`subject` text NOT NULL,
	`text_body` text NOT NULL,
	`html_body` text NOT NULL,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`unsubscribe_url` text,
	`next_attempt_at` text NOT NULL,
	`last_error` text,
	`sent_at` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_mail_outbox`("id", "parent_id", "kind", "to_name", "to_address", "subject", "text_body", "html_body", "state", "attempts", "unsubscribe_url", "next_attempt_at", "last_error", "sent_at", "created_at") SELECT "id", "user_id", "kind", "to_name", "to_address", "subject", "text_body", "html_body", "state", "attempts", "unsubscribe_url", "next_attempt_at", "last_error", "sent_at", "created_at" FROM `mail_outbox` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `mail_outbox`;--> statement-breakpoint
ALTER TABLE `__new_mail_outbox` RENAME TO `mail_outbox`;--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`created_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `mail_outbox_of_parent` ON `mail_outbox` (`parent_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_by_time` ON `mail_outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_waiting` ON `mail_outbox` (`created_at`,`id`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `mail_outbox_sent` ON `mail_outbox` (`created_at`,`id`) WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX `mail_outbox_given_up` ON `mail_outbox` (`created_at`,`id`) WHERE state = 'failed';--> statement-breakpoint
CREATE TABLE `__new_audit_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`administrator_id` text,
	`action` text NOT NULL,
	`target_kind` text NOT NULL,
	`target_id` text,
	`details` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`administrator_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE set null
);--> statement-breakpoint
INSERT INTO `__new_audit_entries`("id", "administrator_id", "action", "target_kind", "target_id", "details", "created_at") SELECT "id", "administrator_id", "action", "target_kind", "target_id", "details", "created_at" FROM `audit_entries` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `audit_entries`;--> statement-breakpoint
ALTER TABLE `__new_audit_entries` RENAME TO `audit_entries`;--> statement-breakpoint
CREATE INDEX `audit_entries_of_target` ON `audit_entries` (`target_kind`,`target_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_of_administrator` ON `audit_entries` (`administrator_id`);--> statement-breakpoint
CREATE TABLE `__new_help_line_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`other_way` text NOT NULL,
	`hours` text NOT NULL,
	`url` text NOT NULL,
	`is_withdrawn` integer NOT NULL,
	`checked_at` text NOT NULL,
	`checked_by_administrator_id` text,
	FOREIGN KEY (`checked_by_administrator_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE set null
);--> statement-breakpoint
INSERT INTO `__new_help_line_checks`("id", "name", "phone", "other_way", "hours", "url", "is_withdrawn", "checked_at", "checked_by_administrator_id") SELECT "id", "name", "phone", "other_way", "hours", "url", "is_withdrawn", "checked_at", "checked_by_user_id" FROM `help_line_checks` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `help_line_checks`;--> statement-breakpoint
ALTER TABLE `__new_help_line_checks` RENAME TO `help_line_checks`;--> statement-breakpoint
CREATE INDEX `help_line_checks_by` ON `help_line_checks` (`checked_by_administrator_id`);--> statement-breakpoint
CREATE TABLE `__new_community_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`activity_id` text NOT NULL,
	`family_id` text,
	`reason` text NOT NULL,
	`created_at` text NOT NULL,
	`decision` text,
	`decided_at` text,
	`decided_by_administrator_id` text,
	FOREIGN KEY (`activity_id`) REFERENCES `community_items`(`activity_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by_administrator_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE set null
);--> statement-breakpoint
INSERT INTO `__new_community_reports`("id", "activity_id", "family_id", "reason", "created_at", "decision", "decided_at", "decided_by_administrator_id") SELECT "id", "activity_id", "family_id", "reason", "created_at", "decision", "decided_at", "decided_by_user_id" FROM `community_reports` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `community_reports`;--> statement-breakpoint
ALTER TABLE `__new_community_reports` RENAME TO `community_reports`;--> statement-breakpoint
CREATE UNIQUE INDEX `community_reports_of_family` ON `community_reports` (`activity_id`,`family_id`);--> statement-breakpoint
CREATE INDEX `community_reports_open` ON `community_reports` (`created_at`) WHERE decision is null;--> statement-breakpoint
CREATE INDEX `community_reports_by_family` ON `community_reports` (`family_id`);--> statement-breakpoint
CREATE INDEX `community_reports_decided_by` ON `community_reports` (`decided_by_administrator_id`);--> statement-breakpoint
CREATE TABLE `__new_referrals` (
	`id` text PRIMARY KEY NOT NULL,
	`referrer_family_id` text NOT NULL,
	`referee_family_id` text,
	`state` text NOT NULL,
	`reason` text,
	`device_hash` text,
	`network_hash` text,
	`mailbox_hash` text,
	`created_at` text NOT NULL,
	`decided_at` text,
	`decided_by_administrator_id` text,
	FOREIGN KEY (`referrer_family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`referee_family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`decided_by_administrator_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE set null
);--> statement-breakpoint
INSERT INTO `__new_referrals`("id", "referrer_family_id", "referee_family_id", "state", "reason", "device_hash", "network_hash", "mailbox_hash", "created_at", "decided_at", "decided_by_administrator_id") SELECT "id", "referrer_family_id", "referee_family_id", "state", "reason", "device_hash", "network_hash", "mailbox_hash", "created_at", "decided_at", "decided_by_user_id" FROM `referrals` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `referrals`;--> statement-breakpoint
ALTER TABLE `__new_referrals` RENAME TO `referrals`;--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_referee` ON `referrals` (`referee_family_id`);--> statement-breakpoint
CREATE INDEX `referrals_of_referrer` ON `referrals` (`referrer_family_id`,`state`);--> statement-breakpoint
CREATE INDEX `referrals_by_time` ON `referrals` (`referrer_family_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `referrals_of_mailbox` ON `referrals` (`mailbox_hash`) WHERE mailbox_hash is not null;--> statement-breakpoint
CREATE INDEX `referrals_held` ON `referrals` (`created_at`) WHERE state = 'held';--> statement-breakpoint
CREATE INDEX `referrals_with_hashes` ON `referrals` (`created_at`) WHERE network_hash is not null;--> statement-breakpoint
CREATE TABLE `__new_favorites` (
	`parent_id` text NOT NULL,
	`child_id` text NOT NULL,
	`family_id` text NOT NULL,
	`activity_id` text NOT NULL,
	`favorited_at` text NOT NULL,
	PRIMARY KEY(`child_id`, `activity_id`, `parent_id`),
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_id`,`family_id`) REFERENCES `children`(`id`,`family_id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
INSERT INTO `__new_favorites`("parent_id", "child_id", "family_id", "activity_id", "favorited_at") SELECT "family_id", "child_id", "family_id", "activity_id", "favorited_at" FROM `favorites` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `favorites`;--> statement-breakpoint
ALTER TABLE `__new_favorites` RENAME TO `favorites`;--> statement-breakpoint
CREATE INDEX `favorites_of_parent` ON `favorites` (`parent_id`,`favorited_at`);--> statement-breakpoint
CREATE INDEX `favorites_of_activity` ON `favorites` (`activity_id`);--> statement-breakpoint
-- Which parent shared it. Until now each family had one.
ALTER TABLE `community_items` ADD `author_parent_id` text REFERENCES parents(id) ON DELETE set null;--> statement-breakpoint
UPDATE `community_items` SET `author_parent_id` = `author_family_id` WHERE `author_family_id` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `community_of_author_parent` ON `community_items` (`author_parent_id`);--> statement-breakpoint
-- Indexes are called after what they are by.
DROP INDEX `completions_of_user`;--> statement-breakpoint
CREATE INDEX `completions_of_family` ON `completions` (`family_id`,`completed_at`);--> statement-breakpoint
DROP INDEX `children_of_user`;--> statement-breakpoint
CREATE INDEX `children_of_family` ON `children` (`family_id`,`created_at`);--> statement-breakpoint
DROP INDEX `children_id_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `children_id_family` ON `children` (`id`,`family_id`);--> statement-breakpoint
DROP INDEX `community_ratings_of_user`;--> statement-breakpoint
CREATE INDEX `community_ratings_of_family` ON `community_ratings` (`family_id`);--> statement-breakpoint
DROP INDEX `author_blocks_of_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `author_blocks_of_family` ON `author_blocks` (`family_id`,`author_family_id`);--> statement-breakpoint
DROP INDEX `credit_entries_of_user`;--> statement-breakpoint
CREATE INDEX `credit_entries_of_family` ON `credit_entries` (`family_id`,`created_at`);--> statement-breakpoint
DROP INDEX `generations_of_user`;--> statement-breakpoint
CREATE INDEX `generations_of_family` ON `generations` (`family_id`,`created_at`);--> statement-breakpoint
DROP INDEX `hunt_completions_of_user`;--> statement-breakpoint
CREATE INDEX `hunt_completions_of_family` ON `hunt_completions` (`family_id`,`completed_at`,`id`);--> statement-breakpoint
DROP INDEX `hunt_completions_id_user`;--> statement-breakpoint
CREATE UNIQUE INDEX `hunt_completions_id_family` ON `hunt_completions` (`id`,`family_id`);--> statement-breakpoint
DROP INDEX `hunt_players_of_user`;--> statement-breakpoint
CREATE INDEX `hunt_players_of_family` ON `hunt_players` (`family_id`);--> statement-breakpoint
DROP INDEX `orders_of_user`;--> statement-breakpoint
CREATE INDEX `orders_of_family` ON `orders` (`family_id`);--> statement-breakpoint
DROP INDEX `payments_of_user`;--> statement-breakpoint
CREATE INDEX `payments_of_family` ON `payments` (`family_id`);
