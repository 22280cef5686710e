CREATE TABLE `day_link_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`day_link_id` text,
	`item_id` text NOT NULL,
	`for_name` text NOT NULL,
	`title` text NOT NULL,
	`is_hunt` integer NOT NULL,
	`note` text NOT NULL,
	`done_at` text NOT NULL,
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`day_link_id`) REFERENCES `day_links`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `day_link_replies_once` ON `day_link_replies` (`day_link_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `day_link_replies_of_family` ON `day_link_replies` (`family_id`,`done_at`,`id`);--> statement-breakpoint
CREATE TABLE `day_links` (
	`id` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`for_name` text NOT NULL,
	`items` text NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `day_links_token` ON `day_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `day_links_of_family` ON `day_links` (`family_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `day_links_expiry` ON `day_links` (`expires_at`);