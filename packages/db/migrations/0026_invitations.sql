CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`made_by_parent_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`is_mailed` integer NOT NULL,
	`expires_at` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`made_by_parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_of_family` ON `invitations` (`family_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `invitations_of_maker` ON `invitations` (`made_by_parent_id`);--> statement-breakpoint
CREATE INDEX `invitations_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
ALTER TABLE `children` ADD `came_with_parent_id` text REFERENCES parents(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `children_came_with` ON `children` (`came_with_parent_id`);