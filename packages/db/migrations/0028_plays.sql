-- A completion was the first time only. Every time is a play now, and a completion is the first one of a child.
CREATE TABLE `plays` (
	`family_id` text NOT NULL,
	`id` text NOT NULL,
	`parent_id` text,
	`activity_id` text NOT NULL,
	`source` text NOT NULL,
	`played_at` text NOT NULL,
	`minutes` integer,
	PRIMARY KEY(`family_id`, `id`),
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `parents`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`activity_id`) REFERENCES `activities`(`id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `plays_of_family` ON `plays` (`family_id`,`played_at`);--> statement-breakpoint
CREATE INDEX `plays_of_activity` ON `plays` (`activity_id`,`family_id`,`played_at`);--> statement-breakpoint
CREATE INDEX `plays_of_parent` ON `plays` (`parent_id`);--> statement-breakpoint
CREATE TABLE `play_children` (
	`family_id` text NOT NULL,
	`play_id` text NOT NULL,
	`child_id` text NOT NULL,
	`face` text,
	`line` text,
	PRIMARY KEY(`family_id`, `play_id`, `child_id`),
	FOREIGN KEY (`family_id`,`play_id`) REFERENCES `plays`(`family_id`,`id`) ON UPDATE cascade ON DELETE cascade,
	FOREIGN KEY (`child_id`,`family_id`) REFERENCES `children`(`id`,`family_id`) ON UPDATE no action ON DELETE cascade
);--> statement-breakpoint
CREATE INDEX `play_children_of_child` ON `play_children` (`child_id`);--> statement-breakpoint
INSERT INTO `plays`("family_id", "id", "parent_id", "activity_id", "source", "played_at", "minutes") SELECT "family_id", "child_id" || '/' || "activity_id", NULL, "activity_id", 'marked', "completed_at", NULL FROM `completions` ORDER BY rowid;--> statement-breakpoint
INSERT INTO `play_children`("family_id", "play_id", "child_id", "face", "line") SELECT "family_id", "child_id" || '/' || "activity_id", "child_id", NULL, "note" FROM `completions` ORDER BY rowid;--> statement-breakpoint
DROP TABLE `completions`;
