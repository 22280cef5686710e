CREATE TABLE `suggestions` (
	`family_id` text NOT NULL,
	`span` text NOT NULL,
	`starts_on` text NOT NULL,
	`place` integer NOT NULL,
	`activity_id` text NOT NULL,
	PRIMARY KEY(`family_id`, `span`, `starts_on`, `place`),
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `suggestions_of_activity` ON `suggestions` (`activity_id`);--> statement-breakpoint
DROP INDEX `reminders_of_parent`;--> statement-breakpoint
ALTER TABLE `reminders` ADD `kind` text DEFAULT 'activity' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_of_parent` ON `reminders` (`parent_id`,`kind`);--> statement-breakpoint
ALTER TABLE `parents` ADD `reminder_declined_at` text;