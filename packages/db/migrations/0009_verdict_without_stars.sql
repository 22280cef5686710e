PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_community_ratings` (
	`activity_id` text NOT NULL,
	`user_id` text NOT NULL,
	`rating` integer,
	`verdict` text,
	`minutes` integer,
	`rated_at` text NOT NULL,
	PRIMARY KEY(`activity_id`, `user_id`),
	FOREIGN KEY (`activity_id`) REFERENCES `community_items`(`activity_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_community_ratings`("activity_id", "user_id", "rating", "verdict", "minutes", "rated_at") SELECT "activity_id", "user_id", "rating", "verdict", "minutes", "rated_at" FROM `community_ratings`;--> statement-breakpoint
DROP TABLE `community_ratings`;--> statement-breakpoint
ALTER TABLE `__new_community_ratings` RENAME TO `community_ratings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `community_ratings_of_user` ON `community_ratings` (`user_id`);