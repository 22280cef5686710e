CREATE TABLE `hunt_players` (
	`hunt_completion_id` text NOT NULL,
	`child_id` text NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`hunt_completion_id`, `child_id`),
	FOREIGN KEY (`hunt_completion_id`,`user_id`) REFERENCES `hunt_completions`(`id`,`user_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_id`,`user_id`) REFERENCES `children`(`id`,`user_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hunt_players_of_child` ON `hunt_players` (`child_id`);--> statement-breakpoint
CREATE INDEX `hunt_players_of_user` ON `hunt_players` (`user_id`);--> statement-breakpoint
CREATE INDEX `hunt_completions_of_user` ON `hunt_completions` (`user_id`,`completed_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `hunt_completions_id_user` ON `hunt_completions` (`id`,`user_id`);