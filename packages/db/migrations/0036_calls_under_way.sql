CREATE TABLE `ai_calls_under_way` (
	`id` text PRIMARY KEY NOT NULL,
	`family_id` text,
	`calls` integer NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`family_id`) REFERENCES `families`(`id`) ON UPDATE no action ON DELETE cascade
);
