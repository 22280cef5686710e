CREATE TABLE `help_line_checks` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`other_way` text NOT NULL,
	`hours` text NOT NULL,
	`url` text NOT NULL,
	`is_withdrawn` integer NOT NULL,
	`checked_at` text NOT NULL,
	`checked_by_user_id` text,
	FOREIGN KEY (`checked_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `help_line_checks_by` ON `help_line_checks` (`checked_by_user_id`);